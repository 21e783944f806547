import { MISSING } from '@pora/kit';
import { media, theme } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { BackupDeeds } from './backup-deeds.js';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { BackupState, RestoreState } from './backup-state.js';
import { BackupTimes } from './backup-times.js';
import { backupsStrings } from './backups.strings.js';
import { GroupToggle } from './group-toggle.js';
import { aboutGroup, factsOf, nameOf } from './group-words.js';
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
import { shownRecords } from './shown-records.js';
import { RestoreBadge, StatusBadge } from './status-badge.js';
import { useBackupRow } from './use-backup-row.js';

/** The history where there is little room: each backup and each restore in a few lines, what is in it below. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <List aria-label={backupsStrings.history.title}>
      {rows.map((row) =>
        'group' in row ? (
          <GroupItem key={row.group.key} group={row.group} />
        ) : (
          <RestoreItem key={row.line.key} line={row.line} />
        ),
      )}
    </List>
  );
}

function GroupItem({ group }: { group: BackupGroup }) {
  const id = useId();
  const row = useBackupRow(group);
  const { shown, rest } = shownRecords(group, row.isWhole);
  const facts = factsOf(group);
  return (
    <Item>
      <Head>
        <GroupToggle name={nameOf(group)} about={aboutGroup(group)} row={row} controls={id} />
        <StatusBadge status={group.status} />
      </Head>
      <Told>
        <BackupTimes {...timesOfGroup(group)} />
        <div>
          <GroupNote group={group} />
        </div>
      </Told>
      <Foot>
        <BackupState group={group} />
        {group.id !== undefined && (
          <BackupDeeds group={{ ...group, id: group.id }} narrow onGone={row.keepFocus} />
        )}
      </Foot>
      <div id={id} hidden={!row.isOpen}>
        {row.isOpen && (
          <>
            <Records aria-label={backupsStrings.history.columns.table}>
              {shown.map((record, index) => (
                <RecordItem key={record.resourceId ?? record.tableName ?? index} record={record} />
              ))}
            </Records>
            {rest.length > 0 && (
              <Rest>
                <RestLine rest={rest} row={row} />
              </Rest>
            )}
            {facts !== '' && <Facts>{facts}</Facts>}
          </>
        )}
      </div>
    </Item>
  );
}

function RestoreItem({ line }: { line: RestoreLine }) {
  const id = useId();
  const row = useBackupRow({ key: line.key, status: 'COMPLETED' });
  return (
    <Item>
      <Head>
        <GroupToggle name={nameOfRestore(line)} about={aboutRestore(line)} row={row} controls={id} />
        <RestoreBadge line={line} />
      </Head>
      <Told>
        <BackupTimes {...timesOfRestore(line)} />
        <div>
          <RestoreNote line={line} />
        </div>
        <RestoreState line={line} />
      </Told>
      <div id={id} hidden={!row.isOpen}>
        {row.isOpen && <Facts>{factsOfRestore(line)}</Facts>}
      </div>
    </Item>
  );
}

function RecordItem({ record }: { record: HistoryRecord }) {
  return (
    <RecordLine>
      <Head>
        <span>{record.tableName || MISSING}</span>
        <StatusBadge status={statusOf(record)} />
      </Head>
      <Quiet>
        <BackupTimes {...timesOfRecord(record)} />
        <RecordNote record={record} />
      </Quiet>
    </RecordLine>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.c.lineStrong};
  font: ${theme.t.dense};
  list-style: none;
`;

const Item = styled.li`
  padding: ${theme.s[1]} 0 ${theme.s[2]};
  border-bottom: 1px solid ${theme.c.line};

  ${media.touch} {
    button {
      min-width: ${theme.h.touch};
      min-height: ${theme.h.touch};
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;

const Told = styled.div`
  display: grid;
  gap: 0.125rem;
  padding-left: 1.75rem;
  color: ${theme.c.text2};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.h.touch};
  padding-left: 1.75rem;

  > :last-child {
    margin-left: auto;
  }
`;

const Records = styled.ul`
  margin: 0;
  padding: 0 0 0 1.75rem;
  list-style: none;
`;

const RecordLine = styled.li`
  padding: ${theme.s[2]} 0;
  border-top: 1px solid ${theme.c.line};
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem ${theme.s[3]};
  color: ${theme.c.text2};
`;

const Rest = styled.div`
  padding: ${theme.s[1]} 0 ${theme.s[1]} 1.75rem;
  border-top: 1px solid ${theme.c.line};
`;

const Facts = styled.p`
  margin: 0;
  padding: ${theme.s[2]} 0 0 1.75rem;
  border-top: 1px solid ${theme.c.line};
  color: ${theme.c.text3};
`;
