import { type DateInput, MISSING, PRACTICE_TIME_ZONE } from '@pora/kit';

const clock = new Intl.DateTimeFormat('pl-PL', {
  timeZone: PRACTICE_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Time to the second, in the practice's zone: `11:18:04`. */
export function formatClock(value: DateInput): string {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? MISSING : clock.format(date);
}

const NBSP = '\u00a0';

/** How long something takes, in its two largest units: `42 s`, `3 min 5 s`, `1 h 2 min`; never less than nothing. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds}${NBSP}s`;
  if (minutes < 60) return `${minutes}${NBSP}min ${seconds % 60}${NBSP}s`;
  return `${Math.floor(minutes / 60)}${NBSP}h ${minutes % 60}${NBSP}min`;
}
