import { type RestoreRecord } from '@pora/contracts/admin/backup.model';
import { messageOf, type LoadState } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Button, EmptyState, InlineNotice, media, SectionHead, theme, useMediaQuery } from '@pora/ui';
import { DEFAULT_PAGE_SIZE, Pagination, usePages } from '@pora/ui/data';
import { LoaderCircleIcon, RefreshCwIcon } from '@pora/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { KeepsState } from '../../shared/kept-state.js';
import { NARROW } from '../../shared/narrow.js';
import { BackupDialogs } from './backup-dialogs.js';
import {
  type BackupGroup,
  groupHistory,
  type HistoryRecord,
  isBeingChecked,
  isChanging,
} from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { HistoryList } from './history-list.js';
import { historyRows, missingOf, restoresOf } from './history-rows.js';
import { HistoryTable } from './history-table.js';
import { type useRestores } from './restore/use-restores.js';

const t = backupsStrings.history;

/** What a warning of the server is called here; any other is shown as it is [core §7]. */
const WARNINGS = new Map([['table_missing', backupsStrings.tableMissing]]);

const NO_RESTORES: readonly RestoreRecord[] = [];
const NO_BACKUPS: ReadonlySet<string> = new Set();

interface HistorySectionProps {
  load: Extract<LoadState<BackupHistory>, { phase: 'ready' }>;
  restores: ReturnType<typeof useRestores>;
}

interface BackupHistory {
  items: readonly HistoryRecord[];
  warning: string | null;
}

/** The history: backups and restores, the newest on top, with what is wrong with it. */
export function HistorySection({ load, restores }: HistorySectionProps) {
  const { items, warning } = load.data;
  const groups = useMemo(() => groupHistory(items), [items]);
  const lines = restoresOf(restores) ?? NO_RESTORES;
  const gone = useGone(isAnswered(load), groups, lines);
  const rows = useMemo(() => historyRows(groups, lines, gone), [groups, lines, gone]);
  const pages = usePages(rows);
  const isNarrow = useMediaQuery(NARROW);
  const View = isNarrow ? HistoryList : HistoryTable;
  return (
    <section aria-label={t.title}>
      <SectionHead
        level={3}
        title={t.title}
        actions={
          <>
            <PollingNote items={items} />
            <Refresh
              size="compact"
              icon={<RefreshCwIcon />}
              aria-label={t.refreshHistory}
              busy={load.refreshing}
              onClick={() => {
                load.retry();
                if (restores.phase !== 'loading') restores.retry();
              }}
            >
              {t.refresh}
            </Refresh>
          </>
        }
      />
      <Notices>
        {load.error != null && (
          <InlineNotice tone="amber" live title={backupsStrings.loadFailed}>
            {messageOf(load.error)}
          </InlineNotice>
        )}
        {restores.phase !== 'loading' && restores.error != null && (
          <InlineNotice tone="amber" live title={t.restore.unread}>
            {messageOf(restores.error)}
          </InlineNotice>
        )}
        {warning && (
          <InlineNotice tone="amber" live>
            {WARNINGS.get(warning) ?? warning}
          </InlineNotice>
        )}
      </Notices>
      <KeepsState>
        <BackupDialogs groups={groups}>
          {rows.length === 0 ? (
            <EmptyState compact title={backupsStrings.empty} />
          ) : (
            <View rows={pages.pageRows} />
          )}
        </BackupDialogs>
      </KeepsState>
      {rows.length > DEFAULT_PAGE_SIZE && (
        <Pagination
          page={pages.page}
          pageSize={DEFAULT_PAGE_SIZE}
          total={pages.total}
          onPage={pages.setPage}
          label={t.pages}
        />
      )}
    </section>
  );
}

/**
 * Backups of restores that a history just read is without. A restore that comes while that is read anew may be of a backup
 * that comes with it; what was gone once stays gone.
 */
function useGone(isRead: boolean, groups: readonly BackupGroup[], restores: readonly RestoreRecord[]) {
  const [gone, setGone] = useState(NO_BACKUPS);
  const missing = isRead ? missingOf(groups, restores).filter((id) => !gone.has(id)) : [];
  if (missing.length > 0) setGone(new Set([...gone, ...missing]));
  return gone;
}

/** Says that the history follows by itself, and what it waits for. */
function PollingNote({ items }: { items: readonly HistoryRecord[] }) {
  const isFollowed = items.some(isChanging);
  if (!isFollowed && !items.some(isBeingChecked)) return null;
  return (
    <Note>
      <LoaderCircleIcon size={14} aria-hidden />
      {isFollowed ? t.polling : t.pollingCheck}
    </Note>
  );
}

const Refresh = styled(Button)`
  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Notices = styled.div`
  display: grid;
  gap: ${theme.s[2]};

  &:not(:empty) {
    margin-bottom: ${theme.s[2]};
  }
`;
