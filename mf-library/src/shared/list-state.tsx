import { failureProps, type LoadState, messageOf } from '@pora/kit';
import { Button, EmptyState, ErrorState, InlineNotice, SkeletonRows, useDelayed } from '@pora/ui';
import { listStateStrings as t } from './list-state.strings.js';

interface ListStateProps {
  load: LoadState<unknown>;
  /** Said when the list could not be loaded. */
  loadFailed: string;
  /** The rows are those of an earlier visit, kept in this browser. */
  fromStorage?: boolean;
}

/** A list that is not there: on its way, once that takes longer than a blink, or failed; rows that are not fresh say so. */
export function ListState({ load, loadFailed, fromStorage = false }: ListStateProps) {
  const slow = useDelayed(load.phase === 'loading');
  if (load.phase === 'failed') return <ErrorState title={loadFailed} {...failureProps(load)} />;
  if (load.phase === 'ready' && load.error)
    return (
      <InlineNotice
        tone="amber"
        live
        title={fromStorage ? t.fromBrowser : t.refreshFailed}
        action={
          <Button size="compact" variant="quiet" busy={load.refreshing} onClick={load.retry}>
            {t.retry}
          </Button>
        }
      >
        {fromStorage ? t.fromBrowserText : messageOf(load.error)}
      </InlineNotice>
    );
  return slow && load.phase === 'loading' ? <SkeletonRows rows={12} /> : null;
}

/** What an empty list says and offers. */
export interface EmptyListProps {
  /** Nothing exists at all; otherwise nothing passes the filters. */
  nothingAtAll: boolean;
  texts: { empty: string; emptyText: string; noMatch: string; clearFilters: string };
  onClear: () => void;
}

/** A list without rows: what belongs here, or the way out of the filters. */
export function EmptyList({ nothingAtAll, texts, onClear }: EmptyListProps) {
  return nothingAtAll ? (
    <EmptyState title={texts.empty} description={texts.emptyText} />
  ) : (
    <EmptyState title={texts.noMatch} actions={<Button onClick={onClear}>{texts.clearFilters}</Button>} />
  );
}
