import { formatDateTime } from '@pora/kit';
import { Button } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { Undo2Icon } from '@pora/ui/icons';
import styled from 'styled-components';
import { trashStrings as t } from './trash.strings.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Something deleted and the way back. */
export interface TrashRow {
  id: string;
  name: string;
  /** What comes back along. */
  along: string;
  deletedAt: string;
  deletedBy: string;
  until: string;
  busy: boolean;
  restore: () => void;
}

interface TrashTableProps {
  caption: string;
  /** Header of the names. */
  name: string;
  rows: readonly TrashRow[];
  empty: string;
}

/** Deleted patients or plans, the one that goes next on top. */
export function TrashTable({ caption, name, rows, empty }: TrashTableProps) {
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <DataTable
      caption={caption}
      rows={rows}
      columns={columnsOf(name)}
      rowKey={({ id }) => id}
      rowName={(row) => row.name}
      density="rich"
      defaultSort={{ column: 'left', direction: 'ascending' }}
    />
  );
}

function columnsOf(name: string): DataColumn<TrashRow>[] {
  return [
    { id: 'name', header: name, title: true, cell: (row) => row.name, sortValue: (row) => row.name },
    { id: 'along', header: t.columns.along, cell: ({ along }) => along },
    {
      id: 'deleted',
      header: t.columns.deleted,
      cell: ({ deletedAt, deletedBy }) => t.deleted(formatDateTime(deletedAt), deletedBy),
      sortValue: ({ deletedAt }) => deletedAt,
    },
    {
      id: 'left',
      header: t.columns.left,
      cell: ({ until }) => t.left(daysUntil(until)),
      sortValue: ({ until }) => until,
    },
    {
      id: 'actions',
      header: t.columns.actions,
      hideHeader: true,
      phone: 'line1-end',
      cell: (row) => (
        <Button
          size="compact"
          icon={<Undo2Icon />}
          busy={row.busy}
          aria-label={t.restoreOf(row.name)}
          onClick={row.restore}
        >
          {t.restore}
        </Button>
      ),
    },
  ];
}

/** Whole days that are left, a begun one counted. */
function daysUntil(moment: string): number {
  return Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / DAY_MS));
}

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;
