import { type AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { theme } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useKept } from '../../shared/kept-state.js';
import { EntryDetails, EntryToggle } from './audit-details.js';
import { EventWords, keyOf, objectWords, useActorName } from './audit-words.js';
import { auditStrings as t } from './audit.strings.js';

/** Entries where there is little room: each in a few lines. */
export function AuditList({ entries }: { entries: readonly AuditLogEntry[] }) {
  return (
    <List aria-label={t.title}>
      {entries.map((entry) => (
        <EntryItem key={keyOf(entry)} entry={entry} />
      ))}
    </List>
  );
}

function EntryItem({ entry }: { entry: AuditLogEntry }) {
  const id = useId();
  const [isOpen, setIsOpen] = useKept(keyOf(entry), false);
  const called = useActorName();
  return (
    <Item>
      <EntryToggle entry={entry} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
      <EventWords action={entry.action} />
      <Quiet>
        {called(entry.actor)} · {objectWords(entry)}
      </Quiet>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EntryDetails entry={entry} />}
      </div>
    </Item>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  justify-items: start;
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.line};
  font: ${theme.t.dense};
  overflow-wrap: anywhere;

  > div {
    justify-self: stretch;
  }
`;

const Quiet = styled.span`
  color: ${theme.c.text2};
`;
