import { planCalls, planStepCalls } from '@pora/contracts/calls';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS, PLAN_NAME_REQUIRED, PLAN_STAGE_TAKEN } from '@pora/contracts/plans/plan.vocabulary';
import { tdeeToday } from '@pora/engine/energy';
import { callRoute, messageOf, newIdempotencyKey, useApiList } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { caloriesProblem } from '../../shared/calories.js';
import { automaticPlanName, type NewPlanForm, useCreatePlan } from '../new-plan/public.js';
import { nextStage } from '../plan-list/public.js';
import { countMeals, isUnexplained, PLAN_PARAM, usePlanEditing } from '../plan-work/public.js';
import { newStageStrings as t } from './new-stage.strings.js';
import { type MealsOfStage, stageDays } from './stage-days.js';

const ADJUST_TIMEOUT_MS = 60_000;

/** Fields of the form; what is null follows the rule: the next free stage, its name, the plan's calories. */
interface Draft {
  stage: number | null;
  name: string | null;
  caloriesPerDay: number | null;
  meals: MealsOfStage;
}

/** The stage after the highest one, else the first that is free; without a patient the one after this plan's. */
function freeStage({ patientId, stage }: Plan, own: readonly PlanListItem[]): number {
  const { min, max } = PLAN_LIMITS.stage;
  if (patientId === null) return Math.min(stage + 1, max);
  const taken = new Set(own.map((plan) => plan.stage));
  const stages = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return nextStage(own) ?? stages.find((each) => !taken.has(each)) ?? max;
}

/** Portions and what is not safe are fitted; the plan stands even when that fails, and says so. */
async function adjustPortions({ id, version }: Plan): Promise<void> {
  try {
    const { message } = await callRoute(planStepCalls.adjust, {
      params: { id },
      body: { dryRun: false },
      ifMatch: version,
      idempotencyKey: newIdempotencyKey(),
      timeoutMs: ADJUST_TIMEOUT_MS,
    });
    toast.show({ title: message });
  } catch (error) {
    toast.error(t.notAdjusted, messageOf(error), error);
  }
}

/** Form of the next stage out of the opened plan, and its creation. */
export function useNewStage() {
  const { plan, patient } = usePlanEditing();
  const plans = useApiList(planCalls.list);
  const [, setParams] = useSearchParams();
  const hasMeals = countMeals(plan.planDays) > 0;
  const [draft, setDraft] = useState<Draft>({
    ...{ stage: null, name: null, caloriesPerDay: plan.caloriesPerDay },
    meals: hasMeals ? 'adjusted' : 'empty',
  });
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const { patientId } = plan;
  const own =
    plans.phase === 'ready' && patientId !== null
      ? plans.data.filter((each) => each.patientId === patientId)
      : [];
  const stage = draft.stage ?? freeStage(plan, own);
  const { firstName, lastName } = patient?.personal ?? { firstName: '', lastName: '' };
  const name = draft.name ?? automaticPlanName(stage, firstName, lastName);
  const errors = {
    stage: own.some((each) => each.stage === stage) ? PLAN_STAGE_TAKEN : undefined,
    name: name.trim() === '' ? PLAN_NAME_REQUIRED : undefined,
    calories: caloriesProblem(draft.caloriesPerDay),
  };
  const create = useCreatePlan(async (made) => {
    if (draft.meals === 'adjusted') await adjustPortions(made);
    toast.success(t.created(made.name));
    setParams({ [PLAN_PARAM]: made.id }, { replace: true });
  });
  const form = (): NewPlanForm => ({
    name: name.trim(),
    ...{ patientId, stage, caloriesPerDay: draft.caloriesPerDay ?? 0 },
    ...{ mealsPerDay: plan.mealsPerDay, days: plan.days, generatorSources: plan.generatorSources },
    planDays: stageDays(plan.planDays, draft.meals),
  });
  const valid = plans.phase === 'ready' && Object.values(errors).every((error) => error === undefined);
  const send = (allergyReason?: string, generates = false) => {
    if (!valid) return;
    create.mutate({ form: { ...form(), ...(allergyReason !== undefined && { allergyReason }) }, generates });
  };
  const needsReason = isUnexplained(create.error);
  return {
    plan,
    plans,
    hasMeals,
    draft,
    change,
    stage,
    name,
    errors,
    valid,
    tdee: patient ? tdeeToday(patient, new Date().getFullYear()) : plan.tdee,
    busy: create.isPending,
    /** Why it was refused; the question about an allergy is asked instead of told. */
    problem: needsReason ? null : create.error,
    /** A food of an allergy waits for its reason. */
    allergy: needsReason ? { text: messageOf(create.error) } : undefined,
    /** No reason means that the plan is not made. */
    answerAllergy: (reason: string | undefined) => (reason === undefined ? create.reset() : send(reason)),
    send,
  };
}
