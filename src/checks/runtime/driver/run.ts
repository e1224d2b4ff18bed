/** One observation from its first frame to its outcome. */
import { OUTPUT_CHARACTERS } from '../wire/limits.js';
import { malformed } from '../wire/malformed.js';
import { decode } from '../wire/wireDecode.js';
import { CheckTrouble } from './checkErrors.js';
import { type Acquaintances, createCrossing, type DriverCrossing, type Origins } from './crossing.js';
import { type CallFrame, FakeCalls } from './fakeCalls.js';
import { type FakeMaker, type FakeState, quiet } from './fakes.js';
import type { Home } from './home.js';
import { IdleWatch } from './idleWatch.js';
import { Invocations } from './invocations.js';
import type { ObserveRequest } from './observeRequest.js';
import { describeOutcome, Observation, type Outcome } from './outcome.js';
import type { Subject, SubjectPool } from './subjectPool.js';
import { ascii, type ObservationFrame } from './subjectProcess.js';

/** What all runs of a driver share. */
export interface Desk {
  readonly pool: SubjectPool;
  readonly home: Home;
  readonly origins: Origins;
  readonly fakes: FakeMaker;
  readonly classPrototype: (name: string, base: object) => object;
  readonly limitMs: number;
  /** A file will be asked for soon. */
  readonly prepare: (file: string) => void;
  /** Something that fails the check, although the observation has its outcome already. */
  readonly finding: (what: string) => void;
}

type DoneFrame = Extract<ObservationFrame, { readonly kind: 'done' }>;

