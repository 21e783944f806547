import { parentPort } from 'node:worker_threads';
import '../docx/docx.worker.js';
import { workUntilReleased } from './endless-work.js';

// The program that writes hand-outs, except that none is answered before the test says so.
parentPort?.on('message', () => workUntilReleased());
