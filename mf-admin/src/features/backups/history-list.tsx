import { MISSING } from '@pora/kit';
import { media, theme } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { BackupDeeds } from './backup-deeds.js';
import { type BackupGroup, type HistoryRecord, statusOf } from './backup-history.js';
import { BackupState } from './backup-state.js';
import { BackupTimes } from './backup-times.js';
import { backupsStrings } from './backups.strings.js';
import { GroupToggle } from './group-toggle.js';
import { factsOf } from './group-words.js';
import { GroupNote, RecordNote } from './record-note.js';
import { timesOfGroup, timesOfRecord } from './record-view.js';
import { RestLine } from './rest-line.js';
import { shownRecords } from './shown-records.js';
import { StatusBadge } from './status-badge.js';
import { useBackupRow } from './use-backup-row.js';

/** The history where there is little room: each backup in a few lines, its tables below. */
export function HistoryList({ groups }: { groups: readonly BackupGroup[] }) {
  return (
    <List aria-label={backupsStrings.history.title}>
      {groups.map((group) => (
        <GroupItem key={group.key} group={group} />
      ))}
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
        <GroupToggle group={group} row={row} controls={id} />
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
