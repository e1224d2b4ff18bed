import { type Sandbox, sandboxes, subjectCommand } from '../../../src/checks/runtime/driver/sandboxCommand.js';

const ALL = ['/usr/bin/bwrap', '/usr/bin/unshare', '/usr/bin/setpriv'];
const machine = (there: readonly string[], isRoot = false) => ({
  find: (paths: readonly string[]) => paths.find((path) => there.includes(path)),
  isRoot,
});
const kinds = (wanted: string | undefined, there: readonly string[], isRoot = false): readonly string[] =>
  sandboxes(wanted, machine(there, isRoot)).map(({ kind }) => kind);

describe('the sandboxes that are tried', () => {
  it.each<[string, string | undefined, readonly string[], boolean, readonly string[]]>([
    ['nothing asked for, everything there', undefined, ALL, false, ['bwrap', 'setpriv']],
    ['nothing asked for, no bubblewrap', undefined, ['/usr/bin/setpriv'], false, ['setpriv']],
    ['nothing asked for, nothing there', undefined, [], false, ['none']],
    ['bubblewrap asked for', '/opt/bwrap', [], false, ['bwrap']],
    ['unshare asked for', 'unshare', ALL, true, ['unshare']],
    ['none asked for', 'none', ALL, false, ['setpriv']],
    ['none asked for, nothing there', 'none', [], true, ['none']],
  ])('%s', (_what, wanted, there, isRoot, expected) => {
    expect(kinds(wanted, there, isRoot)).toEqual(expected);
  });

  it.each<[string, readonly string[], boolean]>([
    ['without root', ALL, false],
    ['without unshare', ['/usr/bin/setpriv'], true],
    ['without setpriv', ['/usr/bin/unshare'], true],
  ])('unshare cannot be had %s', (_what, there, isRoot) => {
    expect(() => kinds('unshare', there, isRoot)).toThrow('needs root, unshare and setpriv');
  });
});

describe('the command of a subject', () => {
  const node = { path: '/opt/node', version: 'v22.14.0', program: 'the program' };
  const every: readonly Sandbox[] = [
    { kind: 'bwrap', bwrap: '/usr/bin/bwrap' },
    { kind: 'unshare', unshare: '/usr/bin/unshare', setpriv: '/usr/bin/setpriv' },
    { kind: 'setpriv', setpriv: '/usr/bin/setpriv' },
    { kind: 'none' },
  ];

  it.each(every)('takes nothing from this environment: $kind', (sandbox) => {
    const { env, args } = subjectCommand(sandbox, node, true);
    const given =
      Object.keys(env).length > 0
        ? env
        : Object.fromEntries(args.flatMap((arg, i) => (arg === '--setenv' ? [[args[i + 1], args[i + 2]]] : [])));
    expect(given).toEqual({ HOME: '/nonexistent', LANG: 'en_US.UTF-8', PATH: '/usr/bin:/bin', TZ: 'UTC' });
  });

  it.each(every)('ends with Node and the program itself: $kind', (sandbox) => {
    expect(subjectCommand(sandbox, node, false).args.slice(-2)).toEqual(['-e', 'the program']);
  });

  it.each([
    ['v20.20.2', false],
    ['v22.13.1', false],
    ['v22.14.0', true],
    ['v23.6.0', false],
    ['v23.7.0', true],
    ['v24.0.0', true],
  ])('of Node %s closes the signal of the inspector, where Node can: %s', (version, can) => {
    expect(subjectCommand({ kind: 'none' }, { ...node, version }, false).args.includes('--disable-sigusr1')).toBe(can);
  });

  it.each(every.filter(({ kind }) => kind !== 'bwrap'))('becomes nobody when this process is root: $kind', (sandbox) => {
    const { args, identity } = subjectCommand(sandbox, node, true);
    expect(identity?.uid ?? Number(args[args.indexOf('--reuid') + 1])).toBe(65534);
  });
});
