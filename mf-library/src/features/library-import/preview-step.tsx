import {
  type ImportPreview,
  type LibraryImport,
  type PreviewRow,
} from '@pora/contracts/catalog/library-import.model';
import {
  IMPORT_FIELD_LABELS,
  IMPORT_LIMITS,
  type ImportField,
  type ImportKind,
  REPEAT_CHOICES,
  type RowStatus,
  SAME_NAME_CHOICES,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { formatCount } from '@pora/kit';
import { Badge, type BadgeTone, media, SegmentedControl, theme } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { SelectField } from '@pora/ui/forms';
import {
  InfoIcon,
  MinusIcon,
  OctagonAlertIcon,
  PencilIcon,
  PlusIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { type ImportChoices } from './import-choices.js';
import { ErrorsButton } from './errors-button.js';
import { importStrings } from './library-import.strings.js';

const t = importStrings.preview;
type Filter = keyof typeof t.filters;

/** Fields of each kind that the table shows. */
const SHOWN: Record<ImportKind, readonly ImportField[]> = {
  foods: ['name', 'category', 'calories', 'protein', 'fat', 'carbs'],
  meals: ['name', 'types', 'servings', 'ingredients'],
};
const NUMBERS: ReadonlySet<ImportField> = new Set(['calories', 'protein', 'fat', 'carbs', 'servings']);
const TONES: Record<RowStatus, BadgeTone> = {
  new: 'ok',
  changed: 'select',
  unchanged: 'neutral',
  error: 'danger',
};

const ICONS: Record<RowStatus, ReactNode> = {
  new: <PlusIcon aria-hidden />,
  changed: <PencilIcon aria-hidden />,
  unchanged: <MinusIcon aria-hidden />,
  error: <OctagonAlertIcon aria-hidden />,
};

const isIn = (row: PreviewRow, filter: Filter) =>
  filter === 'all' ||
  (filter === 'warning' ? row.warnings.length > 0 && row.status !== 'error' : row.status === filter);

interface PreviewStepProps {
  draft: LibraryImport;
  preview: ImportPreview;
  choices: ImportChoices;
  busy: boolean;
  /** The answer to a question about rows; the preview is made anew with it. */
  onAnswer: (answer: Partial<Pick<ImportChoices, 'repeats' | 'sameNames'>>) => void;
}

/** What would become of each row: numbers at a glance, then the rows with what is wrong in them. */
export function PreviewStep({ draft, preview, choices, busy, onAnswer }: PreviewStepProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const { counts } = preview;
  const unread = draft.columns.filter((_, at) => !choices.fields[at]).map(({ name }) => name);
  const rows = preview.rows.filter((row) => isIn(row, filter));
  return (
    <>
      <Figures>
        {(['new', 'changed', 'unchanged', 'error'] as const).map((status) => (
          <div key={status} data-status={status}>
            <strong>{formatCount(counts[status])}</strong>
            <span>{t[status]}</span>
          </div>
        ))}
        <Dry>
          <InfoIcon aria-hidden /> {t.dry}
        </Dry>
      </Figures>
      {counts.repeated > 0 && (
        <Repeats>
          <SelectField
            label={t.repeated(counts.repeated)}
            value={choices.repeats}
            disabled={busy}
            options={REPEAT_CHOICES.map((value) => ({ value, label: t.repeats[value] }))}
            onChange={(repeats) => onAnswer({ repeats })}
          />
        </Repeats>
      )}
      {counts.sameName > 0 && (
        <Repeats>
          <SelectField
            label={t.sameName(counts.sameName)}
            value={choices.sameNames}
            disabled={busy}
            options={SAME_NAME_CHOICES.map((value) => ({ value, label: t.sameNames[value] }))}
            onChange={(sameNames) => onAnswer({ sameNames })}
          />
        </Repeats>
      )}
      {unread.length > 0 && <Note>{t.unread(unread)}</Note>}
      <Tools>
        <SegmentedControl
          label={t.filter}
          value={filter}
          onChange={setFilter}
          options={(Object.keys(t.filters) as Filter[]).map((value) => ({
            value,
            label: `${t.filters[value]} ${formatCount(counts[value])}`,
          }))}
        />
        {counts.error > 0 && <ErrorsButton id={draft.id} />}
      </Tools>
      <Rows rows={rows} kind={draft.kind} />
      {rows.length === 0 && <p>{t.none}</p>}
      {preview.rows.length < counts.all && <Note>{t.cut(IMPORT_LIMITS.shownOfEach)}</Note>}
    </>
  );
}

function Rows({ rows, kind }: { rows: readonly PreviewRow[]; kind: ImportKind }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={t.caption}>
      <Table $inset aria-label={t.caption}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {t.line}
            </th>
            {SHOWN[kind].map((field) => (
              <th
                key={field}
                scope="col"
                data-number={NUMBERS.has(field) || undefined}
                data-side={field !== 'name' || undefined}
              >
                {IMPORT_FIELD_LABELS[field]}
              </th>
            ))}
            <th scope="col">{t.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td data-number>{row.line}</td>
              {SHOWN[kind].map((field) => (
                <Value key={field} row={row} field={field} />
              ))}
              <td>
                <Outcome row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Value({ row, field }: { row: PreviewRow; field: ImportField }) {
  const text = row.values[field] ?? '';
  const isBad = row.bad.includes(field);
  return (
    <td
      data-number={NUMBERS.has(field) || undefined}
      data-name={field === 'name' || undefined}
      data-side={field !== 'name' || undefined}
    >
      {isBad ? <Bad>{text === '' ? t.empty : text}</Bad> : text}
    </td>
  );
}

function Outcome({ row: { status, notes, warnings } }: { row: PreviewRow }) {
  const isWarned = warnings.length > 0 && status !== 'error';
  return (
    <Notes data-status={status}>
      <Badge tone={TONES[status]} icon={ICONS[status]}>
        {t.statuses[status]}
      </Badge>
      {notes.length > 0 && <span>{notes.join('; ')}</span>}
      {isWarned && (
        <>
          <Badge tone="amber" icon={<TriangleAlertIcon aria-hidden />}>
            {t.warning}
          </Badge>
          <small>{warnings.join('; ')}</small>
        </>
      )}
    </Notes>
  );
}

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]} ${theme.s[8]};
  margin-bottom: ${theme.s[3]};

  strong {
    display: block;
    font: ${theme.t.title};
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }

  [data-status='error'] strong {
    color: ${theme.c.dangerText};
  }
`;

const Dry = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0 0 0 auto;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};
`;

const Scroll = styled(TableScroll)`
  max-height: 26rem;
  overflow-y: auto;

  &:focus-visible {
    box-shadow: ${theme.focus};
    outline: 2px solid transparent;
  }

  ${media.phone} {
    max-height: none;
  }
`;

const Table = styled(DenseTable)`
  th,
  td {
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${theme.c.raised};
  }

  [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }

  td[data-name] {
    min-width: 9rem;
    font-weight: 600;
  }

  ${media.phone} {
    /* What is wrong with a value stands in the result. */
    [data-side] {
      display: none;
    }

    td[data-name] {
      min-width: 6rem;
    }
  }
`;

const Bad = styled.span`
  color: ${theme.c.dangerText};
  text-decoration: underline dashed;
  text-underline-offset: 0.2em;
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[2]};
  min-width: 12rem;

  ${media.phone} {
    min-width: 0;
  }

  &[data-status='error'] > span {
    color: ${theme.c.dangerText};
  }
`;

const Repeats = styled.div`
  max-width: 32rem;
  margin-bottom: ${theme.s[3]};
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
