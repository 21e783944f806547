import type { WorkerLauncher } from '../workers/worker-entry.js';

const registerTs = new URL('./register-ts.mjs', import.meta.url).href;

/** Starts a thread's program from its TypeScript source instead of `dist`. */
export const launchFromSource: WorkerLauncher = (url) => ({
  url: new URL(url.href.replace(/\.js$/, '.ts')),
  execArgv: ['--conditions=source', '--import', registerTs],
});
