import { csvLinesOf, csvOf } from '@pora/common/csv';
import { AUDIT_OBJECTS, AUDIT_SIGNATURES, auditWords } from '@pora/contracts/admin/audit.vocabulary';
import { formatDate, PRACTICE_TIME_ZONE } from '@pora/text-pl/dates';
import type { Kept } from './audit-place.js';

const HEADER = [
  ...['Data', 'Godzina', 'Kto', 'Zdarzenie', 'Obiekt', 'Id obiektu', 'Pola'],
  // The last tells apart what the clock shows twice in the night when it is put back.
  ...['Usługa', 'Czynność', 'Żądanie', 'Wpis', 'Moment UTC'],
];

const clock = new Intl.DateTimeFormat('pl-PL', {
  ...{ timeZone: PRACTICE_TIME_ZONE, hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** The beginning of the file: its header and the first entries. */
export const beginOfAuditFile = (entries: readonly Kept[]) => csvOf([HEADER, ...entries.map(rowOf)]);

/** Further entries of the file. */
export const linesOfAuditFile = (entries: readonly Kept[]) => csvLinesOf(entries.map(rowOf));

function rowOf(entry: Kept): string[] {
  const { at, actor, action, entity, entityId, fields, service, requestId, id } = entry;
  return [
    ...[formatDate(at), clock.format(new Date(at))],
    ...[AUDIT_SIGNATURES.get(actor) ?? actor, auditWords(action)],
    ...[AUDIT_OBJECTS.get(entity) ?? entity, entityId, fields.join(', ')],
    ...[service, action, requestId ?? '', id, at],
  ];
}
