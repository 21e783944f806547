import { focusRing, theme } from '@pora/ui';
import styled from 'styled-components';
import { type HistoryRecord } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { restWords } from './group-words.js';
import { type BackupRow } from './use-backup-row.js';

/** Counts the tables that are not drawn, and draws them when asked. */
export function RestLine({ rest, row }: { rest: readonly HistoryRecord[]; row: BackupRow }) {
  return (
    <Line type="button" aria-expanded={row.isWhole} onClick={row.toggleWhole}>
      {row.isWhole ? backupsStrings.history.fewer : restWords(rest)}
    </Line>
  );
}

const Line = styled.button`
  min-height: 1.5rem;
  margin-left: -0.125rem;
  padding: 0 0.125rem;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  text-align: left;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${theme.c.text};
  }
`;
