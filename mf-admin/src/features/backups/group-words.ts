import { AUTOMATIC, type BackupStatus } from '@pora/contracts/admin/backup.vocabulary';
import { formatBytes, formatDateTime } from '@pora/kit';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';

const t = backupsStrings.history;

/** What a backup is called: its moment. */
export const nameOf = ({ at }: BackupGroup): string => formatDateTime(at);

/** What is in a backup: the name of its one table, else how many there are. */
function contentOf({ tables, records }: BackupGroup): string {
  return tables.length === 1 && tables[0] !== undefined ? tables[0] : t.tables(records.length);
}

/** Who made a backup: a person, or the clock. */
const kindOf = ({ requestedBy }: BackupGroup): string => (requestedBy === AUTOMATIC ? t.automatic : t.kind);

/** What a backup is and what is in it: `ręczna · 8 tabel`. */
export const aboutGroup = (group: BackupGroup): string => `${kindOf(group)} · ${contentOf(group)}`;

/** What goes with a removed backup: `8 tabel, 31,6 MB`. */
export function lostWith(group: BackupGroup): string {
  const { bytes } = group;
  return bytes === null ? contentOf(group) : `${contentOf(group)}, ${formatBytes(bytes)}`;
}

/** In which order the counted tables are told. */
const COUNTED: readonly BackupStatus[] = ['COMPLETED', 'RUNNING', 'PENDING', 'FAILED', 'UNKNOWN'];

/** The tables that are only counted: `i 5 tabel: 2 zakończone, 3 oczekują`. */
export function restWords(rest: readonly HistoryRecord[]): string {
  const parts = COUNTED.flatMap((status) => {
    const count = rest.filter((record) => statusOf(record) === status).length;
    return count === 0 ? [] : [t.restOf(count, status)];
  });
  return `${t.rest(rest.length)}: ${parts.join(', ')}`;
}

/** Who asked for a backup, how its files lie, when it was restored last and how its copy is: one line below its tables. */
export function factsOf({ requestedBy, encrypted, checkedAt, cloud }: BackupGroup): string {
  return [
    requestedBy !== null && requestedBy !== AUTOMATIC && t.requestedBy(requestedBy),
    encrypted !== null && (encrypted ? t.encrypted : t.plain),
    checkedAt !== null && t.checkedAt(formatDateTime(checkedAt)),
    cloud !== null && t.cloud[cloud.status],
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
