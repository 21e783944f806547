import { failureProps, formatDateTime, type LoadState, matchesText, messageOf } from '@pora/kit';
import { daysUntil } from '@pora/kit/trash-words';
import {
  Avatar,
  Button,
  ErrorState,
  InlineNotice,
  media,
  SectionHead,
  SkeletonRows,
  theme,
  tip,
  useDelayed,
} from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { LockIcon, NotebookTabsIcon, TrashIcon, Undo2Icon } from '@pora/ui/icons';
import styled from 'styled-components';
import { trashStrings as t } from './trash.strings.js';

/** How many days the trash keeps something. */
const KEPT_DAYS = 30;
/** So many days or fewer are told in red, or in amber. */
const SOON = { danger: 3, amber: 7 } as const;

/** Something deleted, the way back and the way out. */
export interface TrashRow {
  id: string;
  name: string;
  /** What it is, below the name. */
  detail: string;
  /** What comes back along. */
  along: string;
  deletedAt: string;
  deletedBy: string;
  until: string;
  busy: boolean;
  restore: () => void;
  /** Asks and removes for good; undefined for who may not. */
  erase: (() => void) | undefined;
}

/** The words of one of the two lists. */
export interface TrashWords {
  title: string;
  /** Header of the names. */
  name: string;
  failed: string;
  /** A list of before is shown. */
  stale: string;
  none: string;
  noneFits: string;
}

interface TrashTableProps {
  words: TrashWords;
  /** Picture before a name: initials of a person, or a plan. */
  picture: 'person' | 'plan';
  load: LoadState<unknown>;
  rows: readonly TrashRow[];
  query: string;
}

/** Deleted patients or plans, the one that goes next on top; what could not be read is never shown as empty. */
export function TrashTable({ words, picture, load, rows, query }: TrashTableProps) {
  const wanted = rows.filter(({ name }) => matchesText(name, query));
  return (
    <Section>
      <SectionHead title={words.title} />
      {load.phase === 'loading' && <LoadingRows />}
      {load.phase === 'failed' && <ErrorState title={words.failed} {...failureProps(load)} />}
      {load.phase === 'ready' && load.error != null && <StaleNotice title={words.stale} load={load} />}
      {load.phase === 'ready' && (
        <DataTable
          caption={words.title}
          rows={wanted}
          columns={columnsOf(words.name, picture)}
          rowKey={({ id }) => id}
          rowName={(row) => row.name}
          density="rich"
          defaultSort={{ column: 'left', direction: 'ascending' }}
          empty={<Empty>{rows.length > 0 ? words.noneFits : words.none}</Empty>}
        />
      )}
    </Section>
  );
}

interface StaleNoticeProps {
  title: string;
  load: Extract<LoadState<unknown>, { phase: 'ready' }>;
}

function StaleNotice({ title, load: { error, retry, refreshing } }: StaleNoticeProps) {
  return (
    <NoticeLine>
      <InlineNotice
        tone="amber"
        live
        title={title}
        action={
          <Button size="compact" busy={refreshing} onClick={retry}>
            {t.retry}
          </Button>
        }
      >
        {messageOf(error)}
      </InlineNotice>
    </NoticeLine>
  );
}

function LoadingRows() {
  return useDelayed(true) ? <SkeletonRows rows={3} label={t.loading} /> : null;
}

function columnsOf(name: string, picture: 'person' | 'plan'): DataColumn<TrashRow>[] {
  return [
    {
      id: 'name',
      header: name,
      title: true,
      width: '32%',
      cell: (row) => (
        <Name>
          {picture === 'person' ? (
            <Avatar name={row.name} />
          ) : (
            <PlanMark aria-hidden>
              <NotebookTabsIcon size={16} />
            </PlanMark>
          )}
          <span>
            {row.name}
            {row.detail && <Small>{row.detail}</Small>}
          </span>
        </Name>
      ),
      sortValue: (row) => row.name,
    },
    { id: 'along', header: t.columns.along, cell: ({ along }) => along },
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

const Section = styled.section`
  margin-bottom: ${theme.s[8]};
`;

const NoticeLine = styled.div`
  margin-bottom: ${theme.s[3]};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-width: 0;
`;

const PlanMark = styled.span`
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
