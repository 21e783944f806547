import { scheduleCalls } from '@pora/contracts/calls';
import { callRoute, isTemporary, newId, newIdempotencyKey, useDirtyGuard, useUser } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { eventMoment, newEvent } from '../events/schedule-event.js';
import { tellFailure } from '../events/schedule-failure.js';
import { type ShownEvent } from '../events/shown-events.js';
import { type ScheduleView } from '../events/use-schedule.js';
import { dialogStrings as t } from './dialogs.strings.js';
import {
  BLANK_EVENT,
  contentOfForm,
  eventFormSchema,
  type EventFormValues,
  formAt,
  repetitionOf,
} from './event-form.model.js';
import { EventFields } from './event-fields.js';
import { RepeatFields } from './repeat-fields.js';

interface NewEventDialogProps {
  schedule: ScheduleView;
  /** A free place that was chosen; without one every field is empty [core §2]. */
  place: { date: string; minute: number } | null;
  /** Whose visit it is, when it is planned from a patient's card. */
  patientId?: string | null | undefined;
  dayOf: (date: string) => readonly ShownEvent[];
  onClose: () => void;
}

/** A new visit, or a series of them [core §2, §5]; stays open with everything typed until it is taken. */
export function NewEventDialog({ schedule, place, patientId = null, dayOf, onClose }: NewEventDialogProps) {
  const { email: by } = useUser();
  const formId = useId();
  const [before] = useState(() => ({
    ...(place ? formAt(place.date, place.minute) : BLANK_EVENT),
    patientId,
  }));
  const form = useAppForm({ schema: eventFormSchema, defaultValues: before });
  // The same names for every attempt whose outcome is unknown: the server then makes one visit, not two.
  const [names, setNames] = useState(newNames);
  const { isDirty, isSubmitting } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const save = async (values: EventFormValues) => {
    const event = newEvent(contentOfForm(values), { id: names.id, by, now: new Date() });
    const repeat = repetitionOf(values);
    try {
      if (repeat) {
        const { id, title, start, end, type, patientId = null } = event;
        const body = { event: { id, title, start, end, type, patientId }, repeat };
        const series = await callRoute(scheduleCalls.createSeries, { body, idempotencyKey: names.key });
        schedule.putAll(series);
        toast.success(t.seriesAdded(series.length));
      } else {
        await schedule.add(event);
        if (schedule.isStored(event.id)) toast.success(t.eventAdded(event.title, eventMoment(event)));
        else toast.success(t.eventAdded(event.title, eventMoment(event)), t.waits);
      }
      form.reset(BLANK_EVENT);
      onClose();
    } catch (error) {
      if (!isTemporary(error)) setNames(newNames());
      tellFailure('add', error);
    }
  };

  return (
    <Dialog
      open
      steady
      onClose={requestClose}
      title={t.newTitle}
      footerStart={<small>{t.titleHint}</small>}
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <EventFields form={form} dayOf={dayOf}>
          <RepeatFields form={form} />
        </EventFields>
      </Form>
      {guard}
    </Dialog>
  );
}

const newNames = () => ({ id: newId('se-'), key: newIdempotencyKey() });
