import { MISSING } from '@pora/kit';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { type BackupGroup, type HistoryRecord } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';

/** What a backup was made for, and why it cannot be restored. */
export function GroupNote({ group: { description, problem } }: { group: BackupGroup }) {
  return (
    <>
      {description ?? (problem === null && MISSING)}
      {problem !== null && <Problem>{problem}</Problem>}
    </>
  );
}

/** What went wrong with a table, else how many rows it has. */
export function RecordNote({ record: { errorMessage, rows } }: { record: HistoryRecord }) {
  if (errorMessage) return <Problem>{errorMessage}</Problem>;
  return rows == null ? null : <>{backupsStrings.history.rows(rows)}</>;
}

const Problem = styled.div`
  color: ${theme.c.dangerText};
  overflow-wrap: anywhere;
`;
