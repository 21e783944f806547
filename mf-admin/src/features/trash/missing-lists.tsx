import { type AuditService } from '@pora/contracts/admin/audit.vocabulary';
import { isTemporary, type LoadState, messageOf } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { CloudOffIcon } from '@pora/ui/icons';
import { trashStrings } from './trash.strings.js';

const t = trashStrings.missing;

/** A list of the tab: the service that keeps it, what it is called, and how far it is read. */
export interface TrashList {
  readonly service: AuditService;
  readonly title: string;
  readonly load: LoadState<unknown>;
}

type Unread = TrashList & { readonly load: Exclude<TrashList['load'], { phase: 'loading' }> };

/** Names once whatever does not answer, and which lists are missing or old because of it, with one way to ask again. */
export function MissingLists({ lists }: { lists: readonly TrashList[] }) {
  const unread = lists.filter(isUnread);
  if (unread.length === 0) return null;
  const lasting = unread.find(({ load }) => !isTemporary(load.error));
  const titlesOf = (phase: Unread['load']['phase']) =>
    unread.filter(({ load }) => load.phase === phase).map(({ title }) => title);
  const sentences = [
    lasting && messageOf(lasting.load.error),
    t.unread(titlesOf('failed')),
    t.stale(titlesOf('ready')),
  ];
  return (
    <InlineNotice
      tone="amber"
      live
      {...(!lasting && { icon: <CloudOffIcon /> })}
      title={lasting ? t.failed : t.away([...new Set(unread.map(({ service }) => service))])}
      action={
        <Button size="compact" busy={unread.some(isAsked)} onClick={() => unread.forEach(retry)}>
          {t.retry}
        </Button>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </InlineNotice>
  );
}

const isUnread = (list: TrashList): list is Unread =>
  list.load.phase !== 'loading' && list.load.error != null;

const isAsked = ({ load }: Unread) => (load.phase === 'failed' ? load.retrying : load.refreshing);

const retry = ({ load }: Unread): void => load.retry();
