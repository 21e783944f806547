import { launchFromSource } from '@pora/common/testing/launch-from-source';
import type { WorkerLauncher } from '@pora/common/workers/worker-entry';
export { STUCK_SEED } from './stuck-seed.js';

const stuckEngine = new URL('./stuck-engine.worker.ts', import.meta.url);

/** Like {@link launchFromSource}, but the engine hangs on {@link STUCK_SEED}. */
export const launchStuckEngine: WorkerLauncher = (url) =>
  launchFromSource(url.pathname.endsWith('/engine.worker.js') ? stuckEngine : url);

const haltingEngine = new URL('./halting-engine.worker.ts', import.meta.url);

/** Like {@link launchFromSource}, but a generation halts before its first day and after its sixth. */
export const launchHaltingEngine: WorkerLauncher = (url) =>
  launchFromSource(url.pathname.endsWith('/engine.worker.js') ? haltingEngine : url);

const endlessLanes = new URL('./endless-lanes.worker.ts', import.meta.url);

/** Like {@link launchFromSource}, but each lane of the engine takes until the test lets its work end. */
export const launchEndlessLanes: WorkerLauncher = (url) =>
  launchFromSource(url.pathname.endsWith('/engine.worker.js') ? endlessLanes : url);

const endless: Readonly<Record<string, URL>> = {
  'engine.worker.js': new URL('./endless-engine.worker.ts', import.meta.url),
  'docx.worker.js': new URL('./endless-docx.worker.ts', import.meta.url),
};

/** Like {@link launchFromSource}, but generations and hand-outs take until the test lets them end. */
export const launchEndlessWork: WorkerLauncher = (url) =>
  launchFromSource(endless[url.pathname.split('/').at(-1) ?? ''] ?? url);
