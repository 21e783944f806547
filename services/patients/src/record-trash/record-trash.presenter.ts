import { keptUntil } from '@pora/common/maintenance/trash-life';
import type {
  TrashedResults,
  TrashedSurvey,
  TrashedVisits,
} from '@pora/contracts/patients/record-trash.routes';
import type { TrashedResultsRow, TrashedSurveyRow, TrashedVisitRow } from './record-trash.repository.js';

interface Deletion {
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

const deletionOf = ({ deletedAt, deletedBy }: Deletion) => ({
  deletedAt: deletedAt.toISOString(),
  deletedBy,
  until: keptUntil(deletedAt),
});

/** A deleted survey as it is answered. */
export function presentTrashedSurvey(row: TrashedSurveyRow): TrashedSurvey {
  const { id, patientId, patientName, surveyDate, isReplaced } = row;
  return { id, patientId, patientName, surveyDate, isReplaced, ...deletionOf(row) };
}

/** Deleted results as they are answered. */
export function presentTrashedResults(row: TrashedResultsRow): TrashedResults {
  const { id, patientId, patientName, date, items, elevated, isFormer, hasCurrent, currentDate } = row;
  const current = hasCurrent ? { date: currentDate } : null;
  return { id, patientId, patientName, date, items, elevated, isFormer, current, ...deletionOf(row) };
}

/** Visits in the order of the rows; those of one series that went to the trash at one moment are one. */
export function presentTrashedVisits(rows: readonly TrashedVisitRow[]): TrashedVisits[] {
  const together = new Map<string, TrashedVisitRow[]>();
  for (const row of rows) {
    const key =
      row.seriesId === null ? row.id : `${row.seriesId} ${row.deletedAt.getTime()} ${row.deletedBy}`;
    const known = together.get(key);
    if (known) known.push(row);
    else together.set(key, [row]);
  }
  return [...together.values()].map(presentVisits);
}

function presentVisits(rows: readonly TrashedVisitRow[]): TrashedVisits {
  const inTime = [...rows].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [first] = inTime as [TrashedVisitRow, ...TrashedVisitRow[]];
  const { title, patientId, patientName, startsAt, endsAt } = first;
  return {
    ids: inTime.map(({ id }) => id),
    ...{ title, patientId, patientName: patientId === null ? null : patientName },
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    clash: inTime.find(({ clash }) => clash !== null)?.clash ?? null,
    ...deletionOf(first),
  };
}
