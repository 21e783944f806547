import { failureProps, type LoadState, messageOf } from '@pora/kit';
import { Button, ErrorState, InlineNotice, theme } from '@pora/ui';
import styled from 'styled-components';
import { type TrashList } from './trash-kinds.js';
import { trashStrings as t } from './trash.strings.js';

/** Lists that could not be read, or not anew, by what they hold: what is missing is never shown as empty. */
export function TrashNotices({ lists }: { lists: readonly TrashList[] }) {
  return lists.map(({ kinds, load }) => {
    const what = t.listOf(kinds);
    if (load.phase === 'failed') {
      return <ErrorState key={what} compact title={t.failed(what)} {...failureProps(load)} />;
    }
    if (load.phase !== 'ready' || load.error == null) return null;
    return <StaleNotice key={what} title={t.stale(what)} load={load} />;
  });
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

const NoticeLine = styled.div`
  margin-bottom: ${theme.s[3]};
`;
