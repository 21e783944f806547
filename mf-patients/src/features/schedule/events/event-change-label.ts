import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { eventMoment } from './schedule-event.js';

const FIELDS = new Map([
  ['title', 'tytuł'],
  ['start', 'termin'],
  ['end', 'termin'],
  ['patientId', 'pacjent'],
  ['status', 'status'],
  ['notes', 'notatki'],
]);
const OTHER = 'inne dane';

interface EventChange {
  record: ScheduleEvent | undefined;
  patch: ScheduleEventPatch | undefined;
  added: boolean;
  removed: boolean;
}

/** What waits, for the person: "wizyta „Kontrola” 19.11.2026 11:00 – termin". */
export function describeEventChange({ record, patch, added, removed }: EventChange): string {
  const name = record ? `wizyta „${record.title}” ${eventMoment(record)}` : 'wizyta';
  if (removed) return `${name} – usunięcie`;
  if (added) return `nowa ${name}`;
  const fields = Object.keys(patch ?? {}).map((field) => FIELDS.get(field) ?? OTHER);
  return `${name} – ${[...new Set(fields)].join(', ')}`;
}
