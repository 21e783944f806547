import { parentPort } from 'node:worker_threads';

/** What the service sends to its thread. */
export interface WorkerMessage {
  readonly task: unknown;
}

/** What the thread answers; errors keep their stack but lose their class. */
export type WorkerReply =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: unknown };

/** Runs `handle` for each task, one after the other; called once by the thread's program. */
export function serveTasks(handle: (task: never) => unknown): void {
  parentPort?.on('message', ({ task }: WorkerMessage) => {
    void answer(handle, task);
  });
}

async function answer(handle: (task: never) => unknown, task: unknown): Promise<void> {
  try {
    const result: unknown = await handle(task as never);
    parentPort?.postMessage({ ok: true, result } satisfies WorkerReply);
  } catch (error) {
    parentPort?.postMessage({ ok: false, error } satisfies WorkerReply);
  }
}
