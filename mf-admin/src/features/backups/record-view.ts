import { type BackupGroup, type HistoryRecord, isUnderWay, isWritten, statusOf } from './backup-history.js';

/** When a backup began; one without a beginning of its own has the moment it was asked for. */
export function timesOfGroup({ status, startedAt, at, completedAt, bytes }: BackupGroup) {
  const running = isUnderWay(status) && startedAt !== null;
  return { startedAt: startedAt ?? at, completedAt, running, bytes };
}

/** When a table of a backup was written. */
export function timesOfRecord(record: HistoryRecord) {
  return {
    startedAt: record.startedAt ?? null,
    completedAt: record.completedAt ?? null,
    running: statusOf(record) === 'RUNNING' && !isWritten(record),
    bytes: record.backupSizeBytes ?? null,
  };
}
