import { type PreviewRow } from '@pora/contracts/catalog/library-import.model';
import {
  IMPORT_FIELD_LABELS,
  type ImportField,
  type ImportKind,
  type RowStatus,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { Badge, type BadgeTone, media, theme } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { MinusIcon, OctagonAlertIcon, PencilIcon, PlusIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { LinkTicks } from '../../shared/link-ticks.js';
import { type ImportChoices, type LinksSaid } from './import-choices.js';
import { importStrings } from './library-import.strings.js';

const t = importStrings.preview;

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

/** Links of new foods, proposed and decided. */
export interface RowLinks {
  choices: Pick<ImportChoices, 'proposeLinks' | 'links'>;
  /** Stays the same from one drawing to the next: rows are drawn anew only when something of theirs changed. */
  onLink: (line: number, key: string, linked: boolean) => void;
}

interface PreviewRowsProps extends RowLinks {
  rows: readonly PreviewRow[];
  kind: ImportKind;
}

/** The rows of a file and what becomes of each, with what is wrong or asked in them. */
export function PreviewRows({ rows, kind, choices: { proposeLinks, links }, onLink }: PreviewRowsProps) {
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
            <Row
              key={row.line}
              row={row}
              kind={kind}
              proposeLinks={proposeLinks}
              said={links.get(row.line)}
              onLink={onLink}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface RowProps extends Pick<RowLinks, 'onLink'> {
  row: PreviewRow;
  kind: ImportKind;
  proposeLinks: boolean;
  said: LinksSaid | undefined;
}

const Row = memo(function Row({ row, kind, proposeLinks, said, onLink }: RowProps) {
  const links = (row.links ?? []).map((link) => ({
    ...link,
    ticked: said?.get(link.key) ?? (proposeLinks && link.ticked),
  }));
  return (
    <tr>
      <td data-number>{row.line}</td>
      {SHOWN[kind].map((field) => (
        <Value key={field} row={row} field={field} />
      ))}
      <td>
        <Outcome row={row} />
        {links.length > 0 && (
          <LinkTicks
            label={t.links(row.values.name ?? '')}
            links={links}
            onTick={(key, linked) => onLink(row.line, key, linked)}
          />
        )}
      </td>
    </tr>
  );
});

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
