/** The address behind the search box. */
export function searchLink(text, { limit } = {}) {
  const q = encodeURIComponent(encodeURIComponent(text));
  return `/search?q=${q}` + (limit === undefined ? '' : `&limit=${limit}`);
}
