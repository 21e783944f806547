import { MISSING } from '@pora/kit';
import { mediaQueries, theme, VisuallyHidden } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { OpeningTable } from '../../shared/opening-table.js';
import { BackupDeeds } from './backup-deeds.js';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { BackupState, RestoreState } from './backup-state.js';
import { BackupTimes } from './backup-times.js';
import { backupsStrings } from './backups.strings.js';
import { GroupToggle } from './group-toggle.js';
import {
  aboutRestore,
  factsOfRestore,
  type HistoryRow,
  nameOfRestore,
  type RestoreLine,
  timesOfRestore,
} from './history-rows.js';
import { GroupNote, RecordNote, RestoreNote } from './record-note.js';
import { timesOfGroup, timesOfRecord } from './record-view.js';
import { RestLine } from './rest-line.js';
import { RestoreBadge, StatusBadge } from './status-badge.js';
import { aboutGroup, factsOf, nameOf } from './group-words.js';
import { useBackupRow } from './use-backup-row.js';
import { shownRecords } from './shown-records.js';

const t = backupsStrings.history;

/** The history as a table: a row for each backup and each restore, and below it what is in it. */
export function HistoryTable({ rows }: { rows: readonly HistoryRow[] }) {
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
      {rows.map((row) =>
        'group' in row ? (
          <GroupRows key={row.group.key} group={row.group} />
        ) : (
          <RestoreRows key={row.line.key} line={row.line} />
        ),
      )}
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
            <GroupToggle name={nameOf(group)} about={aboutGroup(group)} row={row} controls={id} />
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

/** A restore: what of, how far it is, and below it which tables and where the state before it is. */
function RestoreRows({ line }: { line: RestoreLine }) {
  const id = useId();
  const row = useBackupRow({ key: line.key, status: 'COMPLETED' });
  return (
    <>
      <tbody>
        <GroupRow>
          <th scope="row">
            <GroupToggle name={nameOfRestore(line)} about={aboutRestore(line)} row={row} controls={id} />
          </th>
          <td>
            <RestoreBadge line={line} />
          </td>
          <td>
            <BackupTimes {...timesOfRestore(line)} />
          </td>
          <td>
            <RestoreNote line={line} />
          </td>
          <End colSpan={2}>
            <RestoreState line={line} />
          </End>
        </GroupRow>
      </tbody>
      <tbody id={id} hidden={!row.isOpen}>
        <tr>
          <Facts colSpan={6}>{row.isOpen && factsOfRestore(line)}</Facts>
        </tr>
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

const Table = styled(OpeningTable)`
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

  > :nth-child(3) * {
    flex-wrap: nowrap;
  }

  /* What people wrote may be one long word. */
  > :nth-child(4) {
    min-width: 8rem;
    overflow-wrap: anywhere;
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
