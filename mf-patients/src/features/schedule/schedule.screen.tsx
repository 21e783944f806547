import { messageOf, todayIso, useArrival } from '@pora/kit';
import { Button, InlineNotice, PageHead, PageLayout, SectionHead, VisuallyHidden } from '@pora/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { CalendarActions } from './calendar/calendar-actions.js';
import { CalendarBody, minuteOf } from './calendar/calendar-body.js';
import { daysOf, spanOf, step, viewTitle } from './calendar/calendar-dates.js';
import { useCalendarAddress } from './calendar/use-calendar-address.js';
import { useNow } from './calendar/use-now.js';
import { useWorkingHours } from './calendar/working-hours.js';
import { eventsByDay, type ShownEvent, takesTime } from './events/shown-events.js';
import { useSchedule, type ScheduleView } from './events/use-schedule.js';
import { useVisitPatients } from './events/use-visit-patients.js';
import { MoveBar } from './moves/move-bar.js';
import { movesStrings } from './moves/moves.strings.js';
import { type Place } from './moves/place.js';
import { MOVES_HELP, useMoves } from './moves/use-moves.js';
import { type ScheduleDialog } from './schedule-dialogs.js';
import { scheduleStrings as t } from './schedule.strings.js';
import { useScheduleDeeds } from './use-schedule-deeds.js';

// Forms and dialogs come after the calendar: they weigh more than everything it needs.
const loadDialogs = () => import('./schedule-dialogs.js');
const ScheduleDialogs = lazy(async () => ({ default: (await loadDialogs()).ScheduleDialogs }));

/** Schedule of visits: day, week and month, and the dialogs around a visit [core §2]. */
export function ScheduleScreen() {
  const { view, date, go } = useCalendarAddress();
  const [dialog, open] = useState<ScheduleDialog | null>(null);
  const span = useMemo(() => spanOf(view, date), [view, date]);
  const schedule = useSchedule(span);
  const patients = useVisitPatients();
  const hours = useWorkingHours();
  const now = useNow();
  const moment = now.toISOString();
  const { items, unsaved } = schedule;
  const byDay = useMemo(
    () => eventsByDay(items, { span, patients, now: moment }),
    [items, span, patients, moment],
  );
  const dayOf = (day: string): readonly ShownEvent[] =>
    eventsByDay(items, { span: { from: day, to: day }, patients, now: moment }).get(day) ?? [];
  const deeds = useScheduleDeeds({ schedule, patients, open });
  const drop = (shown: ShownEvent, place: Place) => {
    deeds.move(shown, place);
    // A visit that was carried out of sight is followed.
    if (place.date < span.from || place.date > span.to) go({ date: place.date });
  };
  const moves = useMoves({
    view,
    onDrop: drop,
    occupantOf: ({ date: day, start, end }, { event }) =>
      dayOf(day).find(
        (one) => one.event.id !== event.id && takesTime(one) && one.start < end && one.end > start,
      )?.label,
  });
  const add = useCallback(() => open({ kind: 'new', place: null }), []);
  const addAt = useCallback(
    (day: string, minute: number) => open({ kind: 'new', place: { date: day, minute } }),
    [],
  );
  useArrival(['new', 'event'], (values) => {
    if (values.event) open({ kind: 'details', id: values.event });
    else if (values.new === '1') add();
  });
  useWarmDialogs(schedule.state.phase === 'ready');

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        description={t.subtitle}
        actions={
          <CalendarActions
            view={view}
            onStep={(by) => go({ date: step(view, date, by) })}
            onToday={() => go({ date: todayIso(now) })}
            onView={(next) => go({ view: next })}
            onAdd={add}
          />
        }
      />
      <StaleNotice schedule={schedule} />
      <SectionHead title={<span aria-live="polite">{viewTitle(view, date)}</span>} />
      <VisuallyHidden id={MOVES_HELP}>{movesStrings.help}</VisuallyHidden>
      <Calendar>
        <CalendarBody
          view={view}
          date={date}
          state={schedule.state}
          days={useMemo(() => daysOf(span), [span])}
          byDay={byDay}
          hours={hours}
          today={todayIso(now)}
          nowMinute={minuteOf(now)}
          unsavedIds={useMemo(() => new Set(unsaved.keys()), [unsaved])}
          moves={moves}
          onOpen={(id) => open({ kind: 'details', id })}
          onAdd={addAt}
          onDay={(day) => go({ view: 'day', date: day }, { asStep: false })}
        />
      </Calendar>
      <MoveBar moves={moves} />
      {dialog && (
        <Suspense fallback={null}>
          <ScheduleDialogs
            dialog={dialog}
            schedule={schedule}
            dayOf={dayOf}
            onChange={deeds.change}
            onRemove={deeds.remove}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** Says that what is shown comes from this browser, or may be old. */
function StaleNotice({ schedule: { state } }: { schedule: ScheduleView }) {
  if (state.phase !== 'ready' || !state.error) return null;
  return (
    <Line>
      <InlineNotice
        tone="amber"
        live
        title={t.stale}
        action={
          <Button size="compact" busy={state.refreshing} onClick={state.retry}>
            {t.retry}
          </Button>
        }
      >
        {messageOf(state.error)}
      </InlineNotice>
    </Line>
  );
}

/** Fetches the dialogs while the person looks at the calendar. */
function useWarmDialogs(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    loadDialogs().catch((error: unknown) => console.error('Loading the dialogs failed', error));
  }, [ready]);
}

const Line = styled.div`
  margin-bottom: ${({ theme }) => theme.s[3]};
`;

const Calendar = styled.div`
  min-width: 0;
`;
