import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { callRoute, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useMemo, useRef, useEffect } from 'react';
import { undoOf } from './schedule-event.js';
import { tellFailure } from './schedule-failure.js';
import { type Scope } from './series.js';
import { eventStrings as t } from './event.strings.js';
import { useLastUndo } from './use-last-undo.js';
import { type ScheduleView } from './use-schedule.js';

/** A change of a visit, or of several of its series, and what the person is told of it. */
export interface EventChange {
  event: ScheduleEvent;
  patch: ScheduleEventPatch;
  scope: Scope;
  /** Offered with "Cofnij"; left out, the change is not announced. */
  told: string;
}

/** Changing and deleting visits, each with its way back; failures are told in the words of the specification. */
export interface EventChanges {
  change(change: EventChange): void;
  remove(event: ScheduleEvent, scope: Scope, label: string): void;
}

/** Writes changes of visits local-first; several visits of a series in one call, with the server first. */
export function useEventChanges(schedule: ScheduleView): EventChanges {
  const offerUndo = useLastUndo();
  const latest = useLatest(schedule);
  return useMemo(() => {
    const update = (id: string, patch: ScheduleEventPatch) => {
      latest.current.update(id, patch).catch((error: unknown) => tellFailure('update', error));
    };
    const updateSeries = async (
      { id }: ScheduleEvent,
      scope: Exclude<Scope, 'one'>,
      { status, ...change }: ScheduleEventPatch,
    ) => {
      if (Object.keys(change).length > 0) {
        const body = { scope, change };
        latest.current.putAll(await callRoute(scheduleCalls.updateSeries, { params: { id }, body }));
      }
      // What became of a visit is its own matter.
      if (status !== undefined) update(id, { status });
    };
    const restore = (ids: readonly string[]) => {
      callRoute(scheduleCalls.restore, { body: { ids: [...ids] } }).then(
        (events) => latest.current.putAll(events),
        (error: unknown) => toast.error(t.restoreFailed, messageOf(error), error),
      );
    };
    return {
      change: ({ event, patch, scope, told }) => {
        const back = undoOf(event, patch);
        const failed = (error: unknown) => tellFailure('update', error);
        if (scope === 'one') {
          update(event.id, patch);
          return offerUndo(told, () => update(event.id, back));
        }
        const undo = () => void updateSeries(event, scope, back).catch(failed);
        return void updateSeries(event, scope, patch).then(() => offerUndo(told, undo), failed);
      },
      remove: (event, scope, label) => {
        const failed = (error: unknown) => tellFailure('remove', error);
        if (scope === 'one') {
          latest.current.remove(event.id).then(
            // Without a server nothing is in the trash yet.
            () =>
              latest.current.fromStorage
                ? toast.success(t.removed(label))
                : offerUndo(t.removed(label), () => restore([event.id])),
            failed,
          );
          return;
        }
        callRoute(scheduleCalls.removeSeries, { params: { id: event.id }, query: { scope } }).then(
          ({ ids }) => {
            ids.forEach((id) => latest.current.forget(id));
            offerUndo(t.removedSeries(label, ids.length), () => restore(ids));
          },
          failed,
        );
      },
    };
  }, [offerUndo, latest]);
}

/** The list of the last render, for calls that are answered later. */
function useLatest(schedule: ScheduleView) {
  const latest = useRef(schedule);
  useEffect(() => {
    latest.current = schedule;
  });
  return latest;
}
