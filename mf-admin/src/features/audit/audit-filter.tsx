import {
  AUDIT_EVENTS,
  AUDIT_GROUPS,
  AUDIT_OBJECTS,
  AUDIT_SIGNATURES,
} from '@pora/contracts/admin/audit.vocabulary';
import { sessionCalls } from '@pora/contracts/calls';
import { compareText, useApiList } from '@pora/kit';
import { Button, media, SearchInput, theme } from '@pora/ui';
import { ComboboxField, type ComboboxOption, SelectField } from '@pora/ui/forms';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type AuditChoice } from './audit-choice.js';
import { auditStrings as t } from './audit.strings.js';
import { PeriodField } from './period-field.js';

const SEARCH_PAUSE_MS = 300;

/** Groups first, then every event by its words. */
const EVENT_OPTIONS: readonly ComboboxOption[] = [
  ...[...AUDIT_GROUPS].map(([value, { words }]) => ({ value, label: words })),
  ...[...AUDIT_EVENTS]
    .map(([value, { words }]) => ({ value, label: words }))
    .sort((a, b) => compareText(a.label, b.label)),
];
const OBJECT_OPTIONS = [...AUDIT_OBJECTS].map(([value, label]) => ({ value, label }));
const SIGNATURES = [...AUDIT_SIGNATURES].map(([value, label]) => ({ value, label }));

interface AuditFilterProps {
  choice: AuditChoice;
  onChoose: (change: Partial<AuditChoice>) => void;
  onClear: () => void;
}

/** Which entries are looked at: when, who, what, about what, and a part of an id or of a name. */
export function AuditFilter({ choice, onChoose, onClear }: AuditFilterProps) {
  const people = useApiList(sessionCalls.people);
  const known = people.phase === 'ready' ? people.data : [];
  const actors = known.map(({ email, name }) => ({ value: email, label: name || email }));
  return (
    <Filter>
      <PeriodField value={choice} onChange={onChoose} />
      <SelectField
        label={t.actor}
        emptyOption={t.everybody}
        options={[...actors, ...SIGNATURES]}
        value={choice.actor}
        onChange={(actor) => onChoose({ actor })}
      />
      <ComboboxField
        label={t.event}
        placeholder={t.everything}
        options={EVENT_OPTIONS}
        value={choice.event}
        onChange={(event) => onChoose({ event })}
      />
      <SelectField
        label={t.object}
        emptyOption={t.everything}
        options={OBJECT_OPTIONS}
        value={choice.object}
        onChange={(object) => onChoose({ object })}
      />
      <SearchField text={choice.text} onText={(text) => onChoose({ text })} />
      <Clear variant="quiet" aria-label={t.clearLabel} onClick={onClear}>
        {t.clear}
      </Clear>
    </Filter>
  );
}

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
}

/** What is typed counts after a pause, and at once when the field is left: whatever is pressed next goes by it. */
function SearchField({ text, onText }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const handOn = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onText(typed);
  };
  const latest = useRef(handOn);
  useEffect(() => {
    latest.current = handOn;
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = window.setTimeout(() => latest.current(), SEARCH_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const change = (next: string) => {
    setTyped(next === '' ? undefined : next);
    if (next === '') onText('');
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The cross that clears the field stands in it.
    if (!currentTarget.contains(relatedTarget)) handOn();
  };
  return (
    <Search onBlur={leave}>
      <span aria-hidden>{t.searchShort}</span>
      <SearchInput
        label={t.search}
        placeholder={t.searchHint}
        width="100%"
        value={typed ?? text}
        onChange={change}
      />
    </Search>
  );
}

const Filter = styled.div`
  display: grid;
  grid-template-columns: 14.5rem 1fr 1.75fr 1fr 1fr auto;
  align-items: end;
  gap: ${theme.s[3]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Both days stand in the field. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Search = styled.div`
  display: grid;
  gap: 0.3125rem;
  min-width: 0;

  > span {
    color: ${theme.c.text2};
    font: 560 0.8125rem/1.125rem ${theme.font};
  }
`;

const Clear = styled(Button)`
  justify-self: start;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
