import { serveTasks } from '@pora/common/workers/worker-side';
import { renderHandOut } from './hand-out.document.js';
import type { HandOut } from '@pora/contracts/plans/hand-out.model';

serveTasks((handOut: HandOut): Promise<Uint8Array> => renderHandOut(handOut));
