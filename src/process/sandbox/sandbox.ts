/** A folder that the process may see. Private to the run: as root, its owner becomes the user that the process runs as. */
export interface SandboxFolder {
  /** Absolute. */
  readonly host: string;
  /** Where the process finds it, absolute, neutral (`/workspace`). Without a sandbox it lies where it lies. */
  readonly inside: string;
  readonly access: 'read-only' | 'read-write';
}

/** `hosts`: names, each for port 443, or `name:port`. */
export type Network =
  | { readonly kind: 'none' }
  | { readonly kind: 'proxied'; readonly hosts: readonly string[] }
  | { readonly kind: 'open' };

export interface SandboxLimits {
  /** Processes and threads together (Node alone has about a dozen). Does not bind root. */
  readonly processes: number;
  /** Bytes of the largest file. */
  readonly fileBytes: number;
  /** Bytes of data of each process. Its address space is not limited: Node reserves far more of that than it uses. */
  readonly memoryBytes: number;
}

export interface SandboxRequest {
  /** `require`: nothing is opened that is not isolated. `auto`: what the machine offers. `none`: no sandbox is tried. */
  readonly demand: 'auto' | 'require' | 'none';
  readonly network: Network;
  /** What the process may see besides a read-only system and Node; everything else of the machine is not there. */
  readonly folders: readonly SandboxFolder[];
  /** Host paths that must not be there for the process: they are tried. */
  readonly hidden: readonly string[];
  /** An existing private host folder for what the sandbox needs itself: home, temporary folder, sockets. */
  readonly scratch: string;
  readonly limits: SandboxLimits;
}

export type SandboxMode = 'bwrap' | 'unshare' | 'none';

/** What was asked inside before anything else ran there. */
export interface ProbeAnswer {
  readonly question: string;
  readonly answer: string;
  /** Is it as an isolated process needs it? */
  readonly holds: boolean;
}

export interface SandboxOrder {
  /** As the process sees them; the first is absolute. */
  readonly command: readonly string[];
  /** As the process sees it. */
  readonly cwd: string;
  /** Added to the sandbox's own environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** All output, as it comes. Must not throw. */
  readonly stdout: (chunk: Uint8Array) => void;
  readonly stderr: (chunk: Uint8Array) => void;
  readonly signal?: AbortSignal;
  /** The start call has returned. Called also when it turns out later that nothing came to be; not when the call itself failed. */
  readonly onStarted?: () => void;
}

/** How it ended. `survivors`: others of its processes were still there when it had ended, or had to be killed with it. */
export type SandboxEnd =
  | { readonly kind: 'not_started'; readonly reason: string /** The call itself failed: nothing had begun. */; readonly thrown: boolean }
  | { readonly kind: 'exited'; readonly code: number; readonly survivors: boolean }
  | { readonly kind: 'signalled'; readonly signal: string; readonly survivors: boolean }
  | { readonly kind: 'timeout'; readonly survivors: boolean }
  | { readonly kind: 'cancelled'; readonly survivors: boolean };

export interface Sandbox {
  readonly mode: SandboxMode;
  /** What the process really has, which is `open` without a sandbox, whatever was asked for. */
  readonly network: 'none' | 'proxied' | 'open';
  /** Every answer of the probe holds. */
  readonly isolated: boolean;
  readonly probe: readonly ProbeAnswer[];
  /** The Node binary as the process sees it. */
  readonly node: string;
  /** A host path in one of the folders as the process sees it. Throws for any other, where there is a sandbox. */
  readonly inside: (hostPath: string) => string;
  /** PATH, HOME, TMPDIR, LANG, TZ and, when proxied, the proxy's address. Nothing of our own environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** One process with all that it starts, supervised. When this returns, nothing of it is alive. Never throws. */
  readonly run: (order: SandboxOrder) => Promise<SandboxEnd>;
  /** Ends what the sandbox itself needs. Its folders in `scratch` go with that. */
  readonly close: () => Promise<void>;
}

/** `reason`: what is lacking and what to do about it. */
export type SandboxOpening = { readonly ok: true; readonly sandbox: Sandbox } | { readonly ok: false; readonly reason: string };
