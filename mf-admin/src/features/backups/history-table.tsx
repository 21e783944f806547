import { MISSING } from '@pora/kit';
import { mediaQueries, theme, VisuallyHidden } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { BackupDeeds } from './backup-deeds.js';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { BackupState } from './backup-state.js';
import { BackupTimes } from './backup-times.js';
import { backupsStrings } from './backups.strings.js';
import { GroupToggle } from './group-toggle.js';
import { GroupNote, RecordNote } from './record-note.js';
import { timesOfGroup, timesOfRecord } from './record-view.js';
import { RestLine } from './rest-line.js';
import { StatusBadge } from './status-badge.js';
import { factsOf } from './group-words.js';
import { useBackupRow } from './use-backup-row.js';
import { shownRecords } from './shown-records.js';

const t = backupsStrings.history;

/** The history as a table: a row for each backup, and below it the rows of its tables. */
export function HistoryTable({ groups }: { groups: readonly BackupGroup[] }) {
  const { columns } = t;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.table}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.times}</th>
          <th scope="col">{columns.description}</th>
          <th scope="col">
            <VisuallyHidden>{columns.state}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{columns.deeds}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group.key} group={group} />
      ))}
    </Table>
  );
}

function GroupRows({ group }: { group: BackupGroup }) {
  const id = useId();
  const row = useBackupRow(group);
  const { shown, rest } = shownRecords(group, row.isWhole);
  const facts = factsOf(group);
  return (
    <>
      <tbody>
        <GroupRow>
          <th scope="row">
            <GroupToggle group={group} row={row} controls={id} />
          </th>
          <td>
            <StatusBadge status={group.status} />
          </td>
          <td>
            <BackupTimes {...timesOfGroup(group)} />
          </td>
          <td>
            <GroupNote group={group} />
          </td>
          <End>
            <BackupState group={group} />
          </End>
          <End>
            {group.id !== undefined && (
              <BackupDeeds group={{ ...group, id: group.id }} narrow={false} onGone={row.keepFocus} />
            )}
          </End>
        </GroupRow>
      </tbody>
      <tbody id={id} hidden={!row.isOpen}>
        {row.isOpen && (
          <>
            {shown.map((record, index) => (
              <RecordRow key={record.resourceId ?? record.tableName ?? index} record={record} />
            ))}
            {rest.length > 0 && (
              <tr>
                <td colSpan={6}>
                  <RestLine rest={rest} row={row} />
                </td>
              </tr>
            )}
            {facts !== '' && (
              <tr>
                <Facts colSpan={6}>{facts}</Facts>
              </tr>
            )}
          </>
        )}
      </tbody>
    </>
  );
}

function RecordRow({ record }: { record: HistoryRecord }) {
  return (
    <tr>
      <th scope="row">{record.tableName || MISSING}</th>
      <td>
        <StatusBadge status={statusOf(record)} />
      </td>
      <td>
        <BackupTimes {...timesOfRecord(record)} />
      </td>
      <td colSpan={3}>
        <RecordNote record={record} />
      </td>
    </tr>
  );
}

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font: ${theme.t.dense};

  th,
  td {
    height: ${theme.row.dense};
    padding: 0.25rem 0.625rem;
    border-bottom: 1px solid ${theme.c.line};
    font-weight: inherit;
    text-align: left;
  }

  thead th {
    height: 2rem;
    border-bottom-color: ${theme.c.lineStrong};
    color: ${theme.c.text3};
    font: ${theme.t.micro};
    letter-spacing: 0.02em;
    white-space: nowrap;
  }

  thead th:first-child {
    padding-left: 0.25rem;
  }

  /* The tables of a backup stand below its words, not below its arrow. */
  tbody + tbody > tr > :first-child {
    padding-left: 2.125rem;
  }
`;

const GroupRow = styled.tr`
  && > * {
    height: 2.5rem;
    background: ${theme.c.canvas};
  }

  && > th:first-child {
    padding-left: 0.25rem;
  }

  /* Where there is room, only what was written by people breaks into lines. */
  @media not all and ${mediaQueries.quiet} {
    > :not(:nth-child(4)) {
      white-space: nowrap;
    }

    > :not(:nth-child(4)) * {
      flex-wrap: nowrap;
    }
  }
`;

const End = styled.td`
  && {
    text-align: right;
  }
`;

const Facts = styled.td`
  color: ${theme.c.text3};
`;
