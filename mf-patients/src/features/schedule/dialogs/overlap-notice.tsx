import { InlineNotice } from '@pora/ui';
import styled from 'styled-components';
import { rangeOf, timeOf } from '../calendar/clock.js';
import { type ShownEvent, takesTime } from '../events/shown-events.js';
import { type Place } from '../moves/place.js';
import { dialogStrings as t } from './dialogs.strings.js';

/** Free times that are offered instead. */
const OFFERED = 2;

interface OverlapNoticeProps {
  place: Place;
  /** Visits of the day but for the one that is edited. */
  others: readonly ShownEvent[];
  freeStarts: readonly number[];
  onTime: (start: number) => void;
}

/** Warns that a visit overlaps others and names the next free times; it never forbids [decisions 51]. */
export function OverlapNotice({ place, others, freeStarts, onTime }: OverlapNoticeProps) {
  const hit = others.filter((one) => takesTime(one) && one.start < place.end && one.end > place.start);
  if (hit.length === 0) return null;
  const later = freeStarts.filter((start) => start >= place.start);
  const offered = (later.length > 0 ? later : freeStarts).slice(0, OFFERED);
  const names = hit.map(({ start, end, label }) => `${rangeOf(start, end % (24 * 60))} ${label}`);
  return (
    <InlineNotice tone="amber" live title={t.overlap(names.join(', '))}>
      {t.overlapText} {offered.length > 0 && t.nextFree}{' '}
      {offered.map((start) => (
        <Time key={start} type="button" aria-label={t.useTime(timeOf(start))} onClick={() => onTime(start)}>
          {timeOf(start)}
        </Time>
      ))}
    </InlineNotice>
  );
}

const Time = styled.button`
  margin-right: 0.5rem;
  padding: 0.125rem 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;

  &:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
    outline: 2px solid transparent;
  }
`;
