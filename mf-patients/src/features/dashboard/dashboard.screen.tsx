import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { planCalls } from '@pora/contracts/calls';
import {
  apiKey,
  formatDate,
  formatTime,
  formatWeekday,
  type LoadState,
  paths,
  useApiList,
  useShortcut,
} from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useNavigate } from '@pora/kit/router';
import { Button, PageHead, PageLayout } from '@pora/ui';
import { PlusIcon, UserPlusIcon } from '@pora/ui/icons';
import { useMemo } from 'react';
import { displayName, usePatients } from '../patients/public.js';
import { FirstStepsCard, RecentChangesCard } from './later-cards.js';
import { dashboardStrings as t } from './dashboard.strings.js';
import { LoadNotices } from './load-notices.js';
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
      <LoadNotices loads={{ patients, plans, schedule: week }} />
      <Statistics
        patients={useMemo(() => patientData && patientFigures(patientData), [patientData])}
        patientsPhase={patients.phase}
        plans={useMemo(() => planData && planFigures(planData), [planData])}
        plansPhase={plans.phase}
        plansAsOf={useAsOf(plans)}
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

/** The hour the plans were read at, where they could not be read anew since. */
function useAsOf(plans: LoadState<unknown>): string | undefined {
  const client = useQueryClient();
  if (plans.phase !== 'ready' || plans.error == null) return undefined;
  const read = client.getQueryState(apiKey(planCalls.list));
  return read && formatTime(new Date(read.dataUpdatedAt));
}

function dayOf(today: readonly ScheduleEvent[] | undefined, now: Date): string {
  const held = today?.filter(({ status }) => status !== 'cancelled') ?? [];
  const next = held.find(({ start }) => new Date(start) > now);
  return t.day(held.length, next && formatTime(next.start));
}
