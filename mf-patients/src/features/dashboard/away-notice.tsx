import { useSyncState } from '@pora/kit';
import { announce, Button, InlineNotice, media, tabularNumbers } from '@pora/ui';
import { CloudOffIcon, RefreshCwIcon } from '@pora/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { awayStrings as t } from './away.strings.js';
import { type FailedLoad, isOnItsWay } from './loads.js';
import { NoticeLine } from './notice-line.js';
import { useSecondsUntil } from './use-seconds-until.js';

/** Props of AwayNotice. */
export interface AwayNoticeProps {
  /** What nobody answers; it goes on being tried. */
  away: readonly FailedLoad[];
  /** How many of the other things were read. */
  others: number;
}

/** A service is away: what is missing for now, what waits, when it is tried again. Nothing once all answer again. */
export function AwayNotice({ away, others }: AwayNoticeProps) {
  const parts = away.map(({ of }) => of);
  useReturnAnnouncement(parts);
  const waiting = useSyncState().unsaved.filter(({ temporary }) => temporary).length;
  if (parts.length === 0) return null;
  return (
    <NoticeLine>
      <InlineNotice tone="amber" icon={<CloudOffIcon />} action={<NextTry away={away} />}>
        {/* The seconds beside it change on: only these words are read aloud. */}
        <span role="status">
          <strong>{t.title(parts)}</strong>
          {others > 0 && ` ${t.rest}`}
          {waiting > 0 && ` ${t.waiting(waiting)}`}
        </span>
      </InlineNotice>
    </NoticeLine>
  );
}

function NextTry({ away }: { away: readonly FailedLoad[] }) {
  const isTried = away.some(isOnItsWay);
  const moments = away.flatMap(({ nextTry }) => nextTry ?? []);
  const seconds = useSecondsUntil(moments.length > 0 ? Math.min(...moments) : undefined);
  const busy = isTried || (moments.length > 0 && seconds === 0);
  return (
    <Next>
      <When role="timer" aria-live="off">
        {busy ? t.trying : seconds > 0 && t.nextTry(seconds)}
      </When>
      <Button
        size="compact"
        icon={<RefreshCwIcon />}
        busy={busy}
        onClick={() => away.forEach(({ retry }) => retry())}
      >
        {t.tryNow}
      </Button>
    </Next>
  );
}

/** Whoever was told that something is away is told when it is back. */
function useReturnAnnouncement(parts: readonly FailedLoad['of'][]): void {
  const told = useRef(parts);
  useEffect(() => {
    const back = told.current.filter((part) => !parts.includes(part));
    told.current = parts;
    if (back.length > 0) announce(t.back(back));
  });
}

const Next = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.625rem;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;

/** As wide as its longest words, and they begin at one place: nothing moves while the seconds go by. */
const When = styled.span`
  min-width: 8.5rem;
  white-space: nowrap;
  ${tabularNumbers}
`;
