import { Worker } from 'node:worker_threads';
import type { WorkerMessage, WorkerReply } from './worker-side.js';

/** Where the thread's program lies and how Node starts it. */
export interface WorkerEntry {
  readonly url: URL;
  readonly execArgv?: readonly string[];
}

/** How a pool of threads is set up. */
export interface WorkerPoolOptions {
  readonly entry: WorkerEntry;
  /** Longest time of one task; then the thread is ended and the task fails. */
  readonly timeoutMs: number;
  /** Most tasks that may wait beside the admitted ones; one more is refused at once. */
  readonly queueLimit: number;
  /** Heap of the thread in MB; a task that needs more fails without harming the service. */
  readonly heapMb: number;
  /** An unused thread is ended after this time and started again on demand. */
  readonly idleMs: number;
}

/** Why a task was not done. */
export type PoolFailure = 'timeout' | 'queue_full' | 'crashed' | 'stopped';

/** The thread could not do a task; nothing was changed. */
export class WorkerPoolError extends Error {
  override readonly name = 'WorkerPoolError';

  constructor(
    readonly failure: PoolFailure,
    options?: ErrorOptions,
  ) {
    super(`worker ${failure}`, options);
  }
}

/** How one task is run. */
export interface RunOptions {
  /** Lets a task through that belongs to work already begun, however long the queue. */
  readonly isAdmitted?: boolean | undefined;
  /** Ends the task: one that waits leaves the queue and fails with the reason, one at work is asked to answer what it has. */
  readonly stop?: AbortSignal | undefined;
  /** Told how far the task is, as its program says. */
  readonly onProgress?: ((progress: unknown) => void) | undefined;
}

interface Job {
  readonly task: unknown;
  readonly isAdmitted: boolean;
  readonly stopFlag: SharedArrayBuffer | undefined;
  readonly onProgress: RunOptions['onProgress'];
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** One worker thread with a queue in front: heavy computing that must never hold up other requests. */
export class WorkerPool {
  private readonly queue: Job[] = [];
  private worker: Worker | undefined;
  private running: Job | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: WorkerPoolOptions) {}

  /** Whether the thread is there, at work or resting; an ended one is started again by the next task. */
  get isAwake(): boolean {
    return this.worker !== undefined;
  }

  /** How many tasks wait for the thread. */
  get waits(): number {
    return this.queue.length;
  }

  /**
   * Runs a task in the thread.
   * @throws WorkerPoolError when it takes too long, the queue is full or the thread dies; the reason of `stop` when it
   * never began
   */
  run<T>(task: unknown, { isAdmitted = false, stop, onProgress }: RunOptions = {}): Promise<T> {
    if (this.stopped) return Promise.reject(new WorkerPoolError('stopped'));
    if (stop?.aborted) return Promise.reject(stop.reason as Error);
    if (!isAdmitted && this.isFull()) return Promise.reject(new WorkerPoolError('queue_full'));
    return new Promise<T>((resolve, reject) => {
      const end = () => this.endJob(job, stop?.reason);
      const settled =
        <V>(settle: (value: V) => void) =>
        (value: V) => {
          stop?.removeEventListener('abort', end);
          settle(value);
        };
      const job: Job = {
        ...{ task, isAdmitted, onProgress, stopFlag: stop && new SharedArrayBuffer(1) },
        resolve: settled(resolve as (result: unknown) => void),
        reject: settled(reject),
      };
      stop?.addEventListener('abort', end);
      this.queue.push(job);
      this.next();
    });
  }

  /** Starts the thread ahead of a task that is likely to come; one that does not come leaves it resting. */
  wake(): void {
    if (this.stopped || this.worker) return;
    this.thread();
    this.rest();
  }

  /** Ends the thread; waiting tasks fail. */
  async stop(): Promise<void> {
    this.stopped = true;
    const waiting = this.queue.splice(0);
    if (this.running) waiting.unshift(this.running);
    this.running = undefined;
    await this.endThread();
    for (const job of waiting) job.reject(new WorkerPoolError('stopped'));
  }

  /** Admitted tasks take nobody's place: a catalogue that changes often must not turn away who plans. */
  private isFull(): boolean {
    const waiting = this.queue.filter(({ isAdmitted }) => !isAdmitted);
    return waiting.length >= this.options.queueLimit;
  }

  private next(): void {
    if (this.running) return;
    const job = this.queue.shift();
    if (!job) return this.rest();
    clearTimeout(this.idle);
    this.running = job;
    this.deadline = setTimeout(() => this.fail('timeout'), this.options.timeoutMs);
    const worker = this.thread();
    worker.ref();
    worker.postMessage({ task: job.task, stop: job.stopFlag } satisfies WorkerMessage);
  }

  private rest(): void {
    clearTimeout(this.idle);
    if (!this.worker) return;
    // A resting thread keeps neither the service nor a seed program from ending.
    this.worker.unref();
    this.idle = setTimeout(() => void this.endThread(), this.options.idleMs);
    this.idle.unref();
  }

  private thread(): Worker {
    this.worker ??= this.start();
    return this.worker;
  }

  private start(): Worker {
    const { entry, heapMb } = this.options;
    const worker = new Worker(entry.url, {
      ...(entry.execArgv && { execArgv: [...entry.execArgv] }),
      // The thread computes only: it needs none of the service's secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.on('message', (reply: WorkerReply) => this.worker === worker && this.settle(reply));
    worker.on('error', (error) => this.worker === worker && this.fail('crashed', error));
    worker.on('exit', () => this.worker === worker && this.fail('crashed'));
    return worker;
  }

  private settle(reply: WorkerReply): void {
    if ('progress' in reply) {
      this.running?.onProgress?.(reply.progress);
      return;
    }
    const job = this.finishJob();
    if (reply.ok) job?.resolve(reply.result);
    else job?.reject(new WorkerPoolError('crashed', { cause: reply.error }));
    this.next();
  }

  private fail(failure: PoolFailure, cause?: unknown): void {
    const job = this.finishJob();
    void this.endThread();
    job?.reject(new WorkerPoolError(failure, { cause }));
    this.next();
  }

  /** The task is to end; the thread, busy with it, sees nothing but memory that it shares. */
  private endJob(job: Job, reason: unknown): void {
    if (this.running === job) {
      if (job.stopFlag) Atomics.store(new Uint8Array(job.stopFlag), 0, 1);
      return;
    }
    this.queue.splice(this.queue.indexOf(job), 1);
    job.reject(reason);
  }

  private finishJob(): Job | undefined {
    clearTimeout(this.deadline);
    const job = this.running;
    this.running = undefined;
    return job;
  }

  private async endThread(): Promise<void> {
    clearTimeout(this.idle);
    clearTimeout(this.deadline);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}
