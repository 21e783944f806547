import { answeringFaults } from '@pora/common/uploads/upload-fault';
import { serveTasks } from '@pora/common/workers/worker-side';
import { hasBrokenLetters, hasWrongCoding } from './reading/letter-map.js';
import { readPages } from './reading/page-table.js';
import { readPdf } from './reading/pdf.js';
import { readReport, type ReportReading } from './reading/report.js';
import { readWorkbook } from './reading/workbook.js';

/** What the thread is given. */
export interface ReportTask {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

serveTasks(
  answeringFaults(async ({ extension, bytes }: ReportTask): Promise<ReportReading> => {
    if (extension === '.xlsx') {
      const sheets = readWorkbook(bytes);
      if (!sheets) return { refusal: { reason: 'too_long' } };
      const texts = sheets.flatMap(({ rows }) =>
        rows.flatMap((row) => row.flatMap((cell) => cell?.text ?? [])),
      );
      return hasWrongCoding(texts) ? { refusal: { reason: 'wrong_coding' } } : readReport(sheets);
    }
    const pages = await readPdf(bytes);
    if (!pages) return { refusal: { reason: 'too_long' } };
    const hasText = pages.some(({ texts }) => texts.some(({ text }) => text.trim() !== ''));
    if (!hasText) return { refusal: { reason: 'no_text' } };
    if (hasBrokenLetters(pages.flatMap(({ texts }) => texts.map(({ text }) => text))))
      return { refusal: { reason: 'broken_letters' } };
    return readReport(readPages(pages));
  }),
);
