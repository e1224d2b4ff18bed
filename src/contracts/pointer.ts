/** RFC 6901: one reference token as it stands in a pointer. */
export const pointerToken = (name: string | number): string =>
  typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1');

/** RFC 6901: the names of a pointer, unescaped; none for the whole document. Undefined when the text is no pointer. */
export const pointerNames = (pointer: string): string[] | undefined => {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
};
