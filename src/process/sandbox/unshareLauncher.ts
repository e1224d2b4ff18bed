import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './identity.js';
import { droppedRights, type InnerCommand, type Launch, type Launcher } from './launch.js';
import type { Layout } from './layout.js';
import { foldersAround, isShown, type Mount } from './mounts.js';
import type { PrivateFolders } from './privateFolders.js';
import { fstabField, quoted } from './shellText.js';
import type { SystemTools } from './systemTools.js';
import { wrapperScript } from './wrapperScript.js';

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = { fd: '/proc/self/fd', stdin: 'fd/0', stdout: 'fd/1', stderr: 'fd/2', ptmx: 'pts/ptmx' };

type Tools = { readonly [Name in 'unshare' | 'setpriv' | 'mount' | 'umount' | 'pivotRoot' | 'setsid']: string };

/** A program text and a table of mounts: the new file system, put together in a folder that then becomes the root. */
interface Assembly {
  readonly script: string;
  readonly fstab: string;
}

const bindLine = (root: string, mount: Extract<Mount, { kind: 'bind' }>): string =>
  `${fstabField(mount.from)} ${fstabField(root + mount.to)} none ${mount.access === 'read-only' ? 'rbind,ro,nosuid' : 'bind,nosuid,nodev'} 0 0`;

const assembly = (root: string, table: string, { mounts, sharedMemory }: Layout, tools: Tools, ip: string | undefined): Assembly => {
  const devices = DEVICES.filter((name) => existsSync(`/dev/${name}`));
  const binds = mounts.filter((mount) => mount.kind === 'bind');
  const inside = (place: string): string => quoted(root + place);
  const places = (type: 'folder' | 'file'): readonly string[] =>
    binds.filter((mount) => mount.type === type && !isShown(mounts, mount.to)).map(({ to }) => to);
  const folders = ['/proc', '/dev', '/dev/pts', '/dev/shm', '/.old', ...foldersAround(mounts), ...places('folder')];
  const files = [...devices.map((name) => `/dev/${name}`), ...places('file')];
  const links = [
    ...mounts.flatMap((mount) => (mount.kind === 'link' ? [[mount.target, mount.at] as const] : [])),
    ...Object.entries(DEVICE_LINKS).map(([name, target]) => [target, `/dev/${name}`] as const),
  ];
  const fstab = [
    ...binds.map((mount) => bindLine(root, mount)),
    ...devices.map((name) => `/dev/${name} ${fstabField(`${root}/dev/${name}`)} none bind 0 0`),
    `${fstabField(sharedMemory)} ${fstabField(`${root}/dev/shm`)} none bind,nosuid,nodev 0 0`,
    `devpts ${fstabField(`${root}/dev/pts`)} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`,
    `proc ${fstabField(`${root}/proc`)} proc nosuid,nodev,noexec 0 0`,
  ];
  const script = `
umask 022
${tools.mount} -t tmpfs -o mode=755,nosuid,size=4m tmpfs ${quoted(root)}
/bin/mkdir -p ${folders.map(inside).join(' ')}
for file in ${files.map(inside).join(' ')}; do : >"$file"; done
${links.map(([target, at]) => `/bin/ln -s ${quoted(target)} ${inside(at)}`).join('\n')}
${tools.mount} -a -T ${quoted(table)}
echo sandbox >/proc/sys/kernel/hostname || :
${ip === undefined ? '' : `${ip} link set lo up || :`}
cd ${quoted(root)}
${tools.pivotRoot} . .old
${tools.umount} -l /.old
/bin/rmdir /.old
${tools.mount} -o remount,ro /
`;
  return { script, fstab: fstab.map((line) => `${line}\n`).join('') };
};

const NAMESPACES = ['--pid', '--mount', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child'];

const exports = (env: InnerCommand['env']): string =>
  Object.entries(env)
    .map(([name, value]) => `export ${name}=${quoted(value)}`)
    .join('\n');

/**
 * `unshare` with a file system of our own, as root or by `sudo -n`. The first process inside is a shell that stays root and belongs to
 * nobody who runs there. All is told to a shell on its stdin: no list of processes shows an environment, and when we are gone, however
 * that came about, its stdin ends and it ends everything.
 */
export const unshareLauncher = (
  found: SystemTools,
  layout: Layout,
  shareNetwork: boolean,
  { uid, gid }: Identity,
  own: PrivateFolders,
  asRoot: 'ourselves' | 'sudo',
): Launcher | undefined => {
  const { unshare, setpriv, mount, umount, pivotRoot, setsid, sudo, ip } = found;
  if (!unshare || !setpriv || !mount || !umount || !pivotRoot || !setsid || (asRoot === 'sudo' && !sudo)) return undefined;
  const table = path.join(own.base, 'fstab');
  const { script, fstab } = assembly(own.root, table, layout, { unshare, setpriv, mount, umount, pivotRoot, setsid }, ip);
  writeFileSync(table, fstab, { mode: 0o600 });
  let runs = 0;
  return ({ program, command, cwd, env }): Launch => {
    runs += 1;
    const statusFile = path.join(own.base, `status-${runs}`);
    writeFileSync(statusFile, '', { mode: 0o600, flag: 'wx' });
    const first = `set -e
exec 3>>${quoted(statusFile)}
read -r pid rest </proc/self/stat
echo "init $pid" >&3
${script}
cd ${quoted(cwd)}
set +e
${wrapperScript(Object.keys(env))}`;
    const words = [
      ...[unshare, ...NAMESPACES, ...(shareNetwork ? [] : ['--net']), '--', setsid, '/bin/sh', '-c', first, 'sh', program],
      ...droppedRights(setpriv, uid, gid),
      ...command,
    ];
    const stdinText = `{
exec 9<&0 </dev/null
${exports(env)}
(while read -r line <&9; do :; done; kill -KILL 0) >/dev/null 2>&1 &
watch=$!
${words.map(quoted).join(' ')} 9<&-
code=$?
kill -KILL "$watch"
exit "$code"
}
`;
    const shell = ['/usr/bin/env', '-i', '/bin/sh', '-s'];
    const [file = '', ...args] = asRoot === 'sudo' && sudo ? [sudo, '-n', '--', ...shell] : shell;
    return { file, args, env: {}, stdinText, statusFile };
  };
};
