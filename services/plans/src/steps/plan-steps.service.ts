import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import { notAcceptable, notFound } from '@pora/common/errors';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planSummary, withTotals } from '@pora/engine/totals';
import type { OperationAnswer } from '../engine-worker/engine-operations.js';
import { EngineService } from '../engine/engine.service.js';
import { PlanningContextService, type PlanningContext } from '../planning/planning-context.service.js';
import { countMeals } from '../plans/plan-content.js';
import type { TakenMeal } from '../safety/accepted-risks.js';
import { PlanStepService, type StepDraft, type StepState } from './plan-step.service.js';
import {
  adjustResult,
  chosenResult,
  mealSubstituteResult,
  presentAdjustReport,
  presentRepair,
  presentSubstitution,
  repairResult,
  replaceResult,
  substituteResult,
  type StepFacts,
  type StepResult,
} from './step-presenter.js';
import { isLocked, slotAt } from './slot-place.js';
import { stepStrings as strings } from './steps.strings.js';

type Routes = typeof planStepRoutes;
type SubstituteAnswer = RouteAnswer<Routes['substitute']>;

/** Big steps over a whole plan [diets §4, §8]; each can be tried without saving and undone as a whole. */
@Injectable()
export class PlanStepsService {
  constructor(
    private readonly steps: PlanStepService,
    private readonly engine: EngineService,
    private readonly context: PlanningContextService,
  ) {}

  /** Fits the portions to the calorie target and swaps what is not safe. @throws ApiError 422 and as the runner */
  adjust(input: RouteInput<Routes['adjust']>, caller: CallerInfo): Promise<RouteAnswer<Routes['adjust']>> {
    const request = { caller, input, operation: 'plans.adjust', snapshotStep: 'adjust' };
    return this.steps.run(request, async ({ plan, patient }) => {
      const { planDays, caloriesPerDay } = plan;
      const accepted = await this.context.takenMeals({ plan, patient });
      const adjusted = await this.engine.ask('adjust', { planDays, caloriesPerDay, patient, accepted });
      if (!adjusted.ok) {
        throw adjusted.code === 'no_calories'
          ? notAcceptable('no_calorie_target', strings.noCalories)
          : notAcceptable('no_meals', strings.noMeals);
      }
      const report = presentAdjustReport(adjusted);
      return {
        ...adjusted,
        present: (state) => {
          const result = adjustResult(adjusted, report, factsOf(state, accepted));
          return { ...answer(result, state, input.body), report };
        },
      };
    });
  }

