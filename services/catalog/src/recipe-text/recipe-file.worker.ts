import { answeringFaults, UploadFault } from '@pora/common/uploads/upload-fault';
import { openOfficeFile } from '@pora/common/uploads/office-file';
import { serveTasks } from '@pora/common/workers/worker-side';
import { textOfHtml } from './reading/html-text.js';

/** What the thread is given. */
export interface RecipeFileTask {
  readonly bytes: Uint8Array;
}

/** The text of a Word file: paragraphs, items of lists and rows of tables are lines. @throws UploadFault */
async function textOfFile({ bytes }: RecipeFileTask): Promise<string> {
  // Counted and looked through before another program unpacks it.
  openOfficeFile(bytes, '.docx');
  const { default: mammoth } = await import('mammoth');
  try {
    // Pictures are no part of a recipe's text.
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
    return textOfHtml(value);
  } catch {
    throw new UploadFault('damaged');
  }
}

serveTasks(answeringFaults(textOfFile));
