/** Percent-decoding as forms do it: a plus sign stands for a blank. Throws URIError on broken input. */
export function decodeFormText(text) {
  return new URLSearchParams('q=' + text).get('q');
}

/** One spelling for everything that means the same to the catalog. */
export function tidyTerm(text) {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A search term as the catalog engine wants it, from what stands in the address. */
export function termFromAddress(raw) {
  return tidyTerm(decodeFormText(raw));
}
