/** The maps `exports` and `imports` of a `package.json`, as Node resolves them. */
export type Target = { readonly found: string } | { readonly code: string };

const notExported = (what: 'exports' | 'imports'): Target => ({
  code: what === 'exports' ? 'ERR_PACKAGE_PATH_NOT_EXPORTED' : 'ERR_PACKAGE_IMPORT_NOT_DEFINED',
});
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Segments that would leave the package, or look into another one. */
const leaves = (path: string): boolean => path.split(/[/\\]/).some((segment) => /^(?:|\.|\.\.|node_modules)$/i.test(segment));

/** No manifest nests its conditions as deep; a hostile one must not exhaust the stack of the driver. */
const DEEPEST = 32;

/** undefined: this target does not apply here, the next one may; null: it is closed on purpose. */
const select = (
  target: unknown,
  star: string,
  what: 'exports' | 'imports',
  conditions: ReadonlySet<string>,
  depth = 0,
): Target | null | undefined => {
  if (depth > DEEPEST) return { code: 'ERR_INVALID_PACKAGE_CONFIG' };
  if (typeof target === 'string') {
    const path = target.replaceAll('*', () => star);
    if (!target.startsWith('./')) {
      const bare = what === 'imports' && !target.startsWith('../') && !target.startsWith('/');
      return bare ? { found: path } : { code: 'ERR_INVALID_PACKAGE_TARGET' };
    }
    return leaves(target.slice(2)) || (star !== '' && leaves(star)) ? { code: 'ERR_INVALID_PACKAGE_TARGET' } : { found: path };
  }
  if (Array.isArray(target)) {
    let last: Target | null | undefined;
    for (const entry of target) {
      const selected = select(entry, star, what, conditions, depth + 1);
      if (selected !== undefined && selected !== null && 'found' in selected) return selected;
      if (selected !== undefined) last = selected;
    }
    return last;
  }
  if (isObject(target)) {
    for (const [condition, value] of Object.entries(target)) {
      if (condition !== 'default' && !conditions.has(condition)) continue;
      const selected = select(value, star, what, conditions, depth + 1);
      if (selected !== undefined) return selected;
    }
    return undefined;
  }
  return target === null ? null : { code: 'ERR_INVALID_PACKAGE_TARGET' };
};

/** The pattern with the longest text before its star comes first, then the longer pattern. */
const bySpecificity = (a: string, b: string): number => b.indexOf('*') - a.indexOf('*') || b.length - a.length;

/** What a key (`.`, `./x` or `#x`) of the map stands for: a path from the package's folder that starts with `./`, or (imports) a package. */
export const packageTarget = (map: unknown, key: string, what: 'exports' | 'imports', conditions: ReadonlySet<string>): Target => {
  const isMap = isObject(map) && (what === 'imports' || Object.keys(map).some((name) => name.startsWith('.')));
  const table: Readonly<Record<string, unknown>> = isMap ? map : { '.': map };
  if (Object.hasOwn(table, key) && !key.includes('*')) return select(table[key], '', what, conditions) ?? notExported(what);
  const patterns = Object.keys(table).filter((name) => name.split('*').length === 2);
  for (const pattern of patterns.sort(bySpecificity)) {
    const [head = '', tail = ''] = pattern.split('*');
    if (key.length < pattern.length || !key.startsWith(head) || !key.endsWith(tail)) continue;
    return select(table[pattern], key.slice(head.length, key.length - tail.length), what, conditions) ?? notExported(what);
  }
  return notExported(what);
};
