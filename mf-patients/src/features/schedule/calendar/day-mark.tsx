import { formatDate } from '@pora/kit';
import { media, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { scheduleStrings as t } from '../schedule.strings.js';

interface DayMarkProps {
  date: string;
  today: string;
  /** Opens the day; left out where the day is shown already. */
  onOpen?: ((date: string) => void) | undefined;
  quiet?: boolean;
}

/** Number of a day, today in a disc; a button where it opens the day. */
export function DayMark({ date, today, onOpen, quiet = false }: DayMarkProps) {
  const number = Number(date.slice(8));
  const isToday = date === today;
  if (!onOpen)
    return (
      <Mark $today={isToday} $quiet={quiet}>
        {number}
        {isToday && <VisuallyHidden>, {t.todayMark}</VisuallyHidden>}
      </Mark>
    );
  return (
    <Mark
      as="button"
      type="button"
      $today={isToday}
      $quiet={quiet}
      {...(isToday && { 'aria-current': 'date' as const })}
      aria-label={t.openDay(String(number), formatDate(date))}
      onClick={() => onOpen(date)}
    >
      {number}
    </Mark>
  );
}

const Mark = styled.span<{ $today: boolean; $quiet: boolean }>`
  display: grid;
  place-items: center;
  min-width: 1.625rem;
  height: 1.625rem;
  padding: 0 0.25rem;
  border: 0;
  border-radius: 999px;
  background: ${({ theme, $today }) => ($today ? theme.c.ink : 'transparent')};
  color: ${({ theme, $today, $quiet }) => ($today ? theme.c.onInk : $quiet ? theme.c.text3 : theme.c.text)};
  font: ${({ theme }) => theme.t.strong};
  font-variant-numeric: tabular-nums;

  &:is(button) {
    cursor: pointer;
  }

  ${media.phone} {
    &:is(button) {
      min-width: ${({ theme }) => theme.h.touch};
      height: ${({ theme }) => theme.h.touch};
    }
  }

  &:is(button):hover {
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.c.lineControl};
  }

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;
