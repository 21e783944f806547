import { parentPort } from 'node:worker_threads';
import '../engine-worker/engine.worker.js';
import { laneOf } from '../engine/engine-lanes.js';
import type { EngineTask } from '../engine-worker/engine-tasks.js';
import { workUntilReleased } from './endless-work.js';

// The engine's own program, except that work on a whole plan is not answered before the test says so.
parentPort?.on('message', ({ task }: { task: EngineTask }) => {
  if (task.kind === 'operation' && laneOf[task.operation] === 'batch') workUntilReleased();
});
