import os from 'node:os';

/** Shells and bubblewrap put these into the environment by themselves; the process does not get them. */
export const SHELL_NAMES = ['PWD', 'OLDPWD', 'SHLVL', '_'];

/** File descriptor on which a wrapper tells how things went. */
export const STATUS_FD = 3;

/**
 * Shell text around the one process of a namespace: `$1` is its program, the rest the command that starts it. Tells on file descriptor
 * 3 that it begins, then how it ended and whether others are still there (a namespace ends with the wrapper, and they with it).
 * The shell's own messages go there too: `Killed` is how a shell says that a signal, and not an exit code above 128, was the end.
 */
export const wrapperScript = (names: readonly string[]): string => `
trap : HUP INT QUIT TERM
[ -f "$1" ] && [ -x "$1" ] || { echo absent >&3; exit 127; }
shift
unset ${SHELL_NAMES.filter((name) => !names.includes(name)).join(' ')}
echo begun >&3
exec 4>&2 2>&3
(exec "$@" 2>&4 3>&- 4>&-)
code=$?
others=0
for stat in /proc/[0-9]*/stat; do
  { read -r line <"$stat"; } 2>/dev/null || continue
  state=\${line##*) }
  case "\${line%% *} $state" in "1 "*|"$$ "*|*" Z "*) ;; *) others=1; break ;; esac
done
echo "end $code $others" >&3
exit $code
`;

export interface WrapperStatus {
  /** The process id, out here, of the namespace's first process. */
  readonly init: number | undefined;
  readonly absent: boolean;
  readonly begun: boolean;
  readonly end:
    | { readonly kind: 'exited'; readonly code: number; readonly others: boolean }
    | { readonly kind: 'signalled'; readonly signal: string; readonly others: boolean }
    | undefined;
}

const signalName = (number: number): string =>
  Object.entries(os.constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;

/** A code above 128 is a signal: what is known of a process whose own end nobody saw. */
export const endOfCode = (code: number): { kind: 'exited'; code: number } | { kind: 'signalled'; signal: string } =>
  code > 128 ? { kind: 'signalled', signal: signalName(code - 128) } : { kind: 'exited', code };

/**
 * Reads what a wrapper told, and bubblewrap about it. Shells say nothing about a death of SIGINT or SIGPIPE (some, of SIGTERM): those
 * count as exit codes.
 */
export const wrapperStatus = (text: string, bwrapInfo = ''): WrapperStatus => {
  const init = /^init ([0-9]+)$/m.exec(text)?.[1] ?? /"child-pid":\s*([0-9]+)/.exec(bwrapInfo)?.[1];
  const lines = text.split('\n');
  const [, code, others] = /^end ([0-9]+) ([01])$/m.exec(text) ?? [];
  const begun = lines.indexOf('begun');
  const ending = lines.findLastIndex((line) => line.startsWith('end '));
  const said = begun >= 0 && ending > begun + 1;
  const how = code === undefined ? undefined : said ? endOfCode(Number(code)) : ({ kind: 'exited', code: Number(code) } as const);
  return {
    init: init === undefined ? undefined : Number(init),
    absent: lines.includes('absent'),
    begun: begun >= 0,
    end: how && { ...how, others: others === '1' },
  };
};
