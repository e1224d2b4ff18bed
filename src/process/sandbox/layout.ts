import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { INSIDE, type Mount } from './mounts.js';
import type { PrivateFolders } from './privateFolders.js';
import type { SandboxFolder, SandboxRequest } from './sandbox.js';
import { covers, systemView } from './systemView.js';

/** The whole file system that a process sees, but for /proc and /dev, which each launcher makes in its own way. */
export interface Layout {
  readonly mounts: readonly Mount[];
  readonly node: string;
  /** Bound onto /dev/shm once there is a /dev. */
  readonly sharedMemory: string;
}

const folder = (from: string, to: string, access: 'read-only' | 'read-write'): Mount => ({
  kind: 'bind',
  from,
  to,
  type: 'folder',
  access,
});

/** Places of the system and of the sandbox itself. */
const TAKEN = /^\/(?:$|(?:bin|dev|etc|gnu|lib[^/]*|nix|opt|proc|sandbox|sbin|sys|tmp|usr)(?:\/|$))/;

const shown = ({ host, inside, access }: SandboxFolder): Mount => {
  const place = path.posix.normalize(inside);
  if (!place.startsWith('/') || TAKEN.test(place))
    throw new Error(`${inside} is no place for a folder inside a sandbox; use one like /workspace`);
  if (!existsSync(host)) throw new Error(`${host} is to be shown inside a sandbox, but is not there`);
  return folder(realpathSync(host), place, access);
};

/** Throws when a folder that is to be shown does not exist, or is to appear where the system lies. */
export const sandboxLayout = (request: SandboxRequest, own: PrivateFolders, nodeBinary: string): Layout => {
  const system = systemView(nodeBinary, request);
  return {
    mounts: [
      ...system.mounts,
      ...covers(system.mounts, request.hidden, { folder: own.emptyFolder, file: own.emptyFile }),
      ...Object.entries(own.etc).map(
        ([name, from]): Mount => ({ kind: 'bind', from, to: `/etc/${name}`, type: 'file', access: 'read-only' }),
      ),
      folder(own.home, INSIDE.home, 'read-write'),
      folder(own.temporary, INSIDE.temporary, 'read-write'),
      ...(request.network.kind === 'proxied' ? [folder(own.proxy, INSIDE.proxy, 'read-only')] : []),
      ...request.folders.map(shown),
    ],
    node: system.node,
    sharedMemory: own.sharedMemory,
  };
};

/** A host path as the process sees it. The innermost folder counts when one lies in another. Throws when it is in none. */
export const insidePath = (request: Pick<SandboxRequest, 'folders'>, hostPath: string): string => {
  const found = request.folders
    .flatMap(({ host, inside }) => {
      const relative = path.relative(host, hostPath);
      return relative === '..' || relative.startsWith('../') || path.isAbsolute(relative) ? [] : [{ relative, inside }];
    })
    .sort((a, b) => a.relative.length - b.relative.length)[0];
  if (found === undefined) throw new Error(`${hostPath} lies in none of the folders that the sandbox shows`);
  return path.posix.join(found.inside, found.relative);
};
