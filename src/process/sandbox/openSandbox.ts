import { type Machine, thisMachine } from './machine.js';
import { type Candidate, exposedByFolders, type Preparation, prepareNamespace } from './namespaceSandbox.js';
import { plainSandbox } from './plainSandbox.js';
import { probeInside } from './probe.js';
import type { ProbeAnswer, SandboxOpening, SandboxRequest } from './sandbox.js';

export type {
  Network,
  ProbeAnswer,
  Sandbox,
  SandboxEnd,
  SandboxFolder,
  SandboxLimits,
  SandboxMode,
  SandboxOpening,
  SandboxOrder,
  SandboxRequest,
} from './sandbox.js';

/** What came of the ways to make a sandbox, in their order. The last one tried is the best that there is. */
interface Trial {
  readonly name: string;
  readonly answers: readonly ProbeAnswer[] | undefined;
  readonly trouble: string | undefined;
}

const lacking = (answers: readonly ProbeAnswer[]): string | undefined => {
  const wrong = answers.filter(({ holds }) => !holds).map(({ question, answer }) => `${question}? ${answer}`);
  return wrong.length === 0 ? undefined : wrong.join('; ');
};

const tryOne = async (request: SandboxRequest, preparation: Preparation, candidate: Candidate): Promise<Trial> => {
  const result = await probeInside(request, preparation, (order) => preparation.run(candidate, order));
  if (result.kind === 'failed') return { name: candidate.name, answers: undefined, trouble: result.reason };
  return { name: candidate.name, answers: result.answers, trouble: lacking(result.answers) };
};

const tryAll = async (request: SandboxRequest, preparation: Preparation): Promise<readonly Trial[]> => {
  const trials: Trial[] = [];
  for (const candidate of preparation.candidates) {
    const trial = await tryOne(request, preparation, candidate);
    trials.push(trial);
    if (trial.trouble === undefined) break;
  }
  return trials;
};

const remembered = new Map<string, Promise<readonly Trial[]>>();

/** A sandbox of the same make, with the same question asked in it, gives the same answers: only the folders behind its places differ. */
const trialsOf = (request: SandboxRequest, machine: Machine, preparation: Preparation): Promise<readonly Trial[]> => {
  const places = request.folders.map(({ inside, access }) => [inside, access]);
  const key = JSON.stringify([machine, request.network, request.hidden, request.limits, places]);
  const trials = remembered.get(key) ?? tryAll(request, preparation);
  remembered.set(key, trials);
  trials.catch(() => remembered.delete(key));
  return trials;
};

const ADVICE =
  'Install bubblewrap (on Debian and Ubuntu: apt-get install bubblewrap), allow user namespaces or sudo without a password, or accept less isolation.';

/** For a machine that is not this one in every respect. Otherwise as `openSandbox`. */
export const openSandboxOn = async (request: SandboxRequest, machine: Machine): Promise<SandboxOpening> => {
  if (request.demand === 'none') return { ok: true, sandbox: await plainSandbox(request, machine, 'none was asked for') };
  const preparation = await prepareNamespace(request, machine);
  const trials = await trialsOf(request, machine, preparation);
  const exposed = exposedByFolders(request);
  const best = trials.find(({ trouble }) => trouble === undefined) ?? trials.find(({ answers }) => answers !== undefined);
  const candidate = preparation.candidates.find(({ name }) => name === best?.name);
  const sandbox = candidate && best?.answers && preparation.sandbox(candidate, [...best.answers, exposed]);
  if (sandbox && (sandbox.isolated || request.demand === 'auto')) return { ok: true, sandbox };
  await preparation.close();
  const troubles = [
    ...trials.map(({ name, trouble }) => (trouble === undefined ? undefined : `${name}: ${trouble}`)),
    exposed.holds ? undefined : `${exposed.question}? ${exposed.answer}`,
  ].filter((trouble) => trouble !== undefined);
  const reason = troubles.join('; ') || 'neither bwrap nor unshare with its companions was found';
  if (request.demand === 'auto') return { ok: true, sandbox: await plainSandbox(request, machine, reason) };
  return { ok: false, reason: `Isolation is required, and this machine does not give it. ${reason}. ${ADVICE}` };
};

/**
 * Opens the best sandbox that this machine offers: `bwrap`, else `unshare` with a file system of our own (as root, or by `sudo -n`).
 * A probe runs inside before anything else; it is asked once for each make and question of one run of the tool. Throws when a folder
 * of the request is not there, or `scratch` cannot be written.
 */
export const openSandbox = (request: SandboxRequest): Promise<SandboxOpening> => openSandboxOn(request, thisMachine());
