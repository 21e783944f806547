import { serveTasks } from '@pora/common/workers/worker-side';
import { renderHandOut } from './hand-out.document.js';
import type { WriteTask } from './docx-writer.service.js';

serveTasks(({ handOut, files }: WriteTask): Promise<Uint8Array> => renderHandOut(handOut, files));
