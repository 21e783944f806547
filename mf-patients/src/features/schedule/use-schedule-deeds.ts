import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { formatDate, formatWeekdayShort } from '@pora/kit';
import { rangeOf } from './calendar/clock.js';
import { eventStrings as t } from './events/event.strings.js';
import { type Scope, seriesReach } from './events/series.js';
import { eventLabel, type ShownEvent, type VisitPatient } from './events/shown-events.js';
import { useEventChanges } from './events/use-event-changes.js';
import { type ScheduleView } from './events/use-schedule.js';
import { momentsOf, type Place, placeOf } from './moves/place.js';
import { type ScheduleDialog } from './schedule-dialogs.js';

interface DeedsOptions {
  schedule: ScheduleView;
  patients: ReadonlyMap<string, VisitPatient>;
  open: (dialog: ScheduleDialog | null) => void;
}

/** What can be done to visits from anywhere on the screen; a visit of a series asks first which ones are meant. */
export function useScheduleDeeds({ schedule, patients, open }: DeedsOptions) {
  const changes = useEventChanges(schedule);
  const labelOf = (event: ScheduleEvent) =>
    eventLabel(event, event.patientId === undefined ? undefined : patients.get(event.patientId));

  const ask = (
    deed: 'change' | 'remove',
    event: ScheduleEvent,
    patch: ScheduleEventPatch,
    answer: (scope: Scope) => void,
  ) => {
    // What became of one visit is its own matter.
    const isShared = deed === 'remove' || Object.keys(patch).some((name) => name !== 'status');
    const reach = isShared ? seriesReach(event, schedule.items) : null;
    if (!reach) {
      open(null);
      answer('one');
    } else open({ kind: 'series', deed, event, reach, label: labelOf(event), patch, answer });
  };
  const change = (event: ScheduleEvent, patch: ScheduleEventPatch, told = t.changed(labelOf(event))) =>
    ask('change', event, patch, (scope) => changes.change({ event, patch, scope, told }));
  return {
    change,
    move: (shown: ShownEvent, place: Place) => {
      const { event, label } = shown;
      const { date, start, end } = place;
      const before = placeOf(shown);
      const range = rangeOf(start, end % (24 * 60));
      const isResized = before.date === date && before.start === start;
      const told = isResized
        ? t.resized(label, range)
        : t.moved(label, `${formatWeekdayShort(date)} ${formatDate(date)}, ${range}`);
      change(event, momentsOf(place), told);
    },
    remove: (event: ScheduleEvent) =>
      ask('remove', event, {}, (scope) => changes.remove(event, scope, labelOf(event))),
  };
}
