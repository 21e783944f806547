import { failureProps, type LoadState } from '@pora/kit';
import { Button, EmptyState, ErrorState, SkeletonRows, useDelayed } from '@pora/ui';

interface ListStateProps {
  load: LoadState<unknown>;
  /** Said when the list could not be loaded. */
  loadFailed: string;
}

/** A list that is not there: on its way, once that takes longer than a blink, or failed. */
export function ListState({ load, loadFailed }: ListStateProps) {
  const slow = useDelayed(load.phase === 'loading');
  if (load.phase === 'failed') return <ErrorState title={loadFailed} {...failureProps(load)} />;
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
