import { parentPort } from 'node:worker_threads';
import '../engine-worker/engine.worker.js';
import { workUntilReleased } from './endless-work.js';

/** Finished days after which a generation halts, each until the test lets it go on. */
const HALTS: ReadonlyMap<number, string> = new Map([
  [0, 'no-day'],
  [6, 'six-days'],
]);

// The engine's own program: what it tells is told, and where a test wants to look it stands still in its work.
const port = parentPort;
if (port) {
  const tell = port.postMessage.bind(port);
  port.postMessage = (message: { readonly progress?: { readonly finishedDays: number } }) => {
    tell(message);
    const halt = message.progress && HALTS.get(message.progress.finishedDays);
    if (halt !== undefined) workUntilReleased(halt);
  };
}
