import { messageOf } from '@pora/kit';
import { Button, InlineNotice, media, PageHead, PageLayout, SectionHead, VisuallyHidden } from '@pora/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { CalendarActions } from './calendar/calendar-actions.js';
import { CalendarBody } from './calendar/calendar-body.js';
import { daysOf, step, viewTitle } from './calendar/calendar-dates.js';
import { type ShownEvent, takesTime } from './events/shown-events.js';
import { type ScheduleView } from './events/use-schedule.js';
import { MoveBar } from './moves/move-bar.js';
import { movesStrings } from './moves/moves.strings.js';
import { type Place } from './moves/place.js';
import { MOVES_HELP, useMoves } from './moves/use-moves.js';
import { PlanActions } from './calendar/plan-actions.js';
import { SchedulePrint } from './print/schedule-print.js';
import { scheduleStrings as t } from './schedule.strings.js';
import { DaySide } from './side/day-side.js';
import { useCalendar } from './use-calendar.js';
import { useScheduleDialog } from './use-schedule-dialog.js';
import { useScheduleDeeds } from './use-schedule-deeds.js';

// Forms and dialogs come after the calendar: they weigh more than everything it needs.
const loadDialogs = () => import('./schedule-dialogs.js');
const ScheduleDialogs = lazy(async () => ({ default: (await loadDialogs()).ScheduleDialogs }));

/** Schedule of visits: day, week and month, and the dialogs around a visit [core §2]. */
export function ScheduleScreen() {
  const calendar = useCalendar();
  const { view, date, go, span, schedule, patients, dayOf, byDay, countsOf } = calendar;
  const { hours, today, nowMinute } = calendar;
  const { dialog, open } = useScheduleDialog(schedule);
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
  const add = useCallback(() => open({ kind: 'new', place: null }), [open]);
  const addAt = useCallback(
    (day: string, minute: number) => open({ kind: 'new', place: { date: day, minute } }),
    [open],
  );
  // From a day that was opened in the month, "back" returns to the month.
  const openDay = (day: string) => go({ view: 'day', date: day }, { asStep: view === 'day' });
  const days = useMemo(() => daysOf(span), [span]);
  // A month is for looking around; on paper it would say too little of its visits.
  const prints = view !== 'month' && schedule.state.phase === 'ready';
  useWarmDialogs(schedule.state.phase === 'ready');

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        description={t.subtitle}
        actions={
          <CalendarActions
            view={view}
            onStep={(by) => go((from) => ({ date: step(from.view, from.date, by) }))}
            onToday={() => go({ date: today })}
            onView={(next) => go({ view: next })}
            onAdd={add}
          />
        }
      />
      <StaleNotice schedule={schedule} />
      <SectionHead
        title={<span aria-live="polite">{viewTitle(view, date)}</span>}
        actions={<PlanActions prints={prints} onFeed={() => open({ kind: 'feed' })} />}
      />
      {prints && <SchedulePrint view={view} date={date} days={days} byDay={byDay} hours={hours} />}
      <VisuallyHidden id={MOVES_HELP}>{movesStrings.help}</VisuallyHidden>
      <Calendar $beside={view === 'day'}>
        <div>
          <CalendarBody
            view={view}
            date={date}
            state={schedule.state}
            days={days}
            byDay={byDay}
            countsOf={countsOf}
            hours={hours}
            today={today}
            nowMinute={nowMinute}
            unsavedIds={useMemo(() => new Set(schedule.unsaved.keys()), [schedule.unsaved])}
            moves={moves}
            onOpen={(id) => open({ kind: 'details', id })}
            onAdd={addAt}
            onDay={openDay}
          />
        </div>
        {view === 'day' && schedule.state.phase === 'ready' && (
          <DaySide
            date={date}
            today={today}
            nowMinute={nowMinute}
            day={byDay.get(date) ?? NO_EVENTS}
            hours={hours}
            countsOf={countsOf}
            onDay={openDay}
            onAdd={addAt}
            onHours={() => hours && open({ kind: 'hours', hours })}
          />
        )}
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

const NO_EVENTS: readonly ShownEvent[] = [];

const Calendar = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $beside }) => ($beside ? 'minmax(0, 1fr) 15.5rem' : 'minmax(0, 1fr)')};
  gap: 2rem;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
