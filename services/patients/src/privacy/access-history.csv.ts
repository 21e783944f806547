import {
  ACCESS_ACTIONS,
  ACCESS_KIND_LABELS,
  accessWords,
} from '@pora/contracts/privacy/access-history.vocabulary';
import type { AuditLine } from '@pora/common/audit-trail';
import { csvOf } from '@pora/common/csv';
import { formatDate, formatTime } from '@pora/text-pl/dates';

const HEADER = ['Data', 'Godzina', 'Osoba', 'Rodzaj', 'Czynność'];

/** The history as a CSV file. */
export function csvOfHistory(lines: readonly AuditLine[]): string {
  const rows = lines.map((line) => {
    const kind = ACCESS_ACTIONS.get(line.action)?.kind;
    const kindName = kind ? ACCESS_KIND_LABELS[kind] : '';
    return [formatDate(line.at), formatTime(line.at), line.actor, kindName, accessWords(line)];
  });
  return csvOf([HEADER, ...rows]);
}
