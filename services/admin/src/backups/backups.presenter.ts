import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { backupName } from './backups.strings.js';
import type { StoredRecord } from './store/backups.repository.js';

/** The records of a backup as the history lists them: one for each of its tables. */
export function presentBackup({ backup, tables }: StoredRecord): BackupRecord[] {
  const requestedAt = backup.requestedAt.toISOString();
  const shared = {
    backupId: backup.id,
    backupName: backupName(tables.length, BACKUP_TABLES.length),
    awsStatus: null,
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
    backupSizeBytes: table.bytes === null ? null : Number(table.bytes),
    rows: table.rows === null ? null : Number(table.rows),
    errorMessage: table.problem,
  }));
}
