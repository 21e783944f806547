import { MISSING } from '@pora/kit';
import { tabularNumbers, theme } from '@pora/ui';
import styled from 'styled-components';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { type RestoreLine } from './history-rows.js';

const t = backupsStrings.history;

/** What a backup was made for, why it cannot be restored, and why it is not in the store yet. */
export function GroupNote({ group: { description, problem, cloud } }: { group: BackupGroup }) {
  return (
    <>
      {description ?? (problem === null && MISSING)}
      {problem !== null && <Problem>{problem}</Problem>}
      {cloud?.problem != null && <CloudProblem>{t.cloudProblem(cloud.problem)}</CloudProblem>}
    </>
  );
}

/** Which backup was restored, and why it was not. */
export function RestoreNote({ line: { from, isGone, restore } }: { line: RestoreLine }) {
  const unnamed = isGone ? t.restore.fromGone : MISSING;
  return (
    <>
      {from === undefined ? unnamed : t.restore.from(from)}
      {restore.problem !== null && <Problem>{restore.problem}</Problem>}
    </>
  );
}

/** What went wrong with a table, else how many rows it has, or of how many rows how many are written. */
export function RecordNote({ record }: { record: HistoryRecord }) {
  const { errorMessage, rows, rowsDone, rowsExpected } = record;
  if (errorMessage) return <Problem>{errorMessage}</Problem>;
  if (rows != null) return <>{t.rows(rows)}</>;
  const isWriting = statusOf(record) === 'RUNNING' && rowsDone != null && rowsExpected != null;
  return isWriting ? <Counting>{t.rowsDone(rowsDone, rowsExpected)}</Counting> : null;
}

const Counting = styled.span`
  ${tabularNumbers}
`;

const Problem = styled.div`
  color: ${theme.c.dangerText};
  overflow-wrap: anywhere;
`;

const CloudProblem = styled.div`
  color: ${theme.c.amberText};
  overflow-wrap: anywhere;
`;
