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
      <Search>
        <span aria-hidden>{t.searchShort}</span>
        <SearchInput
          label={t.search}
          placeholder={t.searchHint}
          width="100%"
          value={choice.text}
          debounceMs={SEARCH_PAUSE_MS}
          onChange={(text) => onChoose({ text })}
        />
      </Search>
      <Clear variant="quiet" aria-label={t.clearLabel} onClick={onClear}>
        {t.clear}
      </Clear>
    </Filter>
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
