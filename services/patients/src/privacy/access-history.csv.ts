import {
  ACCESS_ACTIONS,
  ACCESS_KIND_LABELS,
  accessWords,
} from '@pora/contracts/privacy/access-history.vocabulary';
import type { AuditLine } from '@pora/common/audit-trail';
import { formatDate, formatTime } from '@pora/text-pl/dates';

/** What Polish spreadsheets read without a question: semicolons, and a mark of UTF-8 at the front. */
const BYTE_ORDER_MARK = '\ufeff';
const HEADER = ['Data', 'Godzina', 'Osoba', 'Rodzaj', 'Czynność'];

/** The history as a CSV file. */
export function csvOfHistory(lines: readonly AuditLine[]): string {
  const rows = lines.map((line) => {
    const kind = ACCESS_ACTIONS.get(line.action)?.kind;
    const kindName = kind ? ACCESS_KIND_LABELS[kind] : '';
    return [formatDate(line.at), formatTime(line.at), line.actor, kindName, accessWords(line)];
  });
  return BYTE_ORDER_MARK + [HEADER, ...rows].map((row) => row.map(cell).join(';') + '\r\n').join('');
}

/** Quoted; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
