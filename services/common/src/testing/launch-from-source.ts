import type { WorkerLauncher } from '../workers/worker-entry.js';

const registerTs = new URL('./register-ts.mjs', import.meta.url).href;

/** What Node needs to run a TypeScript source of the product. */
export const SOURCE_OPTIONS: readonly string[] = ['--conditions=source', '--import', registerTs];

/** Starts a thread's program from its TypeScript source instead of `dist`. */
export const launchFromSource: WorkerLauncher = (url) => ({
  url: new URL(url.href.replace(/\.js$/, '.ts')),
  execArgv: [...SOURCE_OPTIONS],
});
