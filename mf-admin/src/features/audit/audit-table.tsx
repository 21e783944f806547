import { type AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { theme, VisuallyHidden } from '@pora/ui';
import { TableScroll } from '@pora/ui/data';
import { ArrowDownIcon } from '@pora/ui/icons';
import { useId } from 'react';
import styled from 'styled-components';
import { useKept } from '../../shared/kept-state.js';
import { OpeningTable } from '../../shared/opening-table.js';
import { EntryDetails, EntryToggle } from './audit-details.js';
import { EventWords, keyOf, fieldWords, ObjectWords, requestWords, useActorName } from './audit-words.js';
import { auditStrings as t } from './audit.strings.js';

const COLUMNS = Object.entries(t.columns);

/** Entries as a table; each opens below itself. */
export function AuditTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  return (
    <TableScroll>
      <Table>
        <caption>
          <VisuallyHidden>{t.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {COLUMNS.map(([name, words]) => (
              <th key={name} scope="col" {...(name === 'at' && { 'aria-sort': 'descending' as const })}>
                {words}
                {name === 'at' && <Newest size={12} aria-hidden />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={keyOf(entry)} entry={entry} />
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

function EntryRow({ entry }: { entry: AuditLogEntry }) {
  const id = useId();
  const [isOpen, setIsOpen] = useKept(keyOf(entry), false);
  const called = useActorName();
  return (
    <>
      <Row $open={isOpen}>
        <th scope="row">
          <EntryToggle entry={entry} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
        </th>
        <Actor>{called(entry.actor)}</Actor>
        <td>
          <EventWords action={entry.action} />
        </td>
        <td>
          <ObjectWords entry={entry} />
        </td>
        <Quiet>{fieldWords(entry)}</Quiet>
        <Request>{requestWords(entry)}</Request>
      </Row>
      <tr id={id} hidden={!isOpen}>
        <Opened colSpan={COLUMNS.length}>{isOpen && <EntryDetails entry={entry} />}</Opened>
      </tr>
    </>
  );
}

const Table = styled(OpeningTable)`
  td {
    overflow-wrap: anywhere;
  }

  th:first-child {
    padding-left: 0.25rem;
  }

  /* Who, what happened, and to what: long lists of fields leave them their lines. */
  th:nth-child(2) {
    width: 12%;
  }

  th:nth-child(3),
  th:nth-child(4) {
    width: 21%;
  }
`;

const Row = styled.tr<{ $open: boolean }>`
  background: ${({ $open }) => ($open ? theme.c.selectSoft : 'transparent')};
`;

/** The order the entries stand in. */
const Newest = styled(ArrowDownIcon)`
  margin-left: 0.1875rem;
  vertical-align: -0.125rem;
`;

/** A name breaks between its words only. */
const Actor = styled.td`
  && {
    overflow-wrap: break-word;
  }
`;

const Quiet = styled.td`
  color: ${theme.c.text2};
`;

const Request = styled.td`
  color: ${theme.c.text2};
  font-family: ui-monospace, monospace;
  white-space: nowrap;
`;

const Opened = styled.td`
  && {
    padding: 0;
  }
`;
