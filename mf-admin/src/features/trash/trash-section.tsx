import { formatDateTime, type LoadState, usePersonName } from '@pora/kit';
import { daysUntil } from '@pora/kit/trash-words';
import { Button, media, SectionHead, SkeletonRows, theme, useDelayed } from '@pora/ui';
import { type DataColumn, DataTable, DEFAULT_PAGE_SIZE } from '@pora/ui/data';
import { TrashIcon, Undo2Icon } from '@pora/ui/icons';
import styled from 'styled-components';
import { trashStrings as t } from './trash.strings.js';

/** Something deleted, the way back, and where there is one the way out. */
export interface TrashRow {
  key: string;
  name: string;
  /** What came along; empty where nothing did. */
  along: string;
  deletedAt: string;
  deletedBy: string;
  until: string;
  busy: boolean;
  restore: () => void;
  erase?: () => void;
}

interface TrashSectionProps {
  words: { title: string; none: string };
  load: LoadState<unknown>;
  rows: readonly TrashRow[];
  /** How many there are, where not all are listed. */
  total?: number | undefined;
}

/** One kind of deleted things, what goes first on top; what could not be read is named above all lists, never shown as empty. */
export function TrashSection({ words, load, rows, total = rows.length }: TrashSectionProps) {
  const nameOf = usePersonName();
  if (load.phase !== 'ready') return null;
  return (
    <section aria-label={words.title}>
      <SectionHead title={words.title} {...(total > 0 && { count: total })} />
      <DataTable
        caption={words.title}
        rows={rows}
        columns={columnsFor(nameOf)}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        defaultSort={{ column: 'until', direction: 'ascending' }}
        {...(rows.length <= DEFAULT_PAGE_SIZE && { pageSize: 'all' as const })}
        empty={<Quiet>{words.none}</Quiet>}
      />
      {total > rows.length && <Quiet>{t.rest(rows.length)}</Quiet>}
    </section>
  );
}

/** Rows that are on their way. */
export function LoadingRows() {
  return useDelayed(true) ? <SkeletonRows rows={2} label={t.loading} /> : null;
}

const columnsFor = (nameOf: (email: string) => string): DataColumn<TrashRow>[] => [
  {
    id: 'name',
    header: t.columns.name,
    title: true,
    width: '36%',
    cell: ({ name, along }) => (
      <span>
        {name}
        {along && <Small>{along}</Small>}
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'deletedBy',
    header: t.columns.deletedBy,
    cell: ({ deletedBy }) => nameOf(deletedBy),
    sortValue: ({ deletedBy }) => nameOf(deletedBy),
  },
  {
    id: 'deletedAt',
    header: t.columns.deletedAt,
    cell: ({ deletedAt }) => formatDateTime(deletedAt),
    sortValue: ({ deletedAt }) => deletedAt,
  },
  {
    id: 'until',
    header: t.columns.until,
    cell: ({ until }) => t.until(until, daysUntil(until)),
    sortValue: ({ until }) => until,
  },
  {
    id: 'actions',
    header: t.columns.actions,
    hideHeader: true,
    width: '1%',
    cell: (row) => <RowDeeds row={row} />,
  },
];

function RowDeeds({ row }: { row: TrashRow }) {
  return (
    <Deeds>
      {row.erase && (
        <Button
          size="compact"
          variant="danger-quiet"
          icon={<TrashIcon />}
          aria-label={t.eraseOf(row.name)}
          disabled={row.busy}
          onClick={row.erase}
        >
          {t.erase}
        </Button>
      )}
      <Button
        size="compact"
        icon={<Undo2Icon />}
        aria-label={t.restoreOf(row.name)}
        busy={row.busy}
        onClick={row.restore}
      >
        {t.restore}
      </Button>
    </Deeds>
  );
}

const Small = styled.small`
  display: block;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

/** Buttons at the end of a row. */
export const Deeds = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.s[2]};
  white-space: nowrap;

  /* Beside five columns the way back would lie beyond the edge. */
  ${media.tablet} {
    flex-wrap: wrap;
  }

  ${media.phone} {
    justify-content: flex-start;

    button {
      min-height: ${theme.h.touch};
    }
  }
`;

/** Text that is beside the matter. */
export const Quiet = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
