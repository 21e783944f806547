import { type LoadState, messageOf } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { swapStrings } from './swap.strings.js';

interface FailedAnswerProps {
  title: string;
  load: Extract<LoadState<unknown>, { phase: 'failed' }>;
}

/** What was asked about a swap was not answered: why, and the way to ask again. */
export function FailedAnswer({ title, load }: FailedAnswerProps) {
  return (
    <InlineNotice
      tone="danger"
      title={title}
      live
      action={
        <Button size="compact" busy={load.retrying} onClick={load.retry}>
          {swapStrings.other.retry}
        </Button>
      }
    >
      {messageOf(load.error)}
    </InlineNotice>
  );
}
