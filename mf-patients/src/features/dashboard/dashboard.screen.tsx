import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { planCalls } from '@pora/contracts/calls';
import {
  formatDate,
  formatTime,
  formatWeekday,
  type LoadState,
  messageOf,
  paths,
  useApiList,
  useShortcut,
} from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { Button, InlineNotice, PageHead, PageLayout } from '@pora/ui';
import { PlusIcon, UserPlusIcon } from '@pora/ui/icons';
import { useMemo } from 'react';
import styled from 'styled-components';
import { displayName, usePatients } from '../patients/public.js';
import { FirstStepsCard, RecentChangesCard } from './later-cards.js';
import { dashboardStrings as t } from './dashboard.strings.js';
import { patientFigures, planFigures } from './practice-figures.js';
import { Statistics } from './statistics.js';
import { TodayCards } from './today-cards.js';
import { useWeek } from './use-week.js';

/** Dashboard: the practice in four figures, the day, and the two things a dietitian starts with [core §2]. */
export function DashboardScreen() {
  const navigate = useNavigate();
  const view = usePatients();
  const { state: patients } = view;
  const plans = useApiList(planCalls.list);
  const patientData = patients.phase === 'ready' ? patients.data : undefined;
  const planData = plans.phase === 'ready' ? plans.data : undefined;
  const addPatient = () => void navigate(paths.addPatient());
  const newPlan = () => void navigate(paths.newPlan());
  useShortcut('n p', addPatient);
  useShortcut('n d', newPlan);
  const now = new Date();
  const week = useWeek();
  const today = week.phase === 'ready' ? week.data.today : undefined;
  const names = useMemo(
    () => new Map(patientData?.map((patient) => [patient.id, displayName(patient)])),
    [patientData],
  );

  const later = { patients: view, plans: planData, week: week.phase === 'ready' ? week.data : undefined };

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        description={t.caption(formatWeekday(now), formatDate(now)) + dayOf(today, now)}
        actions={
          <>
            <Button icon={<UserPlusIcon />} shortcut="N P" onClick={addPatient}>
              {t.addPatient}
            </Button>
            <Button variant="primary" icon={<PlusIcon />} shortcut="N D" onClick={newPlan}>
              {t.newPlan}
            </Button>
          </>
        }
      />
      <LoadNotice title={t.patientsFailed} state={patients} />
      <LoadNotice title={t.plansFailed} state={plans} />
      <LoadNotice title={t.scheduleFailed} state={week} />
      <Statistics
        patients={useMemo(() => patientData && patientFigures(patientData), [patientData])}
        patientsPhase={patients.phase}
        plans={useMemo(() => planData && planFigures(planData), [planData])}
        plansPhase={plans.phase}
        visits={week.phase === 'ready' ? week.data.visits : undefined}
      />
      <TodayCards
        week={week}
        names={names}
        before={<FirstStepsCard {...later} />}
        after={<RecentChangesCard {...later} />}
      />
    </PageLayout>
  );
}

function dayOf(today: readonly ScheduleEvent[] | undefined, now: Date): string {
  const held = today?.filter(({ status }) => status !== 'cancelled') ?? [];
  const next = held.find(({ start }) => new Date(start) > now);
  return t.day(held.length, next && formatTime(next.start));
}

/** Says what could not be read, also when the figures of the last visit are still shown. */
function LoadNotice({ title, state }: { title: string; state: LoadState<unknown> }) {
  if (state.phase === 'loading' || !state.error) return null;
  const busy = state.phase === 'failed' ? state.retrying : state.refreshing;
  return (
    <Line>
      <InlineNotice
        tone="amber"
        live
        title={title}
        action={
          <Button size="compact" busy={busy} onClick={state.retry}>
            {t.retry}
          </Button>
        }
      >
        {messageOf(state.error)}
      </InlineNotice>
    </Line>
  );
}

const Line = styled.div`
  margin-bottom: ${({ theme }) => theme.s[3]};
`;
