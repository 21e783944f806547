import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { useDeviceSetting } from '@pora/kit';
import { Suspense, useCallback } from 'react';
import { type PatientsView } from '../patients/public.js';
import { lazyPart } from './lazy-part.js';
import { type Week } from './use-week.js';

// The dashboard does without a card whose file does not come.
const FirstSteps = lazyPart(async () => (await import('./first-steps/first-steps.js')).FirstSteps);
const RecentChanges = lazyPart(
  async () => (await import('./recent-changes/recent-changes.js')).RecentChanges,
);

interface LaterCardsProps {
  patients: PatientsView;
  plans: readonly PlanListItem[] | undefined;
  week: Week | undefined;
}

/** The first steps of a new practice; asked for when everything they follow from is read, and never again once over. */
export function FirstStepsCard({ patients, plans, week }: LaterCardsProps) {
  const [over, setOver] = useDeviceSetting<boolean>('first-steps-over', false);
  const onOver = useCallback(() => setOver(true), [setOver]);
  if (over || patients.state.phase !== 'ready' || !plans || !week) return null;
  return (
    <Suspense fallback={null}>
      <FirstSteps patients={patients} plans={plans} visitThisWeek={week.visits > 0} onOver={onOver} />
    </Suspense>
  );
}

/** What was worked on last; its file comes after the data it tells of. */
export function RecentChangesCard({ patients, plans, week }: LaterCardsProps) {
  if (patients.state.phase !== 'ready' || !plans || !week) return null;
  return (
    <Suspense fallback={null}>
      <RecentChanges patients={patients.state.data} plans={plans} events={week.events} />
    </Suspense>
  );
}
