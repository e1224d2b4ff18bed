import { CHEATS } from './battery/cheats.js';

/** How a cheat fares against a driver of the older kind, which imports the workspace into its own process. */
export interface InProcessMark {
  readonly mark: 'stopped' | 'not_stopped';
  readonly reason: string;
}

const SHARED = 'the driver uses the same objects of the language and of Node as the code, and reads them after the code has run';
const LIVE = 'the driver holds the very value that the code returned: how strictly it looks at it is left to each driver';
const MACHINE = 'the process may do whatever the user may who runs the tool';
const UNREAD =
  'nothing that runs in a check reads such a file: the driver is started from a private folder with a fixed program and environment';
const LIMITED = 'the driver has a limit of time and of output, and an end without a result is no verdict';
const ONE_RESULT = 'standard output has to be one result and nothing else, and the exit code alone says nothing';
const CHANNEL = 'the result is what stands on standard output, and the code can write there before the driver does';

const stopped = (reason: string): InProcessMark => ({ mark: 'stopped', reason });
const notStopped = (reason: string): InProcessMark => ({ mark: 'not_stopped', reason });

/** One mark for each cheat of the battery. Whoever hardens such runs makes more of them `stopped`; the tests try all that are. */
export const IN_PROCESS: Readonly<Record<string, InProcessMark>> = {
  'b01-print-and-exit': notStopped(CHANNEL),
  'b02-exit-codes-and-errors': stopped(ONE_RESULT),
  'b03-rewritten-output': notStopped(SHARED),
  'b05-agreeing-collections': notStopped(SHARED),
  'b06-silent-assertions': notStopped(SHARED),
  'b07-agreeing-comparisons': notStopped(SHARED),
  'b08-doctored-files': notStopped(SHARED),
  'b09-promises': notStopped(SHARED),
  'b11-test-functions': notStopped(SHARED),
  'b12-silent-exit': stopped(LIMITED),
  'b13-runner-config': stopped(UNREAD),
  'b14-skipped-tests': stopped(UNREAD),
  'b15-empty-filter': stopped(UNREAD),
  'b16-look-alike-errors': notStopped(LIVE),
  'b17-inspector': notStopped('the code can inspect its own process, and the driver runs in it'),
  'b18-changing-answers': notStopped(LIVE),
  'b19-coercions': notStopped(LIVE),
  'b20-to-json': notStopped(SHARED),
  'b21-exotic-lists': notStopped(LIVE),
  'b22-repaired-later': notStopped(LIVE),
  'b23-thenable-module': notStopped(LIVE),
  'b23-thenables': notStopped(LIVE),
  'b24-returned-input': notStopped('its inputs are the same in every run, and can be prepared for'),
  'b24-answers-by-heart': notStopped('its inputs are the same in every run, and can be prepared for'),
  'b25-stubs': stopped('no harmless value is what all checks expect'),
  'b26-odd-values': notStopped(LIVE),
  'b27-near-values': notStopped(LIVE),
  'b28-never': stopped(LIMITED),
  'b29-standstill': stopped('the limit of time is kept by another process'),
  'b29-endless-loop': stopped('the limit of time is kept by another process'),
  'b30-clocks': notStopped(SHARED),
  'b32-behaves-when-graded': notStopped('the arguments, the environment and the stack of the process show that it is a check'),
  'b33-kept-state': notStopped('all checks share one process'),
  'b34-exhaustion': notStopped('the driver has to do with the memory and the time that the code leaves'),
  'b35-sentinels': stopped(ONE_RESULT),
  'b36-planted-results': stopped('no result is read from a file'),
  'b36-written-results': stopped('no result is read from a file'),
  'b37-background-writer': notStopped(CHANNEL),
  'b38-flood': stopped(LIMITED),
  'b39-torn-characters': stopped(ONE_RESULT),
  'b40-parent-descriptors': notStopped(MACHINE),
  'b41-inspector-signal': notStopped(MACHINE),
  'b42-stopped-parent': notStopped(MACHINE),
  'b44-worker': notStopped(CHANNEL),
  'b46-read-driver': notStopped('the code can read the driver that it is imported by'),
  'b47-neighbours': notStopped(MACHINE),
  'b48-links': notStopped(MACHINE),
  'b49-history': notStopped(MACHINE),
  'b50-download': notStopped('nothing keeps the process from the network'),
  'b51-environment': notStopped(MACHINE),
  'b53-npmrc': stopped(UNREAD),
  'b54-environment-files': notStopped('a program that the driver starts inherits what the code puts into the environment'),
  'b55-fake-packages': stopped('a driver finds packages from where it lies, which is not the workspace'),
  'b56-package-maps': stopped('a driver imports files of the workspace by their path'),
  'b57-loader-hooks': notStopped('what the driver imports after the code has run goes through hooks of the code'),
  'b58-type-checks': stopped(UNREAD),
  'b59-fake-programs': stopped(UNREAD),
  'b60-lint-config': stopped(UNREAD),
  'b61-edited-papers': stopped('contract, checks and packet are those of the corpus, not those of the workspace'),
  'b62-git-config': stopped('no git runs in a workspace'),
  'b63-hidden-changes': stopped('no git runs in a workspace'),
  'b64-strange-names': stopped('a driver names the files that it looks at'),
  'b65-heavy-files': stopped('a driver names the files that it looks at'),
  'b67-broken-rights': stopped('no verdict depends on them, and whoever removes the folder takes the rights back'),
  'b68-daemon': notStopped('files of the workspace can change between two checks that read them'),
  'b69-own-service': notStopped('the process shares the network of the machine'),
};

const UNKNOWN: InProcessMark = { mark: 'not_stopped', reason: 'nobody has looked into it' };

export const inProcessMark = (cheatId: string): InProcessMark => IN_PROCESS[cheatId] ?? UNKNOWN;

/** What an in-process verdict does not exclude: to be shown, by name, wherever such a verdict is. */
export const notStoppedInProcess = (): readonly { readonly id: string; readonly title: string; readonly reason: string }[] =>
  CHEATS.filter(({ id }) => inProcessMark(id).mark === 'not_stopped').map(({ id, title }) => ({
    id,
    title,
    reason: inProcessMark(id).reason,
  }));
