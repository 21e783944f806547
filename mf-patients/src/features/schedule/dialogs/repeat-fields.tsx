import { formatDate, repeatedDates } from '@pora/kit';
import { FormField, SelectField } from '@pora/ui/forms';
import { media } from '@pora/ui';
import styled from 'styled-components';
import { isCalendarDate, weekdayIndex } from '../calendar/calendar-dates.js';
import { dialogStrings as t } from './dialogs.strings.js';
import { REPEAT_COUNTS, repetitionOf, REPEATS } from './event-form.model.js';
import { type EventForm } from './event-fields.js';

const repeatOptions = REPEATS.map((value) => ({ value, label: t.repeats[value] }));
const countOptions = REPEAT_COUNTS.map((value) => ({ value, label: t.afterVisits(Number(value)) }));

/** How a new visit repeats and for how long, with the days this makes. */
export function RepeatFields({ form }: { form: EventForm }) {
  const repeats = form.watch('repeat') !== 'none';
  return (
    <div>
      <Pair>
        <FormField form={form} name="repeat">
          {(field) => <SelectField label={t.repeat} options={repeatOptions} {...field} />}
        </FormField>
        {repeats && (
          <FormField form={form} name="repeatCount">
            {(field) => <SelectField label={t.repeatEnd} options={countOptions} {...field} />}
          </FormField>
        )}
      </Pair>
      {repeats && <Days aria-live="polite">{daysText(form)}</Days>}
    </div>
  );
}

/** "Czwartki 11:00: 19.11, 03.12, 17.12." */
function daysText(form: EventForm): string | null {
  const values = form.watch();
  const repetition = repetitionOf(values);
  if (!repetition || !isCalendarDate(values.date)) return null;
  const dates = repeatedDates(values.date, repetition).map((date) => formatDate(date).slice(0, 5));
  const days = repetition.unit === 'week' ? (t.weekdays[weekdayIndex(values.date)] ?? '') : t.monthly;
  return t.seriesDates(days, values.from, dates.join(', '));
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Days = styled.p`
  margin-top: 0.5rem;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;