export class Run {
  readonly outcome: Promise<Observation>;
  readonly idle: IdleWatch;
  over = false;
  /** It ended by itself, or something reached the driver before it was given up. */
  get isEvidence(): boolean {
    return this.over && (!this.#isAbandoned || this.calls.count > 0);
  }
  /** What it came to, in words, for the record. */
  summary: { readonly kind: string; readonly text: () => string } | undefined;
  readonly calls: FakeCalls;
  readonly #id: number;
  readonly request: ObserveRequest;
  readonly #desk: Desk;
  readonly #crossing: DriverCrossing;
  readonly #input: string;
  /** Fakes and open signals that the subject has got, things of a subject that go back to it. */
  readonly #fakes = new Set<FakeState>();
  readonly #signals = new Set<AbortSignal>();
  readonly #owners = new Set<Acquaintances>();
  readonly #invocations: Invocations;
  #subject: Subject | undefined;
  #sentWhenIdle = -1;
  #timer: NodeJS.Timeout | undefined;
  #isAbandoned = false;
  #stdout = '';
  #stderr = '';
  #settle: { readonly resolve: (observation: Observation) => void; readonly reject: (trouble: CheckTrouble) => void };

  constructor(id: number, request: ObserveRequest, desk: Desk) {
    this.#id = id;
    this.request = request;
    this.#desk = desk;
    this.#settle = { resolve: () => {}, reject: () => {} };
    this.outcome = quiet(
      new Promise<Observation>((resolve, reject) => {
        this.#settle = { resolve, reject };
      }),
    );
    this.calls = new FakeCalls({
      home: desk.home,
      fakes: desk.fakes,
      decode: (node) => this.#decode(node),
      isOver: () => this.over,
      answer: (frame, ok, value) => this.#answer(frame, ok, value),
      tooMany: (why) => this.#finish({ kind: 'refused', value: why }),
    });
    this.idle = new IdleWatch({
      still: () => !this.over && this.#subject?.process.sent === this.#sentWhenIdle,
      working: () => this.calls.working > 0,
      holding: () => this.calls.held > 0 || [...this.#signals].some((signal) => !signal.aborted),
      noMoreCalls: () => this.#endWaiting(() => 'the code under check is waiting without making it'),
      stuck: () => this.#finish({ kind: 'no_answer', value: 'a promise that nothing can settle any more' }),
    });
    this.#crossing = createCrossing(desk.home, desk.fakes, desk.origins, desk.classPrototype, () => this.#started().acquaintances, {
      returned: (owner) => this.#owners.add(owner),
      fakeSent: (fake) => this.#fakes.add(fake),
      signalSent: (signal, signalId) => this.#forward(signal, signalId),
      invoke: (fn, args) => this.#invocations.invoke(fn, args),
    });
    this.#invocations = new Invocations((invocation, fn, args) => {
      const text = this.#crossing.depart(args, 'the arguments of a function of the code under check');
      this.#send('invoke', `,${invocation},${fn},${text}`);
    });
    // Encoded now, so that it is what the driver passed, whatever it changes until its turn comes.
    for (const file of request.files) desk.prepare(file);
    this.#input = this.#crossing.depart(request.input, 'observe: the input');
  }

  /** Starts it; to be called when every earlier run is over. */
  async execute(): Promise<void> {
    const subject = await this.#desk.pool.take();
    if (typeof subject === 'string') return this.#fail(subject);
    if (this.over) return;
    this.#subject = subject;
    if ([...this.#owners].some((owner) => owner !== subject.acquaintances))
      return this.#fail('observe: the input holds a function of a process that has ended');
    const { process } = subject;
    process.listener = {
      frame: (frame) => this.#receive(frame),
      breach: (why) => this.#breach(why),
    };
    void process.gone.then((end) =>
      this.#finish({ kind: 'exited', value: end.signal === null ? `code ${end.code}` : `signal ${end.signal}` }),
    );
    const limit = this.request.limitMs ?? this.#desk.limitMs;
    // What has already arrived when the time is up still counts.
    const expire = (): void =>
      void setImmediate(() => setImmediate(() => this.#finish({ kind: 'no_answer', value: `no answer within ${limit} ms` })));
    this.#timer = setTimeout(expire, limit);
    const { files, manner, text } = this.request;
    this.#send('run', `,${this.#id},${ascii(files.map((file) => `./${file}`))},"${manner}",${ascii(text)},${this.#input}`);
    await this.outcome.catch(() => {});
  }

  /** The check has ended without waiting for the outcome. */
  abandon(): void {
    if (!this.over) this.#isAbandoned = true;
    this.#finish({ kind: 'no_answer', value: 'the check ended first' });
  }

  /** Somebody waits for a call: if the subject is idle already, none will come. */
  wake(): void {
    if (this.idle.idle) this.idle.look();
  }

  #started(): Subject {
    if (this.#subject === undefined) throw new CheckTrouble('the observation has not started');
    return this.#subject;
  }
  #send(kind: 'run' | 'answer' | 'abort' | 'invoke', parts: string): void {
    this.idle.idle = false;
    this.#started().process.send(kind, parts);
  }

  #receive(frame: ObservationFrame): void {
    if (frame.kind === 'abort') this.#remoteAbort(frame.signal, frame.reason);
    else if (frame.run > this.#id) malformed('a frame about an observation to come');
    else if (frame.run < this.#id)
      return; // what code does after its time is not our business
    else if (!this.over) this.#take(frame);
    else if (frame.kind === 'done' || frame.kind === 'failed') this.#desk.finding(`a second answer (${frame.kind})`);
  }
  #take(frame: Exclude<ObservationFrame, { readonly kind: 'abort' }>): void {
    switch (frame.kind) {
      case 'failed':
        this.#finish({ kind: 'not_loaded', value: this.#decode(frame.error) });
        break;
      case 'done':
        this.#done(frame);
        break;
      case 'refused':
        this.#finish({ kind: 'refused', value: frame.why });
        break;
      case 'exit':
        this.#finish({ kind: 'exited', value: `process.exit(${frame.code})` });
        break;
      case 'crash':
        this.#finish({ kind: 'crashed', value: this.#decode(frame.error) });
        break;
      case 'result':
        this.#invocations.settle(frame.invocation, frame.ok, this.#decode(frame.value));
        break;
      case 'call':
      case 'sync':
        this.calls.receive(frame);
        break;
      case 'out':
        this.#print(frame.stream, frame.text);
        break;
      case 'idle':
        this.#sentWhenIdle = frame.received;
        this.idle.look();
    }
  }

  #decode(node: unknown): unknown {
    return decode(node, this.#crossing.arrival);
  }
  #done(frame: DoneFrame): void {
    const pair = this.#decode(frame.pair);
    if (!Array.isArray(pair) || pair.length !== 2) malformed('an answer that is no pair');
    const { async, open, pristine } = frame;
    this.#finish({ kind: frame.ending, value: pair[1] }, { input: pair[0], async, open }, pristine && open.length === 0);
  }
  #print(stream: 1 | 2, text: string): void {
    if (this.#stdout.length + this.#stderr.length > OUTPUT_CHARACTERS) return;
    if (stream === 1) this.#stdout += text;
    else this.#stderr += text;
  }

  /** Wire text of what goes to the subject by itself; without one the observation cannot go on. */
  #depart(value: unknown, what: string): string | undefined {
    try {
      return this.#crossing.depart(value, what);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
  #answer(frame: CallFrame, ok: boolean, value: unknown): void {
    const text = this.#depart(value, 'the answer of a fake');
    if (text === undefined) return;
    if (frame.kind === 'sync') this.#started().process.answerSync(`[${ok},${text}]`);
    else this.#send('answer', `,${frame.call},${ok},${text}`);
  }

  #forward(signal: AbortSignal, id: number): void {
    if (this.#signals.has(signal)) return;
    this.#signals.add(signal);
    const tell = (): void => {
      if (this.over || this.#subject === undefined) return;
      const reason = this.#depart(signal.reason, 'the reason of a signal');
      if (reason !== undefined) this.#send('abort', `,${id},${reason}`);
    };
    signal.addEventListener('abort', tell, { once: true });
  }
  #remoteAbort(id: number, node: unknown): void {
    const controller = this.#started().acquaintances.signals.get(id);
    if (controller === undefined) malformed('a signal that is not known');
    const reason = this.#decode(node);
    if (!this.over) controller.abort(reason);
  }

  #breach(why: string): void {
    if (this.over) this.#desk.finding(`the channel was tampered with: ${why}`);
    else this.#finish({ kind: 'breach', value: why });
  }
  #endWaiting(why: () => string): void {
    for (const fake of this.#fakes) fake.over(why);
  }
  /** The observation could not be made. */
  #fail(why: string): void {
    if (this.over) return;
    this.#close('trouble', () => why);
    this.#desk.pool.drop();
    this.#endWaiting(() => why);
    this.#settle.reject(new CheckTrouble(why));
  }
  /** `reusable`: the code has left nothing behind that could reach into the next observation. */
  #finish(outcome: Outcome, answer = { input: undefined as unknown, async: false, open: [] as readonly string[] }, reusable = false): void {
    if (this.over) return;
    const text = (): string => describeOutcome(outcome);
    this.#close(outcome.kind, text);
    if (!reusable) this.#desk.pool.drop();
    this.#endWaiting(text);
    this.#settle.resolve(new Observation(outcome, { ...answer, stdout: this.#stdout, stderr: this.#stderr }));
  }
  #close(kind: string, text: () => string): void {
    this.over = true;
    this.summary = { kind, text };
    clearTimeout(this.#timer);
    this.idle.end();
    this.#invocations.end();
  }
}
