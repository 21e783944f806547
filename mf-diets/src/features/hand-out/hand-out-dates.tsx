import { formatDate, formatWeekday } from '@pora/kit';
import { media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { DateField, MonthCalendar, TimeField } from '@pora/ui/forms';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { dayAfter, type HandOutDates, isDay } from './hand-out-query.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { type ScheduledVisit } from './use-next-visit.js';

/** The days of this hand-out and where they come from. */
export interface DatesForm {
  dates: HandOutDates;
  /** What the schedule says of the next visit; undefined once somebody typed another. */
  scheduled: ScheduledVisit['state'] | undefined;
  onFirstDay: (day: string) => void;
  onVisit: (visit: { day: string; time: string }) => void;
}

/** The first day, in its month where there is room, and the next visit; they belong to this plan alone. */
export function HandOutDatesForm({ form, month = false }: { form: DatesForm; month?: boolean }) {
  const { dates, scheduled, onFirstDay, onVisit } = form;
  const { firstDay, nextVisit: day, nextVisitTime: time } = dates;
  const days = usePlanEditing().plan.planDays.length;
  const narrow = useMediaQuery(mediaQueries.tablet);
  const last = isDay(firstDay) && dayAfter(firstDay, days - 1);
  const until = last
    ? t.until({ first: formatWeekday(firstDay), last: formatWeekday(last), date: formatDate(last), days })
    : t.noDates(days);
  return (
    <Dates>
      <Fields>
        <DateField label={t.firstDay} value={firstDay} hint={until} onChange={onFirstDay} />
        <Visit>
          <DateField
            label={t.nextVisit}
            hint={scheduled ? t.scheduled[scheduled] : t.nextVisitHint}
            value={day}
            onChange={(typed) => onVisit({ day: typed, time })}
          />
          <TimeField
            label={t.nextVisitTime}
            disabled={!isDay(day)}
            value={time}
            onChange={(typed) => onVisit({ day, time: typed })}
          />
        </Visit>
      </Fields>
      {month && !narrow && (
        <MonthCalendar
          label={t.month}
          value={isDay(firstDay) ? firstDay : ''}
          span={days}
          onPick={onFirstDay}
        />
      )}
    </Dates>
  );
}

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.s[4]};
`;

const Fields = styled.div`
  display: grid;
  flex: 1 1 12rem;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[3]};
  min-width: 0;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  }
`;

const Visit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 4.75rem;
  align-items: start;
  gap: ${theme.s[2]};
`;
