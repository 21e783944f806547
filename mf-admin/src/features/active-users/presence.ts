import { activeUsersStrings as t } from './active-users.strings.js';

/** Up to this many seconds without a sign of life a person still counts as active [core §9]. */
const ACTIVE_SECONDS = 90;

/** How fresh a session is, in words and in colour [core §4]. */
export function describePresence(seconds: number | null | undefined): {
  text: string;
  tone: 'ok' | 'amber' | 'neutral';
} {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds))
    return { text: t.unknown, tone: 'neutral' };
  const whole = Math.round(seconds);
  return seconds <= ACTIVE_SECONDS
    ? { text: t.active(whole), tone: 'ok' }
    : { text: t.away(whole), tone: 'amber' };
}
