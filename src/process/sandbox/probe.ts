import { createServer } from 'node:net';
import { startTimeOf } from '../processTable.js';
import { INSIDE } from './mounts.js';
import { type ProbeQuestion, parseAnswers, probeProgram } from './probeProgram.js';
import { PROXY_PORT } from './relayProgram.js';
import type { ProbeAnswer, SandboxEnd, SandboxOrder, SandboxRequest } from './sandbox.js';
import { SHELL_NAMES } from './wrapperScript.js';

const PROBE_MS = 20_000;
const OUTPUT_BYTES = 65_536;

/** Answers, or why there are none. */
export type ProbeResult =
  | { readonly kind: 'answers'; readonly answers: readonly ProbeAnswer[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** A port of ours that an isolated process cannot reach. Whoever connects is let go at once. */
const withListener = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const server = createServer((socket) => socket.on('error', () => {}).destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const address = server.address();
    return await work(typeof address === 'object' && address !== null ? address.port : 0);
  } finally {
    server.close();
  }
};

const folders = (request: SandboxRequest, access: string): readonly string[] =>
  request.folders.filter((folder) => folder.access === access).map(({ inside }) => inside);

const collect = () => {
  let text = '';
  return {
    take: (chunk: Uint8Array): void => {
      if (text.length < OUTPUT_BYTES) text += new TextDecoder().decode(chunk);
    },
    text: () => text,
  };
};

const words = (end: SandboxEnd): string => {
  switch (end.kind) {
    case 'not_started':
      return end.reason;
    case 'exited':
      return `Node ended inside with exit code ${end.code}`;
    case 'signalled':
      return `Node was ended inside by ${end.signal}`;
    case 'timeout':
      return `Node did not answer inside within ${PROBE_MS / 1000} seconds`;
    case 'cancelled':
      return 'cancelled';
  }
};

/** Asks inside, before anything else runs there, what a process can see, do and reach. */
export const probeInside = async (
  request: SandboxRequest,
  inside: { readonly node: string; readonly environment: Readonly<Record<string, string>> },
  run: (order: SandboxOrder) => Promise<SandboxEnd>,
): Promise<ProbeResult> =>
  withListener(async (listener) => {
    const question: ProbeQuestion = {
      hidden: request.hidden,
      writable: [...folders(request, 'read-write'), INSIDE.home, INSIDE.temporary],
      readOnly: folders(request, 'read-only'),
      network: request.network.kind,
      listener,
      proxyPort: PROXY_PORT,
      toolStart: startTimeOf(process.pid),
      names: [...Object.keys(inside.environment), ...SHELL_NAMES],
    };
    const [out, err] = [collect(), collect()];
    const end = await run({
      command: [inside.node, '-e', probeProgram, JSON.stringify(question)],
      cwd: INSIDE.temporary,
      env: {},
      timeoutMs: PROBE_MS,
      stdout: out.take,
      stderr: err.take,
    });
    const answers = end.kind === 'exited' && end.code === 0 ? parseAnswers(out.text()) : undefined;
    if (answers !== undefined) return { kind: 'answers', answers };
    return { kind: 'failed', reason: [words(end), err.text().trim().split('\n', 1)[0] ?? ''].filter(Boolean).join(': ') };
  });
