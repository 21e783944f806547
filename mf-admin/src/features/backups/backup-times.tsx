import { formatBytes, MISSING } from '@pora/kit';
import { tabularNumbers } from '@pora/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatClock, formatDuration } from '../../shared/clock.js';
import { backupsStrings } from './backups.strings.js';

interface BackupTimesProps {
  startedAt: string | null;
  completedAt: string | null;
  /** It is being written. */
  running: boolean;
  bytes: number | null;
}

/** When something began and ended and how large it is: `11:18:04 → 11:18:21 · 4,2 MB`; while it runs, for how long. */
export function BackupTimes({ startedAt, completedAt, running, bytes }: BackupTimesProps) {
  if (startedAt === null) return <>{MISSING}</>;
  const size = running || bytes === null ? undefined : formatBytes(bytes);
  const end = running || completedAt === null ? undefined : formatClock(completedAt);
  const afterStart = running || end ? ' → ' : size ? ' · ' : '';
  return (
    <Times>
      <span>
        {formatClock(startedAt)}
        {afterStart}
      </span>
      {running && <Elapsed since={startedAt} />}
      {end && (
        <span>
          {end}
          {size && ' · '}
        </span>
      )}
      {size && <span>{size}</span>}
    </Times>
  );
}

/** Counts on by itself, so that nothing around it is drawn every second. */
function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return <span>{backupsStrings.history.lasts(formatDuration(now - Date.parse(since)))}</span>;
}

const Times = styled.span`
  display: inline-flex;
  flex-wrap: wrap;

  > span {
    ${tabularNumbers}
    white-space: pre;
  }
`;
