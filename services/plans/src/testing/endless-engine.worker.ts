import { parentPort } from 'node:worker_threads';
import '../engine/engine.worker.js';
import type { EngineTask } from '../engine/engine-tasks.js';
import { workUntilReleased } from './endless-work.js';

// The engine's own program, except that a generation is not answered before the test says so.
parentPort?.on('message', ({ task }: { task: EngineTask }) => {
  if (task.kind === 'operation') workUntilReleased();
});
