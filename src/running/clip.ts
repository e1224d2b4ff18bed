/** A text of at most `units` UTF-16 units; a character outside the base plane is not cut in two. */
export const clip = (text: string, units: number): string => {
  if (text.length <= units) return text;
  const last = text.charCodeAt(units - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? units - 1 : units);
};
