import type { WorkerEntry } from './worker-pool.js';

/** Injection token of {@link WorkerLauncher}: tests start the same programs from their TypeScript sources. */
export const WORKER_LAUNCHER = Symbol('WORKER_LAUNCHER');

/** Turns the address of a compiled thread program (`….worker.js`) into what Node has to start. */
export type WorkerLauncher = (url: URL) => WorkerEntry;

/** The compiled program as it lies in `dist`. */
export const compiledWorker: WorkerLauncher = (url) => ({ url });
