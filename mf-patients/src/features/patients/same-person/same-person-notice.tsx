import { Avatar, Badge, Button, media, theme } from '@pora/ui';
import { TrashIcon, UserSearchIcon } from '@pora/ui/icons';
import { useId } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../list/status-badge.js';
import { samePersonStrings as t } from './same-person.strings.js';
import { type SamePerson } from './use-same-persons.js';

interface SamePersonNoticeProps {
  persons: readonly SamePerson[];
  /** Id of who is coming back from the trash just now. */
  restoring: string | undefined;
  onOpen: (person: SamePerson) => void;
  onRestore: (person: SamePerson) => void;
}

/** Between the fields: who may be the same person, why, and the way to their card (decision 64). */
export function SamePersonNotice({ persons, restoring, onOpen, onRestore }: SamePersonNoticeProps) {
  const id = useId();
  return (
    <Notice aria-labelledby={id}>
      <h3 id={id} role="status">
        <UserSearchIcon size={16} aria-hidden />
        {t.title}
      </h3>
      <ul>
        {persons.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} />
            <Person person={person} />
            {person.daysInTrash === undefined ? (
              <Button
                variant="primary"
                size="compact"
                aria-label={t.openOf(person.name)}
                onClick={() => onOpen(person)}
              >
                {t.open}
              </Button>
            ) : (
              <Button
                size="compact"
                busy={restoring === person.id}
                aria-label={t.restoreOf(person.name)}
                onClick={() => onRestore(person)}
              >
                {t.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Person({ person }: { person: SamePerson }) {
  const { name, birthYear, phone, lastVisitDate, status, daysInTrash, reasons } = person;
  const facts = [
    birthYear !== null && t.born(birthYear),
    phone,
    lastVisitDate !== null && t.lastVisit(lastVisitDate),
  ].filter(Boolean);
  return (
    <span>
      <strong>{name}</strong>
      {status && <StatusBadge status={status} />}
      {daysInTrash !== undefined && <Badge icon={<TrashIcon />}>{t.inTrash(daysInTrash)}</Badge>}
      <small>{facts.join(' · ')}</small>
      <Why>{t.why(reasons)}</Why>
    </span>
  );
}

const Notice = styled.section`
  grid-column: 1 / -1;
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.amberSoft};

  h3 {
    display: flex;
    align-items: center;
    gap: ${theme.s[2]};
    margin: 0;
    color: ${theme.c.amberText};
    font: ${theme.t.dense};
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    overflow-wrap: anywhere;
  }

  strong {
    margin-right: ${theme.s[2]};
  }

  small {
    display: block;
    font: ${theme.t.small};
  }

  ${media.phone} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    li > button {
      grid-column: 1 / -1;
      min-height: ${theme.h.touch};
    }
  }
`;

const Why = styled.small`
  color: ${theme.c.amberText};
`;
