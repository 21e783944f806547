import {
  type ScheduleEvent,
  type ScheduleEventPatch,
  type WorkingHours,
} from '@pora/contracts/schedule/schedule.model';
import { formatTime } from '@pora/kit';
import { EventDetailsDialog } from './dialogs/event-details-dialog.js';
import { dialogStrings as t } from './dialogs/dialogs.strings.js';
import { NewEventDialog } from './dialogs/new-event-dialog.js';
import { SeriesQuestion } from './dialogs/series-question.js';
import { type Scope, type SeriesReach } from './events/series.js';
import { type ShownEvent } from './events/shown-events.js';
import { type ScheduleView } from './events/use-schedule.js';
import { FeedDialog } from './feed/feed-dialog.js';
import { WorkingHoursDialog } from './side/working-hours-dialog.js';

/** The one dialog of the screen. */
export type ScheduleDialog =
  | { kind: 'new'; place: { date: string; minute: number } | null; patientId?: string | undefined }
  | { kind: 'details'; id: string }
  | { kind: 'hours'; hours: WorkingHours }
  | { kind: 'feed' }
  | {
      kind: 'series';
      deed: 'change' | 'remove';
      event: ScheduleEvent;
      reach: SeriesReach;
      label: string;
      patch: ScheduleEventPatch;
      answer: (scope: Scope) => void;
    };

interface ScheduleDialogsProps {
  dialog: ScheduleDialog;
  schedule: ScheduleView;
  dayOf: (date: string) => readonly ShownEvent[];
  onChange: (event: ScheduleEvent, patch: ScheduleEventPatch) => void;
  onRemove: (event: ScheduleEvent) => void;
  onClose: () => void;
}

/** Dialogs of the schedule; loaded after the calendar. */
export function ScheduleDialogs(props: ScheduleDialogsProps) {
  const { dialog, schedule, dayOf, onClose } = props;
  if (dialog.kind === 'new')
    return (
      <NewEventDialog
        schedule={schedule}
        place={dialog.place}
        patientId={dialog.patientId}
        dayOf={dayOf}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'hours') return <WorkingHoursDialog hours={dialog.hours} onClose={onClose} />;
  if (dialog.kind === 'feed') return <FeedDialog onClose={onClose} />;
  if (dialog.kind === 'series')
    return (
      <SeriesQuestion
        event={dialog.event}
        reach={dialog.reach}
        deed={dialog.deed}
        text={questionText(dialog)}
        onAnswer={(scope) => {
          onClose();
          dialog.answer(scope);
        }}
        onCancel={onClose}
      />
    );
  const event = schedule.items.find(({ id }) => id === dialog.id);
  if (!event) return null;
  return (
    <EventDetailsDialog
      key={event.id}
      event={event}
      schedule={schedule}
      dayOf={dayOf}
      onChange={props.onChange}
      onRemove={props.onRemove}
      onClose={onClose}
    />
  );
}

function questionText({ deed, label, patch }: Extract<ScheduleDialog, { kind: 'series' }>): string {
  if (deed === 'remove') return t.series.removeText(label);
  if (patch.start === undefined || patch.end === undefined) return t.series.changeText(label);
  return t.series.timeText(label, `${formatTime(patch.start)}–${formatTime(patch.end)}`);
}
