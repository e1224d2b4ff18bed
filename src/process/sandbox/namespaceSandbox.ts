import { realpathSync } from 'node:fs';
import path from 'node:path';
import { removeTree } from '../removeTree.js';
import { messageOf } from '../systemError.js';
import { bwrapLauncher } from './bwrapLauncher.js';
import { environmentOf } from './environment.js';
import { giveTo, type Identity, ourselves, sandboxIdentity } from './identity.js';
import type { InnerCommand, Launcher } from './launch.js';
import { insidePath, sandboxLayout } from './layout.js';
import { limitedCommand } from './limitedCommand.js';
import type { Machine } from './machine.js';
import { INSIDE } from './mounts.js';
import { makePrivateFolders } from './privateFolders.js';
import { type HostProxy, openProxy } from './proxy.js';
import { relayProgram } from './relayProgram.js';
import { runNamespace } from './runNamespace.js';
import type { ProbeAnswer, Sandbox, SandboxEnd, SandboxOrder, SandboxRequest } from './sandbox.js';
import { startTrouble } from './startTrouble.js';
import { unshareLauncher } from './unshareLauncher.js';

const SOCKET = 'socket';

/** A way to make a sandbox on this machine, best first. */
export interface Candidate {
  /** For people. */
  readonly name: string;
  readonly mode: 'bwrap' | 'unshare';
  readonly launcher: Launcher;
}

/** All that is needed to start something in a sandbox of any make. */
export interface Preparation {
  readonly candidates: readonly Candidate[];
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly run: (candidate: Candidate, order: SandboxOrder) => Promise<SandboxEnd>;
  readonly sandbox: (candidate: Candidate, probe: readonly ProbeAnswer[]) => Sandbox;
  readonly close: () => Promise<void>;
}

const given = (request: SandboxRequest, access: 'read-only' | 'read-write'): readonly string[] =>
  request.folders.filter((folder) => folder.access === access).map(({ host }) => host);

/** As another user: the folders belong to that one while it runs, and to us again afterwards, as far as it left them in a state for that. */
const lending = async (identity: Identity, folders: readonly string[], work: () => Promise<SandboxEnd>): Promise<SandboxEnd> => {
  if (!identity.foreign) return work();
  try {
    for (const folder of folders) giveTo(identity, folder);
  } catch (error) {
    return { kind: 'not_started', reason: `a folder could not be prepared: ${messageOf(error)}`, thrown: true };
  }
  const end = await work();
  for (const folder of folders) {
    try {
      giveTo(ourselves(), folder);
    } catch {
      // nested deeper than a path can name: root may read and remove it all the same
    }
  }
  return end;
};

/** Everything but the choice of a make. Throws when a folder of the request is not there. */
export const prepareNamespace = async (request: SandboxRequest, machine: Machine): Promise<Preparation> => {
  const { tools, root, node: nodeBinary } = machine;
  const identity = sandboxIdentity();
  const own = makePrivateFolders(request.scratch, identity);
  const hosts = request.network.kind === 'proxied' ? request.network.hosts : undefined;
  const layout = sandboxLayout(request, own, nodeBinary);
  if (identity.foreign)
    for (const folder of [own.home, own.temporary, own.sharedMemory, ...given(request, 'read-only')]) giveTo(identity, folder);
  const proxy: HostProxy | undefined = hosts && (await openProxy(path.join(own.proxy, SOCKET), hosts));

  const shareNetwork = request.network.kind === 'open';
  const makes = [
    { name: 'bwrap', mode: 'bwrap' as const, launcher: bwrapLauncher(tools, layout, shareNetwork, identity, own.base) },
    root
      ? { name: 'unshare', mode: 'unshare' as const, launcher: unshareLauncher(tools, layout, shareNetwork, identity, own, 'ourselves') }
      : { name: 'sudo unshare', mode: 'unshare' as const, launcher: unshareLauncher(tools, layout, shareNetwork, identity, own, 'sudo') },
  ];
  const environment = environmentOf({ node: layout.node, home: INSIDE.home, temporary: INSIDE.temporary, hosts });
  const relay = hosts ? [layout.node, '-e', relayProgram, `${INSIDE.proxy}/${SOCKET}`] : [];
  const processes = hosts ? 3 : 2;

  const run = async ({ launcher, mode }: Candidate, order: SandboxOrder): Promise<SandboxEnd> => {
    const inner: InnerCommand = {
      program: order.command[0] ?? '',
      command: [...relay, ...limitedCommand(tools.prlimit, request.limits, order.command)],
      cwd: order.cwd,
      env: { ...environment, ...order.env },
    };
    const trouble = startTrouble(inner);
    if (trouble !== undefined) return trouble;
    if (order.signal?.aborted) return { kind: 'cancelled', survivors: false };
    return lending(identity, given(request, 'read-write'), () =>
      // bubblewrap has a first process of its own before the wrapper
      runNamespace(launcher, inner, order, mode === 'bwrap' ? processes : processes - 1),
    );
  };
  const close = async (): Promise<void> => {
    await proxy?.close();
    await removeTree(own.base);
  };
  return {
    candidates: makes.flatMap(({ launcher, ...make }) => (launcher ? [{ ...make, launcher }] : [])),
    node: layout.node,
    environment,
    run,
    sandbox: (candidate, probe) => ({
      mode: candidate.mode,
      network: request.network.kind,
      isolated: probe.every(({ holds }) => holds),
      probe,
      node: layout.node,
      inside: (hostPath) => insidePath(request, hostPath),
      environment,
      run: (order) => run(candidate, order),
      close,
    }),
    close,
  };
};

/** What is in the folders that a process is given on purpose, nobody can hide. */
export const exposedByFolders = (request: SandboxRequest): ProbeAnswer => {
  const real = (place: string): string => {
    try {
      return realpathSync(place);
    } catch {
      return path.resolve(place);
    }
  };
  const exposed = request.hidden.filter((place) =>
    request.folders.some(({ host }) => !path.relative(real(host), real(place)).startsWith('..')),
  );
  return {
    question: 'do the given folders hold anything that must be hidden',
    answer: exposed.length === 0 ? 'no' : `yes, ${exposed.length} of ${request.hidden.length} places`,
    holds: exposed.length === 0,
  };
};
