import { parentPort } from 'node:worker_threads';
import '../engine-worker/engine.worker.js';
import { laneOf } from '../engine/engine-lanes.js';
import type { EngineTask } from '../engine-worker/engine-tasks.js';
import { workUntilReleased } from './endless-work.js';

/** Catalogues the thread holds: without one it answers at once that it needs it. */
const known = new Set<string>();

// The engine's own program, except that work on a whole plan is not answered before the test says so.
parentPort?.on('message', ({ task }: { task: EngineTask }) => {
  if ('bytes' in task) known.add(task.etag);
  if (task.kind === 'operation' && known.has(task.etag) && laneOf[task.operation] === 'batch')
    workUntilReleased();
});
