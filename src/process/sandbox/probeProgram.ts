import type { ProbeAnswer } from './sandbox.js';

/** What the probe is told; the rest it looks at by itself. */
export interface ProbeQuestion {
  readonly hidden: readonly string[];
  /** Folders inside that it may write to, and those that it must not. */
  readonly writable: readonly string[];
  readonly readOnly: readonly string[];
  readonly network: 'none' | 'proxied' | 'open';
  /** A port on which we listen, out here. */
  readonly listener: number;
  readonly proxyPort: number;
  /** When the tool started, in the system's clock ticks: every process inside is younger. */
  readonly toolStart: string;
  /** Names of the whole environment inside. */
  readonly names: readonly string[];
}

/** A program for Node, run inside before anything else. Its argument is a question, its output the answers, both JSON. */
export const probeProgram = `
const fs = require('node:fs');
const net = require('node:net');
const { spawnSync } = require('node:child_process');
const question = JSON.parse(process.argv[1]);
const answers = [];
const say = (question, answer, holds) => answers.push({ question, answer, holds });
const attempt = (action, otherwise) => { try { return action(); } catch (error) { return otherwise(error); } };
const list = (found) => found.length > 5 ? found.slice(0, 5).join(', ') + ' and ' + (found.length - 5) + ' more' : found.join(', ');

const pids = attempt(() => fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)), () => []);
const started = (pid) => attempt(() => { const text = fs.readFileSync('/proc/' + pid + '/stat', 'latin1'); return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[19]); }, () => Infinity);
const older = pids.filter((pid) => started(pid) <= Number(question.toolStart));
say('which processes are visible', pids.length === 0 ? 'no /proc' : older.length > 0 ? older.length + ' of the machine' : 'only its own', pids.length > 0 && older.length === 0);

const strange = pids.filter((pid) => attempt(() => fs.readFileSync('/proc/' + pid + '/environ', 'utf8').split('\\0').some((entry) => entry !== '' && !question.names.includes(entry.split('=', 1)[0])), () => false));
say('is an environment readable that was not given', strange.length > 0 ? 'yes, of ' + strange.length + ' processes' : 'no', strange.length === 0);

const status = Object.fromEntries(attempt(() => fs.readFileSync('/proc/self/status', 'utf8'), () => '').split('\\n').map((line) => line.split(':\\t')));
const root = (status.Uid ?? '0').split('\\t').includes('0');
say('is it root', root ? 'yes' : 'no', !root);
const rights = ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'].filter((name) => !/^0+$/.test(status[name] ?? '1'));
say('has it special rights', rights.length > 0 ? 'yes: ' + list(rights) : 'no', rights.length === 0);
say('can it gain rights', status.NoNewPrivs === '1' ? 'no' : 'yes', status.NoNewPrivs === '1');
const sudo = ['/usr/bin/sudo', '/bin/sudo', '/usr/local/bin/sudo'].some((file) => spawnSync(file, ['-n', 'true'], { timeout: 5000 }).status === 0);
say('does sudo work', sudo ? 'yes' : 'no', !sudo);

const exists = (place) => attempt(() => fs.lstatSync(place) !== undefined, (error) => error.code !== 'ENOENT' && error.code !== 'ENOTDIR');
const sockets = ['/var/run/docker.sock', '/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock', '/run/dbus/system_bus_socket'].filter(exists);
say('is there a socket of a service of the machine', sockets.length > 0 ? list(sockets) : 'no', sockets.length === 0);
const disks = attempt(() => fs.readdirSync('/dev'), () => []).filter((name) => attempt(() => fs.statSync('/dev/' + name).isBlockDevice(), () => false));
say('is there a disk', disks.length > 0 ? list(disks) : 'no', disks.length === 0);

const covered = (place) => attempt(() => { const stat = fs.statSync(place); return stat.isDirectory() ? fs.readdirSync(place).length === 0 : stat.size === 0; }, () => false);
const seen = question.hidden.filter((place) => exists(place) && !covered(place));
say('is anything there that must be hidden', seen.length > 0 ? seen.length + ' of ' + question.hidden.length + ' places' : 'none of ' + question.hidden.length + ' places', seen.length === 0);

const writes = (folder) => attempt(() => { const file = fs.mkdtempSync(folder + '/.probe-'); fs.rmdirSync(file); return true; }, () => false);
const wrong = ['', '/bin', '/dev', '/etc', '/home', '/lib', '/opt', '/proc', '/root', '/run', '/srv', '/sys', '/usr', '/usr/local', '/var', '/var/tmp', ...question.readOnly].filter(writes);
say('can it write where it must not', wrong.length > 0 ? list(wrong.map((place) => place || '/')) : 'no', wrong.length === 0);
const shut = question.writable.filter((folder) => !writes(folder));
say('can it write where it may', shut.length > 0 ? 'not in ' + list(shut) : 'yes', shut.length === 0);

const reach = (host, port, text) => new Promise((resolve) => {
  const socket = net.connect({ host, port });
  let heard = '';
  const end = (answer) => { socket.destroy(); resolve(answer); };
  socket.setTimeout(1500, () => end('no answer'));
  socket.on('error', (error) => end(error.code));
  socket.on('connect', () => text === undefined ? end('connected') : socket.write(text));
  socket.on('data', (chunk) => { heard += chunk; end(heard.split('\\r\\n', 1)[0]); });
});
const network = async () => {
  if (question.network === 'open') return say('network', 'shared with the machine, as asked for', true);
  const interfaces = attempt(() => fs.readFileSync('/proc/net/dev', 'latin1').split('\\n').slice(2).map((line) => line.split(':', 1)[0].trim()).filter(Boolean), () => ['unknown']);
  say('network interfaces', list(interfaces) || 'none', interfaces.every((name) => ['lo', 'tunl0', 'sit0', 'ip6tnl0', 'gre0', 'gretap0', 'erspan0', 'ip_vti0', 'ip6_vti0', 'ip6gre0'].includes(name)));
  const [machine, world] = await Promise.all([reach('127.0.0.1', question.listener), reach('1.1.1.1', 80)]);
  say('can it reach a port of this machine', machine === 'connected' ? 'yes' : 'no: ' + machine, machine !== 'connected');
  say('can it reach the internet', world === 'connected' ? 'yes' : 'no: ' + world, world !== 'connected');
  if (question.network !== 'proxied') return;
  const refused = await reach('127.0.0.1', question.proxyPort, 'CONNECT unlisted.invalid:443 HTTP/1.1\\r\\nHost: unlisted.invalid:443\\r\\n\\r\\n');
  say('does the proxy refuse a host that is not listed', refused, refused.startsWith('HTTP/1.1 403'));
};
network().then(() => process.stdout.write(JSON.stringify(answers)));
`;

const isAnswer = (value: unknown): value is ProbeAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  typeof value.question === 'string' &&
  'answer' in value &&
  typeof value.answer === 'string' &&
  'holds' in value &&
  typeof value.holds === 'boolean';

/** Undefined for what the probe cannot have said. */
export const parseAnswers = (text: string): readonly ProbeAnswer[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 0 && value.every(isAnswer) ? value : undefined;
  } catch {
    return undefined;
  }
};
