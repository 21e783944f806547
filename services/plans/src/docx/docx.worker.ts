import { serveTasks } from '@pora/common/workers/worker-side';
import { renderHandOut } from './hand-out.document.js';
import type { HandOut } from './hand-out.model.js';

serveTasks((handOut: HandOut): Promise<Uint8Array> => renderHandOut(handOut));
