import { TextField } from '@pora/ui';
import { type AppForm, DateField, FormField, TimeField } from '@pora/ui/forms';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { timeOf } from '../calendar/clock.js';
import { freeStarts, useWorkingHours, workingDayOf } from '../calendar/working-hours.js';
import { takesTime, type ShownEvent } from '../events/shown-events.js';
import { dialogStrings as t } from './dialogs.strings.js';
import { defaultEnd, type EventFormValues, periodOfForm } from './event-form.model.js';
import { OverlapNotice } from './overlap-notice.js';
import { PatientField } from './patient-field.js';

/** The form of a visit. */
export type EventForm = AppForm<EventFormValues>;

interface EventFieldsProps {
  form: EventForm;
  /** The visit that is edited overlaps itself. */
  eventId?: string;
  dayOf: (date: string) => readonly ShownEvent[];
  children?: ReactNode;
}

/** Title, day, times and patient of a visit, with a warning when it overlaps another [core §2, §5]. */
export function EventFields({ form, eventId, dayOf, children }: EventFieldsProps) {
  const fillEnd = () => {
    const { from, to } = form.getValues();
    if (to === '' && /^\d\d:\d\d$/.test(from)) form.setValue('to', defaultEnd(from), { shouldDirty: true });
  };
  return (
    <Fields>
      <FormField form={form} name="title">
        {(field) => (
          <TextField label={t.title} placeholder={t.titlePlaceholder} autoComplete="off" {...field} />
        )}
      </FormField>
      <Times>
        <FormField form={form} name="date">
          {(field) => <DateField label={t.date} required {...field} />}
        </FormField>
        <FormField form={form} name="from">
          {(field) => (
            <TimeField
              label={t.from}
              required
              {...field}
              onBlur={() => {
                field.onBlur();
                fillEnd();
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="to">
          {(field) => <TimeField label={t.to} required {...field} />}
        </FormField>
      </Times>
      <Overlap form={form} eventId={eventId} dayOf={dayOf} />
      <FormField form={form} name="patientId">
        {(field) => <PatientField {...field} linked={eventId !== undefined} />}
      </FormField>
      {children}
    </Fields>
  );
}

function Overlap({
  form,
  eventId,
  dayOf,
}: Pick<EventFieldsProps, 'form' | 'dayOf'> & { eventId: string | undefined }) {
  const hours = useWorkingHours();
  const [date, from, to, status] = form.watch(['date', 'from', 'to', 'status']);
  const place = periodOfForm({ date, from, to });
  if (!place || status === 'cancelled') return null;
  const others = dayOf(date).filter(({ event }) => event.id !== eventId);
  const length = place.end - place.start;
  return (
    <OverlapNotice
      place={place}
      others={others}
      freeStarts={freeStarts(workingDayOf(hours, date), others.filter(takesTime), length)}
      onTime={(start) => {
        const options = { shouldDirty: true, shouldValidate: true };
        form.setValue('to', timeOf((start + length) % (24 * 60)), options);
        form.setValue('from', timeOf(start), options);
      }}
    />
  );
}

/** Fields under one another. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  align-items: start;
  gap: 0.75rem;

  @media (max-width: 480px) {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
