import { parentPort } from 'node:worker_threads';
import '../engine-worker/engine.worker.js';
import type { EngineTask } from '../engine-worker/engine-tasks.js';
import { STUCK_SEED } from './stuck-seed.js';

// The engine's own program, except that with one seed it never comes to answering.
parentPort?.on('message', ({ task }: { task: EngineTask }) => {
  while (task.kind === 'operation' && 'seed' in task.input && task.input.seed === STUCK_SEED);
});
