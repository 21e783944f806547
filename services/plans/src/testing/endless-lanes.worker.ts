import { parentPort } from 'node:worker_threads';
import '../engine-worker/engine.worker.js';
import { laneOf } from '../engine/engine-lanes.js';
import type { EngineTask } from '../engine-worker/engine-tasks.js';
import { workUntilReleased } from './endless-work.js';

// The engine's own program, except that no operation is answered before the test says so for its lane.
parentPort?.on('message', ({ task }: { task: EngineTask }) => {
  if (task.kind === 'operation') workUntilReleased(laneOf[task.operation]);
});
