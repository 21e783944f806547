import styled from 'styled-components';
import { LazyCalendar } from './lazy-calendar.js';

/** Props of MonthCalendar. */
export interface MonthCalendarProps {
  /** What is chosen in it, for whoever does not see the field beside it. */
  label: string;
  /** Chosen day, `yyyy-MM-dd`; '' without one. */
  value: string;
  /** Days from the chosen one on that are tinted. */
  span?: number;
  onPick: (iso: string) => void;
}

/** A month that stands open beside a field of a day, with the days that follow from the choice. */
export function MonthCalendar({ label, value, span = 1, onPick }: MonthCalendarProps) {
  return (
    <Month role="group" aria-label={label}>
      <LazyCalendar value={value} span={span} standing onPick={onPick} />
    </Month>
  );
}

const Month = styled.div`
  /* As high as six weeks: turning the months moves nothing below. */
  min-height: 15rem;

  /* Stronger than the month's own sizes: it stands beside its field, and is no panel to be met by a finger. */
  && .rdp-weekday,
  && .rdp-day_button {
    width: 2rem;
  }

  && .rdp-weekday {
    height: 1.5rem;
  }

  && .rdp-day_button {
    height: 1.9rem;
  }
`;
