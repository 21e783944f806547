import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type MissingEnergyField, patientEnergy } from '@pora/engine/energy';
import { daysBetween, toIsoDate } from '@pora/kit';
import { planPeriod } from '../../plans/public.js';
import { type PatientVisit, type PatientVisits } from '../../visits/public.js';

/** Days after which a weight says little about today. */
export const OLD_MEASUREMENT_DAYS = 28;
/** Days before its end at which the next stage is worth a thought. */
export const PLAN_ENDS_SOON_DAYS = 7;

/** One member of the union for each kind. */
type Step<Kind, Facts = object> = Kind extends string ? { kind: Kind } & Facts : never;

/** One thing to do for a patient, with the fact it follows from. */
export type NextStep =
  | Step<'visit_today' | 'visit_unsaid' | 'visit_missed', { visit: PatientVisit }>
  | Step<'no_visit' | 'no_survey' | 'no_results' | 'no_plan' | 'no_measurement'>
  | Step<'missing_data', { missing: readonly MissingEnergyField[] }>
  | Step<'plan_draft', { stage: number }>
  | Step<'plan_ended' | 'plan_ends', { stage: number; on: string; inDays: number }>
  | Step<'old_measurement', { on: string; daysAgo: number }>;

/** What is known of a patient; undefined is not known, and nothing follows from it. */
export interface HomeFacts {
  patient: Pick<
    PatientListItem,
    'status' | 'personal' | 'anthropometrics' | 'activityFactor' | 'lastMeasurement'
  >;
  visits: PatientVisits | undefined;
  plans: readonly Pick<PlanListItem, 'status' | 'stage' | 'created' | 'days'>[] | undefined;
  hasSurvey: boolean | undefined;
  hasResults: boolean | undefined;
  /** `yyyy-MM-dd` on the clock of the practice. */
  today: string;
}

/** What steps follow from beside the patient's own record. */
const READ_FACTS = ['visits', 'plans', 'hasSurvey', 'hasResults'] as const;

/** Something that steps follow from. */
export type ReadFact = (typeof READ_FACTS)[number];

/** What is not known of a patient who is looked after: without it, no steps does not mean that nothing is to be done. */
export const unreadFacts = (facts: HomeFacts): ReadFact[] =>
  facts.patient.status === 'active' ? READ_FACTS.filter((fact) => facts[fact] === undefined) : [];

/** What to do next for a patient, the most pressing first; nothing for one who is not looked after any more. */
export function nextSteps(facts: HomeFacts): NextStep[] {
  if (facts.patient.status !== 'active') return [];
  return [
    ...stepsOfVisits(facts),
    ...stepsOfData(facts),
    ...stepsOfPlans(facts),
    ...stepsOfMeasurements(facts),
  ];
}

function stepsOfVisits({ visits, today }: HomeFacts): NextStep[] {
  if (!visits) return [];
  const [next] = visits.coming;
  const [last] = visits.past.filter(({ phase }) => phase !== 'cancelled');
  const steps: NextStep[] = [];
  if (next && toIsoDate(new Date(next.start)) === today) steps.push({ kind: 'visit_today', visit: next });
  if (last?.phase === 'past') steps.push({ kind: 'visit_unsaid', visit: last });
  if (!next)
    steps.push(last?.phase === 'missed' ? { kind: 'visit_missed', visit: last } : { kind: 'no_visit' });
  return steps;
}

function stepsOfData({ patient, hasSurvey, hasResults, today }: HomeFacts): NextStep[] {
  const energy = patientEnergy(patient, Number(today.slice(0, 4)));
  // Without any weight the step is to measure, which stands with the measurements.
  const missing = energy.ok ? [] : energy.missing.filter((field) => field !== 'weight');
  return [
    ...(missing.length > 0 ? [{ kind: 'missing_data' as const, missing }] : []),
    ...(hasSurvey === false ? [{ kind: 'no_survey' as const }] : []),
    ...(hasResults === false ? [{ kind: 'no_results' as const }] : []),
  ];
}

function stepsOfPlans({ plans, today }: HomeFacts): NextStep[] {
  if (!plans) return [];
  const newestFirst = [...plans].sort((a, b) => b.stage - a.stage);
  const active = newestFirst.find(({ status }) => status === 'active');
  const draft = newestFirst.find(({ status }) => status === 'draft');
  if (active) {
    const { to } = planPeriod(active, today);
    const step = { stage: active.stage, on: to, inDays: daysBetween(today, to) };
    if (step.inDays > PLAN_ENDS_SOON_DAYS) return [];
    // The next stage is being made already.
    if (draft && draft.stage > active.stage) return [{ kind: 'plan_draft', stage: draft.stage }];
    return [{ kind: step.inDays < 0 ? 'plan_ended' : 'plan_ends', ...step }];
  }
  if (draft) return [{ kind: 'plan_draft', stage: draft.stage }];
  const [last] = newestFirst;
  if (!last) return [{ kind: 'no_plan' }];
  const { to } = planPeriod(last, today);
  return [{ kind: 'plan_ended', stage: last.stage, on: to, inDays: daysBetween(today, to) }];
}

function stepsOfMeasurements({ patient: { lastMeasurement }, today }: HomeFacts): NextStep[] {
  if (!lastMeasurement) return [{ kind: 'no_measurement' }];
  const on = toIsoDate(new Date(lastMeasurement.date));
  const daysAgo = daysBetween(on, today);
  return daysAgo > OLD_MEASUREMENT_DAYS ? [{ kind: 'old_measurement', on, daysAgo }] : [];
}
