import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './identity.js';
import { INSIDE } from './mounts.js';

/** What a sandbox needs on disk for itself. On disk and not in memory, so that who fills it fills no memory. */
export interface PrivateFolders {
  readonly base: string;
  readonly home: string;
  readonly temporary: string;
  readonly sharedMemory: string;
  /** Where the proxy's socket lies. */
  readonly proxy: string;
  /** Where a file system for the process is put together. */
  readonly root: string;
  /** Cover what must not be seen inside something that is seen. */
  readonly emptyFolder: string;
  readonly emptyFile: string;
  /** Files of /etc that are ours, by name. */
  readonly etc: Readonly<Record<string, string>>;
}

/** The machine's users, its name and its neighbours are nobody's business inside. */
const etcTexts = ({ uid, gid }: Identity): Readonly<Record<string, string>> => ({
  passwd: [
    'root:x:0:0:root:/nonexistent:/bin/false',
    `agent:x:${uid}:${gid}:agent:${INSIDE.home}:/bin/sh`,
    'nobody:x:65534:65534:nobody:/nonexistent:/bin/false',
  ]
    .map((line) => `${line}\n`)
    .join(''),
  group: `root:x:0:\nagent:x:${gid}:\nnogroup:x:65534:\n`,
  hosts: '127.0.0.1 localhost sandbox\n::1 localhost\n',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
});

export const makePrivateFolders = (scratch: string, identity: Identity): PrivateFolders => {
  const base = mkdtempSync(path.join(realpathSync(scratch), 'sandbox-'));
  const folder = (name: string, mode = 0o700): string => {
    const made = path.join(base, name);
    mkdirSync(made, { mode });
    return made;
  };
  const file = (place: string, text: string): string => {
    writeFileSync(place, text, { mode: 0o644, flag: 'wx' });
    return place;
  };
  const etc = folder('etc', 0o755);
  return {
    base,
    home: folder('home'),
    temporary: folder('tmp'),
    sharedMemory: folder('shm'),
    proxy: folder('proxy', 0o755),
    root: folder('root'),
    emptyFolder: folder('empty', 0o755),
    emptyFile: file(path.join(base, 'empty-file'), ''),
    etc: Object.fromEntries(Object.entries(etcTexts(identity)).map(([name, text]) => [name, file(path.join(etc, name), text)])),
  };
};
