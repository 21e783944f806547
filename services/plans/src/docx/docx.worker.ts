import { serveTasks } from '../workers/worker-side.js';
import { renderHandOut } from './hand-out.document.js';
import type { HandOut } from './hand-out.model.js';

serveTasks((handOut: HandOut): Promise<Uint8Array> => renderHandOut(handOut));
