import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { INSIDE, type Mount } from './mounts.js';
import type { SandboxRequest } from './sandbox.js';

/** The parts of a system that programs run from. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix/store', '/gnu/store'];

/** Of /etc only what libraries and tools look up; accounts, host names and services of the machine stay out. */
const ETC = [
  'alternatives',
  'ca-certificates',
  'ca-certificates.conf',
  'crypto-policies',
  'fonts',
  'gai.conf',
  'host.conf',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'localtime',
  'mime.types',
  'os-release',
  'pki',
  'protocols',
  'services',
  'ssl',
  'terminfo',
];

const lookup = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

const bind = (from: string, to: string): Mount | undefined => {
  const real = lookup(() => realpathSync(from));
  const stat = real === undefined ? undefined : lookup(() => statSync(real));
  if (real === undefined || stat === undefined || !(stat.isDirectory() || stat.isFile())) return undefined;
  return { kind: 'bind', from: real, to, type: stat.isDirectory() ? 'folder' : 'file', access: 'read-only' };
};

/** As it is on the host: a link to `usr/bin` stays one. */
const systemMount = (place: string): Mount | undefined =>
  lookup(() => lstatSync(place))?.isSymbolicLink() ? { kind: 'link', target: readlinkSync(place), at: place } : bind(place, place);

const within = (place: string, folder: string): boolean => place === folder || place.startsWith(`${folder}/`);

export interface SystemView {
  readonly mounts: readonly Mount[];
  /** The Node binary inside. */
  readonly node: string;
}

/**
 * Node from a folder of its own (a user's version manager, a tool cache): the binary, and the packages installed beside it with their
 * commands. Never the whole folder around it, which may be somebody's home.
 */
const nodeElsewhere = (binary: string): readonly (Mount | undefined)[] => {
  const bin = path.dirname(binary);
  const commands = (lookup(() => readdirSync(bin)) ?? []).flatMap((name): readonly Mount[] => {
    const target = lookup(() => readlinkSync(path.join(bin, name)));
    return target?.startsWith('../lib/node_modules/') ? [{ kind: 'link', target, at: `${INSIDE.node}/bin/${name}` }] : [];
  });
  return [
    bind(binary, `${INSIDE.node}/bin/node`),
    bind(path.join(bin, '../lib/node_modules'), `${INSIDE.node}/lib/node_modules`),
    ...commands,
  ];
};

/** What every process sees: programs and libraries, a few settings, Node. All of it read-only. */
export const systemView = (nodeBinary: string, { network, hidden }: Pick<SandboxRequest, 'network' | 'hidden'>): SystemView => {
  const system = SYSTEM.map(systemMount).filter((mount) => mount !== undefined);
  const binary = realpathSync(nodeBinary);
  const there =
    system.some((mount) => mount.kind === 'bind' && within(binary, mount.from)) && !hidden.some((place) => within(binary, place));
  const etc = [...ETC, ...(network.kind === 'open' ? ['resolv.conf'] : [])].map((name) => bind(`/etc/${name}`, `/etc/${name}`));
  return {
    mounts: [...system, ...etc, ...(there ? [] : nodeElsewhere(binary))].filter((mount) => mount !== undefined),
    node: there ? binary : `${INSIDE.node}/bin/node`,
  };
};

/** What must not be seen but lies in something that is: covered by something empty. */
export const covers = (mounts: readonly Mount[], hidden: readonly string[], empty: { folder: string; file: string }): readonly Mount[] =>
  hidden.flatMap((place) => {
    const real = lookup(() => realpathSync(place));
    if (real === undefined) return [];
    const type = lookup(() => statSync(real))?.isDirectory() ? 'folder' : 'file';
    return mounts.flatMap((mount): readonly Mount[] =>
      mount.kind === 'bind' && within(real, mount.from)
        ? [{ kind: 'bind', from: empty[type], to: path.join(mount.to, path.relative(mount.from, real)), type, access: 'read-only' }]
        : [],
    );
  });
