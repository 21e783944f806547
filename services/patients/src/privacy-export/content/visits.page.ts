import { DEFAULT_TYPE, VISIT_STATUS_LABELS } from '@pora/contracts/schedule/schedule.vocabulary';
import { formatDate, formatTime } from '@pora/text-pl/dates';
import type { ExportContent } from '../export-content.js';
import { page, table } from './page.js';

/** Every visit by start. */
export function visitsPage({ visits }: Pick<ExportContent, 'visits'>): string {
  return page(
    'Wizyty',
    table(
      ['Data', 'Godziny', 'Tytuł', 'Stan', 'Notatki'],
      visits.map(({ start, end, title, type, status, notes, deletedAt }) => [
        formatDate(start),
        `${formatTime(start)}–${formatTime(end)}`,
        type === DEFAULT_TYPE ? title : `${title} (${type})`,
        deletedAt ? `${VISIT_STATUS_LABELS[status]}, w koszu` : VISIT_STATUS_LABELS[status],
        notes,
      ]),
      'Nie zapisano żadnej wizyty.',
    ),
  );
}
