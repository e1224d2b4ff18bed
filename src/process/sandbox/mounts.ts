/** How a part of the machine appears inside, in the order in which it is put there: a later one may cover a part of an earlier one. */
export type Mount =
  | {
      readonly kind: 'bind';
      /** Host path without links. */
      readonly from: string;
      readonly to: string;
      readonly type: 'folder' | 'file';
      readonly access: 'read-only' | 'read-write';
    }
  | { readonly kind: 'link'; readonly target: string; readonly at: string };

/** Is it in a folder that is shown as it is on the host? Nothing can or need be made there. */
export const isShown = (mounts: readonly Mount[], place: string): boolean =>
  mounts.some((mount) => mount.kind === 'bind' && mount.type === 'folder' && place.startsWith(`${mount.to}/`));

/** The folders around all places that have to be made first, outer before inner. */
export const foldersAround = (mounts: readonly Mount[]): readonly string[] => {
  const places = new Set<string>();
  const shown = new Set(mounts.flatMap((mount) => (mount.kind === 'bind' && mount.type === 'folder' ? [mount.to] : [])));
  for (const mount of mounts) {
    const names = (mount.kind === 'bind' ? mount.to : mount.at).split('/').slice(1, -1);
    for (const [at] of names.entries()) places.add(`/${names.slice(0, at + 1).join('/')}`);
  }
  return [...places].filter((place) => !shown.has(place) && !isShown(mounts, place)).sort();
};

/** Where the sandbox's own things lie inside: under a name that no machine has, for all of a machine may have to be hidden. */
export const INSIDE = { home: '/sandbox/home', temporary: '/tmp', proxy: '/sandbox/proxy', node: '/sandbox/node' } as const;
