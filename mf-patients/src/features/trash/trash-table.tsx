import { formatDateTime } from '@pora/kit';
import { daysUntil } from '@pora/kit/trash-words';
import { Avatar, Button, media, theme, tip } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { LockIcon, TrashIcon, TriangleAlertIcon, Undo2Icon } from '@pora/ui/icons';
import styled from 'styled-components';
import { KIND_ICONS, type TrashRow } from './trash-kinds.js';
import { trashStrings as t } from './trash.strings.js';

/** How many days the trash keeps something. */
const KEPT_DAYS = 30;
/** So many days or fewer are told in red, or in amber. */
const SOON = { danger: 3, amber: 7 } as const;

interface TrashTableProps {
  rows: readonly TrashRow[];
  /** What an empty list says. */
  empty: string;
}

/** Everything deleted in one list, what goes next on top. */
export function TrashTable({ rows, empty }: TrashTableProps) {
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      columns={COLUMNS}
      rowKey={({ key }) => key}
      rowName={(row) => row.name}
      density="rich"
      defaultSort={{ column: 'left', direction: 'ascending' }}
      empty={<Empty>{empty}</Empty>}
    />
  );
}

const COLUMNS: DataColumn<TrashRow>[] = [
  {
    id: 'name',
    header: t.columns.name,
    title: true,
    width: '32%',
    cell: (row) => <NameCell row={row} />,
    sortValue: (row) => row.name,
  },
  { id: 'along', header: t.columns.along, cell: (row) => <AlongCell row={row} /> },
  {
    id: 'deleted',
    header: t.columns.deleted,
    width: '140px',
    cell: ({ deletedAt, deletedBy }) => (
      <span>
        {formatDateTime(deletedAt)}
        <Small>{deletedBy}</Small>
      </span>
    ),
    sortValue: ({ deletedAt }) => deletedAt,
  },
  {
    id: 'left',
    header: t.columns.left,
    width: '120px',
    cell: ({ until }) => <TimeLeft days={daysUntil(until)} />,
    sortValue: ({ until }) => until,
  },
  {
    id: 'actions',
    header: t.columns.actions,
    hideHeader: true,
    width: '1%',
    cell: (row) => <RowActions row={row} />,
  },
];

function NameCell({ row: { kind, name, detail } }: { row: TrashRow }) {
  const Picture = KIND_ICONS[kind];
  return (
    <Name>
      {kind === 'patients' ? (
        <Avatar name={name} />
      ) : (
        <Mark aria-hidden>
          <Picture size={16} />
        </Mark>
      )}
      <span>
        {name}
        <Small>{[t.kinds[kind].one, detail].filter(Boolean).join(' · ')}</Small>
      </span>
    </Name>
  );
}

function AlongCell({ row: { along, isWarning = false } }: { row: TrashRow }) {
  if (!isWarning || along === '') return along;
  return (
    <Warning>
      <TriangleAlertIcon size={14} aria-hidden />
      {along}
    </Warning>
  );
}

function TimeLeft({ days }: { days: number }) {
  const tone = days <= SOON.danger ? 'danger' : days <= SOON.amber ? 'amber' : 'ok';
  const text = t.left(days);
  return (
    <Left $urgent={tone === 'danger'}>
      <Meter
        label={t.columns.left}
        value={Math.min(days, KEPT_DAYS)}
        max={KEPT_DAYS}
        tone={tone}
        valueText={text}
        thickness={4}
      />
      <span>{text}</span>
    </Left>
  );
}

function RowActions({ row }: { row: TrashRow }) {
  return (
    <Actions>
      {row.erase ? (
        <Button
          size="compact"
          variant="danger-quiet"
          icon={<TrashIcon />}
          collapse
          aria-label={t.eraseOf(row.name)}
          disabled={row.busy}
          onClick={row.erase}
        >
          {t.erase}
        </Button>
      ) : (
        <Button
          size="compact"
          icon={<LockIcon />}
          collapse
          aria-disabled
          aria-label={t.eraseLocked(row.name)}
          {...tip(t.onlyAdministrator)}
        >
          {t.erase}
        </Button>
      )}
      <Button
        size="compact"
        icon={<Undo2Icon />}
        busy={row.busy}
        aria-label={t.restoreOf(row.name)}
        onClick={row.restore}
      >
        {t.restore}
      </Button>
    </Actions>
  );
}

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-width: 0;
`;

const Mark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};
`;

const Small = styled.small`
  display: block;
  color: ${theme.c.text3};
  font: ${theme.t.small};
  overflow-wrap: anywhere;
`;

const Warning = styled.span`
  display: inline-flex;
  gap: ${theme.s[1]};
  color: ${theme.c.amberText};

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Left = styled.span<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${({ $urgent }) => ($urgent ? theme.c.dangerText : 'inherit')};
  font-weight: ${({ $urgent }) => ($urgent ? 600 : 400)};
  white-space: nowrap;

  > [role='meter'] {
    flex: none;
    width: 3.5rem;

    ${media.tablet} {
      width: 1.5rem;
    }
  }
`;

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.s[2]};

  [aria-disabled='true'] {
    background: ${theme.c.sunken};
    color: ${theme.c.text3};
    cursor: default;
  }
`;

const Empty = styled.p`
  margin: 0;
  color: ${theme.c.text3};
`;
