import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { SCHEDULE_LIMITS, VISIT_STATUSES } from '@pora/contracts/schedule/schedule.vocabulary';
import { formatDate, useDirtyGuard, usePersonName } from '@pora/kit';
import { Button, SegmentedControl } from '@pora/ui';
import { CalendarIcon, CircleCheckIcon, CircleXIcon, TrashIcon, UserXIcon } from '@pora/ui/icons';
import { Form, FormField, TextareaField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ShownEvent } from '../events/shown-events.js';
import { type ScheduleView } from '../events/use-schedule.js';
import { dialogStrings as t } from './dialogs.strings.js';
import { eventIn } from '../use-event-address.js';
import {
  eventFormSchema,
  type EventFormValues,
  formOfEvent,
  patchOfForm,
  repetitionOf,
} from './event-form.model.js';
import { EventFields } from './event-fields.js';
import { RepeatFields } from './repeat-fields.js';
import { UnsavedEvent } from './unsaved-event.js';
import { useMakeSeries } from './use-make-series.js';

const STATUS_ICONS = {
  planned: <CalendarIcon size={14} />,
  done: <CircleCheckIcon size={14} />,
  missed: <UserXIcon size={14} />,
  cancelled: <CircleXIcon size={14} />,
};
const statusOptions = VISIT_STATUSES.map((value) => ({
  value,
  label: t.statuses[value],
  icon: STATUS_ICONS[value],
}));

interface EventDetailsDialogProps {
  event: ScheduleEvent;
  schedule: ScheduleView;
  dayOf: (date: string) => readonly ShownEvent[];
  /** What was changed; the caller writes it, and asks first when the visit belongs to a series. */
  onChange: (event: ScheduleEvent, patch: ScheduleEventPatch) => void;
  onRemove: (event: ScheduleEvent) => void;
  onClose: () => void;
}

/**
 * One visit with everything that can be changed about it [core §2]. A newer version fills the fields anew, unless somebody is
 * typing: then only the one that is asked for does.
 */
export function EventDetailsDialog(props: EventDetailsDialogProps) {
  const { version } = props.event;
  const [shown, setShown] = useState(version);
  const [isTyped, setTyped] = useState(false);
  if (version !== shown && !isTyped) setShown(version);
  return <EventForm key={shown} {...props} onTyped={setTyped} onTaken={() => setTyped(false)} />;
}

interface EventFormProps extends EventDetailsDialogProps {
  /** Whether something is typed that is not saved. */
  onTyped: (typed: boolean) => void;
  /** The newer version is asked for. */
  onTaken: () => void;
}

function EventForm({ onTyped, onTaken, ...props }: EventFormProps) {
  const { event, schedule, dayOf, onChange, onRemove } = props;
  const nameOf = usePersonName();
  const formId = useId();
  const [before] = useState(() => formOfEvent(event));
  const form = useAppForm({ schema: eventFormSchema, defaultValues: before });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onTyped(isDirty), [onTyped, isDirty]);
  const makeSeries = useMakeSeries(schedule);
  const onClose = useGuardedClose(isDirty, props.onClose);
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });
  const save = async (values: EventFormValues) => {
    const patch = patchOfForm(before, values);
    const repeat = repetitionOf(values);
    if (repeat) {
      if (await makeSeries(event, patch ?? {}, repeat)) onClose();
      return;
    }
    onClose();
    if (patch) onChange(event, patch);
  };
  return (
    <Dialog
      open
      steady
      onClose={requestClose}
      title={t.detailsTitle}
      description={t.added(formatDate(event.createdAt), nameOf(event.createdBy))}
      footerStart={
        <Button variant="danger-quiet" icon={<TrashIcon />} onClick={() => onRemove(event)}>
          {t.remove}
        </Button>
      }
      footer={
        <>
          <Button variant="quiet" onClick={requestClose}>
            {t.close}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <UnsavedEvent id={event.id} schedule={schedule} onTaken={onTaken} />
      <Form form={form} id={formId} onSubmit={save}>
        <EventFields form={form} eventId={event.id} dayOf={dayOf}>
          <FormField form={form} name="status">
            {({ value, onChange: choose }) => (
              <div>
                <Label aria-hidden="true">{t.status}</Label>
                <SegmentedControl
                  label={t.status}
                  options={statusOptions}
                  value={value}
                  onChange={choose}
                  fullWidth
                />
                {t.statusHints[value] && <Hint role="status">{t.statusHints[value]}</Hint>}
              </div>
            )}
          </FormField>
          <FormField form={form} name="notes">
            {(field) => (
              <TextareaField
                label={t.notes}
                placeholder={t.notesPlaceholder}
                rows={3}
                maxLength={SCHEDULE_LIMITS.notes}
                {...field}
              />
            )}
          </FormField>
          {event.seriesId === undefined && <RepeatFields form={form} />}
        </EventFields>
      </Form>
      {guard}
    </Dialog>
  );
}

/** Going back or along a link asks before typed changes are left; a dialog that closes itself does not. */
function useGuardedClose(dirty: boolean, onClose: () => void): () => void {
  const leaving = useRef(false);
  useDirtyGuard({
    dirty,
    blocks: (next, current) =>
      !leaving.current && (next.pathname !== current.pathname || eventIn(next) !== eventIn(current)),
    onLeave: () => void (leaving.current = true),
  });
  return () => {
    leaving.current = true;
    onClose();
  };
}

const Label = styled.span`
  display: block;
  margin-bottom: 0.375rem;
  font: ${({ theme }) => theme.t.dense};
  font-weight: 560;
`;

const Hint = styled.p`
  margin-top: 0.375rem;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;