  /** Makes unsafe meals safe and fills empty slots. @throws ApiError as the runner */
  autoRepair(
    input: RouteInput<Routes['autoRepair']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['autoRepair']>> {
    const request = { caller, input, operation: 'plans.auto-repair', snapshotStep: 'repair' };
    return this.steps.run(request, async (context) => {
      const accepted = await this.context.takenMeals(context);
      const repaired = await this.engine.ask('repair', { ...context, accepted });
      return {
        ...repaired,
        present: (state) => ({
          ...answer(repairResult(repaired, factsOf(state, accepted)), state, input.body),
          ...presentRepair(repaired),
        }),
      };
    });
  }

  /** Swaps unsafe ingredients in one meal or in the whole plan. @throws ApiError 404, 422 and as the runner */
  substitute(input: RouteInput<Routes['substitute']>, caller: CallerInfo): Promise<SubstituteAnswer> {
    const request = { caller, input, operation: 'plans.substitute', snapshotStep: 'substitute' };
    const { place } = input.body;
    return this.steps.run(request, (context) => {
      if (isChosen(input.body)) return this.substituteChosen(context, input.body);
      return place
        ? this.substituteMeal(context, place, input.body)
        : this.substitutePlan(context, input.body);
    });
  }

  /** Puts a meal of the library into many slots. @throws ApiError 422 and as the runner */
  replaceMeal(
    input: RouteInput<Routes['replaceMeal']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['replaceMeal']>> {
    const request = { caller, input, operation: 'plans.replace-meal', snapshotStep: 'replace_meal' };
    const { mealId, target } = input.body;
    return this.steps.run(request, async ({ plan, patient }) => {
      const { planDays, caloriesPerDay } = plan;
      const asked = { planDays, caloriesPerDay, patient, mealId, target };
      const replaced = await this.engine.ask('replaceMeal', asked);
      if (!replaced.ok) throw replaceRefusal(replaced, target.kind);
      const { changed, locked } = replaced;
      return {
        ...replaced,
        present: (state) => ({
          ...answer(replaceResult(replaced, state), state, input.body),
          changed: changed.map((item) => ({ ...item })),
          locked: locked.map((item) => ({ ...item })),
        }),
      };
    });
  }

  private async substitutePlan(
    { plan, patient }: PlanningContext,
    body: StepBody,
  ): Promise<StepDraft<SubstituteAnswer>> {
    if (countMeals(plan.planDays) === 0) throw notAcceptable('no_meals', strings.noMeals);
    const accepted = await this.context.takenMeals({ plan, patient });
    const substituted = await this.engine.ask('substitute', { planDays: plan.planDays, patient, accepted });
    return {
      ...withSummary(substituted.planDays, plan.caloriesPerDay),
      present: (state) => ({
        ...answer(substituteResult(substituted, factsOf(state, accepted)), state, body),
        ...presentSubstitution(substituted),
      }),
    };
  }

  /** What a person names is swapped also where its risk was accepted: the choice is the later word. */
  private async substituteChosen(
    { plan, patient }: PlanningContext,
    body: RouteInput<Routes['substitute']>['body'],
  ): Promise<StepDraft<SubstituteAnswer>> {
    const { planDays, days, caloriesPerDay } = plan;
    const { foodId, cause, substituteFoodId } = body;
    const places = body.places ?? (body.place && [body.place]);
    if (places?.some((at) => !slotAt(planDays, at))) throw notFound(strings.placeNotFound);
    const choice = { foodId, cause, substituteFoodId };
    const chosen = await this.engine.ask('substituteChosen', { planDays, days, patient, choice, places });
    if (!chosen.ok) throw chosenRefusal(chosen);
    return {
      ...withSummary(chosen.planDays, caloriesPerDay),
      present: (state) => ({
        ...answer(chosenResult(chosen), state, body),
        ...presentSubstitution(chosen),
        changed: chosen.changed.map((at) => ({ ...at })),
        locked: chosen.locked.map((at) => ({ ...at })),
      }),
    };
  }

  private async substituteMeal(
    { plan, patient }: PlanningContext,
    place: SlotPlace,
    body: StepBody,
  ): Promise<StepDraft<SubstituteAnswer>> {
    const slot = slotAt(plan.planDays, place);
    if (!slot) throw notFound(strings.placeNotFound);
    if (isLocked(slot)) throw notAcceptable('slot_locked', strings.locked);
    const substituted = await this.engine.ask('substituteMeal', { planDays: plan.planDays, patient, place });
    if (!substituted) throw notAcceptable('slot_empty', strings.emptySlot);
    const { replaced, failed } = substituted;
    const named = { day: place.day, slotLabel: slot.label };
    // The other days of a pair block hold the same meal, and go on doing so.
    const asked = { planDays: plan.planDays, days: plan.days, patient, choice: {}, places: [place] };
    const block = await this.engine.ask('substituteChosen', asked);
    const planDays = block.ok ? block.planDays : plan.planDays;
    const own = {
      replaced: block.ok ? block.replaced : [],
      failed: failed.map((item) => ({ ...item, ...named })),
    };
    return {
      ...withSummary(replaced.length > 0 ? planDays : plan.planDays, plan.caloriesPerDay),
      present: (state) => ({
        ...answer(mealSubstituteResult(substituted, state), state, body),
        ...presentSubstitution(own),
      }),
    };
  }
}

interface StepBody {
  readonly dryRun: boolean;
}

function answer(result: StepResult, { isChange: _, ...state }: StepState, { dryRun }: StepBody) {
  return { ...result, ...state, dryRun };
}

/** Accepted meals that stayed as they were, and those whose other foods changed: that ends their acceptance. */
function factsOf(state: StepState, accepted: readonly TakenMeal[]): StepFacts {
  const stands = ({ day, slotIndex }: SlotPlace) =>
    state.verdict.slots.some(
      (slot) =>
        slot.day === day &&
        slot.slotIndex === slotIndex &&
        slot.problems.some(({ acceptedBy }) => acceptedBy),
    );
  return {
    ...state,
    acceptedLeft: accepted.filter(({ isWhole }) => isWhole).length,
    acceptedLapsed: accepted.filter((meal) => !stands(meal)).length,
  };
}

function withSummary(days: readonly PlanDay[], caloriesPerDay: number) {
  const planDays = withTotals(days);
  return { planDays, planSummary: planSummary(planDays, caloriesPerDay) };
}

/** Whether some of the risks are meant, or some of the meals. */
function isChosen({ places, foodId, cause }: RouteInput<Routes['substitute']>['body']): boolean {
  return places !== undefined || foodId !== undefined || cause !== undefined;
}

type ChosenRefusal = Extract<OperationAnswer<'substituteChosen'>, { ok: false }>;

function chosenRefusal(refusal: ChosenRefusal) {
  switch (refusal.code) {
    case 'unknown_food':
      return notAcceptable('unknown_foods', strings.unknownFood, { foodIds: [refusal.foodId] });
    case 'safe_food':
      return notAcceptable('safe_food', strings.safeFood(refusal.foodName));
    case 'unsafe_substitute': {
      const { foodName, problems } = refusal;
      return notAcceptable('unsafe_substitute', strings.unsafeSubstitute(foodName), { problems });
    }
  }
}

type ReplaceRefusal = Extract<OperationAnswer<'replaceMeal'>, { ok: false }>;

function replaceRefusal(refusal: ReplaceRefusal, kind: 'same_meal' | 'same_slot') {
  switch (refusal.code) {
    case 'unknown_meal':
      return notAcceptable('unknown_meal', strings.unknownMeal);
    case 'nothing_to_replace':
      return kind === 'same_slot'
        ? notFound(strings.placeNotFound)
        : notAcceptable('nothing_to_replace', strings.nothingToReplace);
    case 'unsafe_meal': {
      const { mealName, problems } = refusal;
      const sentences = problems.map(({ sentence }) => sentence);
      return notAcceptable('unsafe_meal', strings.unsafeMeal(mealName, sentences), { problems });
    }
  }
}
