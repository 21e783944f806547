import { type BackupGroup, type HistoryRecord, tellingRecords } from './backup-history.js';

/** Tables of an open backup that are drawn, and those that are counted; drawn whole, all of them are both. */
export function shownRecords(
  group: BackupGroup,
  isWhole: boolean,
): { shown: readonly HistoryRecord[]; rest: readonly HistoryRecord[] } {
  const telling = tellingRecords(group);
  return isWhole ? { shown: group.records, rest: telling.rest } : telling;
}
