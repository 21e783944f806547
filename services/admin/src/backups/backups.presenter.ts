import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { backupName, STORE_NONE } from './backups.strings.js';
import type { BackupEntity } from './store/backup.entity.js';
import type { StoredRecord } from './store/backups.repository.js';

/** The records of a backup as the history lists them: one for each of its tables. */
export function presentBackup({ backup, tables }: StoredRecord, hasStore: boolean): BackupRecord[] {
  const requestedAt = backup.requestedAt.toISOString();
  const shared = {
    backupId: backup.id,
    backupName: backupName(tables.length, BACKUP_TABLES.length),
    ...presentCopy(backup, hasStore),
    requestedBy: backup.requestedBy,
    requestedAt,
    createdAt: requestedAt,
    updatedAt: backup.updatedAt.toISOString(),
    description: backup.description,
    restoreCheck: backup.restoreCheck,
    restoreCheckedAt: backup.restoreCheckedAt?.toISOString() ?? null,
    restoreProblem: backup.restoreProblem,
    encrypted: backup.encrypted,
  };
  return tables.map((table) => ({
    ...shared,
    resourceId: `${backup.id}/${table.tableName}`,
    tableName: table.tableName,
    status: table.status,
    startedAt: table.startedAt?.toISOString() ?? null,
    completedAt: table.completedAt?.toISOString() ?? null,
    backupSizeBytes: numberOf(table.bytes),
    rows: numberOf(table.rows),
    rowsDone: numberOf(table.rowsDone),
    rowsExpected: numberOf(table.rowsExpected),
    errorMessage: table.problem,
  }));
}

const numberOf = (stored: string | null) => (stored === null ? null : Number(stored));

/** How far the copy in the store is. Nobody makes one any more while no store is set up. */
function presentCopy(
  { cloudStatus, cloudProblem }: BackupEntity,
  hasStore: boolean,
): Pick<BackupRecord, 'awsStatus' | 'awsProblem'> {
  if (cloudStatus === null || cloudStatus === 'COMPLETED')
    return { awsStatus: cloudStatus, awsProblem: null };
  if (!hasStore) return { awsStatus: 'FAILED', awsProblem: STORE_NONE };
  return { awsStatus: cloudStatus === 'REMOVING' ? 'UNKNOWN' : cloudStatus, awsProblem: cloudProblem };
}
