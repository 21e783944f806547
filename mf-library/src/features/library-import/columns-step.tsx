import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { type ImportColumn, type LibraryImport } from '@pora/contracts/catalog/library-import.model';
import {
  IMPORT_ENCODINGS,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_SEPARATORS,
  type ImportField,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { UNITS } from '@pora/engine/text-pl/units';
import { Button, media, SegmentedControl, theme } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import { CheckboxField, SelectField } from '@pora/ui/forms';
import { CircleCheckIcon, MinusIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import {
  foreignGroups,
  foreignUnits,
  type ImportChoices,
  keysOf,
  missingFields,
  withField,
} from './import-choices.js';
import { importStrings } from './library-import.strings.js';
import { type Reading } from './use-library-import.js';

const t = importStrings.columns;

interface ColumnsStepProps {
  draft: LibraryImport;
  choices: ImportChoices;
  busy: boolean;
  onChange: (choices: ImportChoices) => void;
  onReadAnew: (reading: Reading) => void;
}

/** Which column is which field, how the file is read, and what happens to what is there already. */
export function ColumnsStep({ draft, choices, busy, onChange, onReadAnew }: ColumnsStepProps) {
  return (
    <>
      <ReadingRow draft={draft} choices={choices} busy={busy} onChange={onChange} onReadAnew={onReadAnew} />
      <Table aria-label={t.caption}>
        <thead>
          <tr>
            <th scope="col">{t.head.column}</th>
            <th scope="col">{t.head.samples}</th>
            <th scope="col">{t.head.field}</th>
            <th scope="col">{t.head.state}</th>
          </tr>
        </thead>
        <tbody>
          {draft.columns.map((column, at) => (
            <ColumnRow
              key={`${at} ${column.name}`}
              column={column}
              kind={draft.kind}
              field={choices.fields[at] ?? null}
              choices={choices}
              onField={(field) => onChange(withField(choices, at, field))}
              onMeaning={(kind, from, to) => {
                const meanings = new Map(choices[kind]);
                if (to === null) meanings.delete(from);
                else meanings.set(from, to);
                onChange({ ...choices, [kind]: meanings });
              }}
            />
          ))}
        </tbody>
      </Table>
      {missingFields(draft.kind, choices).length > 0 && (
        <CheckboxField
          label={t.onlyKnown[draft.kind]}
          checked={choices.onlyKnown}
          onChange={(onlyKnown) => onChange({ ...choices, onlyKnown })}
        />
      )}
    </>
  );
}

function ReadingRow({ draft, choices, busy, onChange, onReadAnew }: ColumnsStepProps) {
  const { kind, encoding, separator } = draft;
  const anew = (change: Partial<Reading>) => onReadAnew({ kind, encoding, separator, ...change });
  return (
    <Fields>
      <div>
        <Label>{t.kind}</Label>
        <SegmentedControl
          label={t.kind}
          fullWidth
          value={kind}
          options={IMPORT_KINDS.map((value) => ({ value, label: t.kinds[value], disabled: busy }))}
          onChange={(value) => anew({ kind: value })}
        />
      </div>
      {encoding !== null && (
        <SelectField
          label={t.encoding}
          value={encoding}
          disabled={busy}
          options={IMPORT_ENCODINGS.map((value) => ({ value, label: t.encodings[value] }))}
          onChange={(value) => anew({ encoding: value, separator: null })}
        />
      )}
      {separator !== null && (
        <SelectField
          label={t.separator}
          value={separator}
          disabled={busy}
          options={IMPORT_SEPARATORS.map((value) => ({ value, label: t.separators[value] }))}
          onChange={(value) => anew({ separator: value })}
        />
      )}
      <SelectField
        label={t.existing[kind]}
        value={choices.existing}
        options={[
          ...keysOf(choices.fields).map((value) => ({ value, label: t.keys[value] })),
          { value: 'skip' as const, label: t.skip },
        ]}
        onChange={(existing) => onChange({ ...choices, existing })}
      />
    </Fields>
  );
}

/** Choices that say what words of the file mean. */
type MeaningKind = 'categories' | 'units';

interface AssignedWords {
  kind: MeaningKind;
  /** Words of a column that the product does not know. */
  foreign: (column: ImportColumn) => string[];
  unknown: (left: number, all: number) => string;
  label: (word: string) => string;
  options: { value: string; label: string }[];
}

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

/** Fields whose words a person can assign one by one. */
const ASSIGNED: Record<'category' | 'units', AssignedWords> = {
  category: {
    ...{ kind: 'categories', foreign: foreignGroups, unknown: t.unknown, label: t.category },
    options: optionsOf(FOOD_CATEGORIES),
  },
  units: {
    ...{ kind: 'units', foreign: foreignUnits, unknown: t.unknownUnits, label: t.unit },
    options: optionsOf(UNITS.map(({ one }) => one)),
  },
};

interface ColumnRowProps {
  column: ImportColumn;
  kind: LibraryImport['kind'];
  field: ImportField | null;
  choices: ImportChoices;
  onField: (field: ImportField | null) => void;
  onMeaning: (kind: MeaningKind, from: string, to: string | null) => void;
}

function ColumnRow({ column, kind, field, choices, onField, onMeaning }: ColumnRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const assigned = field === 'category' || field === 'units' ? ASSIGNED[field] : undefined;
  const foreign = assigned?.foreign(column) ?? [];
  const left = foreign.filter((word) => assigned && !choices[assigned.kind].has(word)).length;
  return (
    <Fragment>
      <tr>
        <th scope="row">{column.name}</th>
        <td>
          <Samples>{column.samples.map((sample) => sample || '–').join(' · ')}</Samples>
        </td>
        <td>
          <SelectField
            label={t.fieldOf(column.name)}
            hideLabel
            size="compact"
            emptyOption={t.nothing}
            value={field}
            options={IMPORT_FIELDS[kind].map((value) => ({ value, label: IMPORT_FIELD_LABELS[value] }))}
            onChange={onField}
          />
        </td>
        <td>
          <FieldState
            field={field}
            unknown={left > 0 ? assigned?.unknown(left, column.values?.length ?? 0) : undefined}
          />
          {foreign.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={isOpen}
              onClick={() => setIsOpen((open) => !open)}
            >
              {isOpen ? t.hide : t.assign}
            </Button>
          )}
        </td>
      </tr>
      {isOpen && assigned && foreign.length > 0 && (
        <tr>
          <td colSpan={4}>
            <Groups>
              {foreign.map((word) => (
                <SelectField
                  key={word}
                  label={assigned.label(word)}
                  size="compact"
                  emptyOption={t.keep}
                  value={choices[assigned.kind].get(word) ?? null}
                  options={assigned.options}
                  onChange={(to) => onMeaning(assigned.kind, word, to)}
                />
              ))}
            </Groups>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function FieldState({ field, unknown }: { field: ImportField | null; unknown: string | undefined }) {
  if (field === null) {
    return (
      <State data-tone="quiet">
        <MinusIcon aria-hidden /> {t.left}
      </State>
    );
  }
  return unknown !== undefined ? (
    <State data-tone="amber">
      <TriangleAlertIcon aria-hidden /> {unknown}
    </State>
  ) : (
    <State data-tone="ok">
      <CircleCheckIcon aria-hidden /> {t.known}
    </State>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.s[3]};
  align-items: start;
  margin-bottom: ${theme.s[4]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Label = styled.div`
  margin-bottom: 0.25rem;
  font: ${theme.t.dense};
  font-weight: 560;
`;

const Table = styled(DenseTable)`
  th,
  td {
    padding: ${theme.s[1]} ${theme.s[2]};
    vertical-align: middle;
  }

  th:first-child,
  td:first-child {
    padding-left: 0;
  }

  tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  td:nth-child(3) {
    width: 14rem;
  }

  ${media.phone} {
    thead {
      display: none;
    }

    tr,
    th,
    td,
    td:nth-child(3) {
      display: block;
      width: auto;
      padding-left: 0;
      border-bottom: 0;
    }

    tr {
      padding: ${theme.s[2]} 0;
      border-bottom: 1px solid ${theme.c.line};
    }

    button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Samples = styled.span`
  color: ${theme.c.text2};
  overflow-wrap: anywhere;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${theme.s[3]};
  padding: ${theme.s[2]} 0 ${theme.s[3]};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin-right: ${theme.s[2]};

  &[data-tone='ok'] {
    color: ${theme.c.okText};
  }

  &[data-tone='amber'] {
    color: ${theme.c.amberText};
  }

  &[data-tone='quiet'] {
    color: ${theme.c.text3};
  }
`;
