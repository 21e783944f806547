import { parentPort } from 'node:worker_threads';

/** What the service sends to its thread. */
export interface WorkerMessage {
  readonly task: unknown;
  /** One byte that somebody sets when the task is to end with what it has; the thread reads it while it computes. */
  readonly stop?: SharedArrayBuffer | undefined;
}

/** What the thread answers, and tells before; errors keep their stack but lose their class. */
export type WorkerReply =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: unknown }
  | { readonly progress: unknown };

/** What a task is done with: it tells how far it is, and asks whether to end with what it has. */
export interface TaskWatch {
  readonly report: (progress: unknown) => void;
  readonly shouldStop: () => boolean;
}

type TaskHandler = (task: never, watch: TaskWatch) => unknown;

/** Runs `handle` for each task, one after the other; called once by the thread's program. */
export function serveTasks(handle: TaskHandler): void {
  parentPort?.on('message', (message: WorkerMessage) => {
    void answer(handle, message);
  });
}

async function answer(handle: TaskHandler, { task, stop }: WorkerMessage): Promise<void> {
  const flag = stop && new Uint8Array(stop);
  const watch: TaskWatch = {
    report: (progress) => parentPort?.postMessage({ progress } satisfies WorkerReply),
    shouldStop: () => flag !== undefined && Atomics.load(flag, 0) !== 0,
  };
  try {
    const result: unknown = await handle(task as never, watch);
    parentPort?.postMessage({ ok: true, result } satisfies WorkerReply);
  } catch (error) {
    parentPort?.postMessage({ ok: false, error } satisfies WorkerReply);
  }
}
