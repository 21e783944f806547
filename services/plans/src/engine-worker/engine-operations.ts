import type { PlanDay } from '@pora/contracts/plans/plan.model';
import { adjustPlan, substitutePlan, type AdjustInput } from '@pora/engine/adjust';
import { assessFeasibility, explainSlot } from '@pora/engine/explain';
import { generatePlan, type GenerateInput, type GenerationWatch } from '@pora/engine/generator';
import type { Catalogue, RuleConfig } from '@pora/engine/model';
import { previewSlots, type PreviewInput } from '@pora/engine/preview-slots';
import { repairPlan, type RepairInput } from '@pora/engine/repair';
import { tryRules, type RuleTrialInput } from '@pora/engine/rule-trial';
import { substituteChosen, type ChooseInput } from '@pora/engine/substitution/choose';
import { uncertainEnergies } from '@pora/engine/uncertain-energy';
import { shoppingLists } from '@pora/engine/shopping';
import { candidatesFor, foodVerdictsFor, substitutesOf } from './alternative-operations.js';
import { analyseDays } from './analyse-plan.js';
import { equalFoodsOf } from './hand-out-operations.js';
import { moveFoods } from './move-foods.js';
import { recomputeDays } from './recompute-days.js';
import { settleMeals } from './settle-meals.js';
import { drawMeals, recalculateSlot, replaceWithMeal, substituteMeal } from './step-operations.js';

/** What every operation stands on; the thread keeps it under the snapshot's ETag. */
export interface EngineContext {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** Input of an engine function without what the thread itself holds. */
type Asked<Input> = Omit<Input, keyof EngineContext>;

/**
 * Everything the service asks of the engine, by name; each takes plain data and answers plain data. Runs in the
 * thread only: the service itself imports this module as a type.
 */
export const engineOperations = {
  /** A plan with its check: one task, so that nothing comes between them. */
  generate: (context: EngineContext, input: Asked<GenerateInput>, watch?: GenerationWatch) => {
    const plan = generatePlan({ ...input, ...context }, watch);
    const { patient } = input;
    return { plan, ...(plan.ok && { analysis: analyseDays(context, { planDays: plan.planDays, patient }) }) };
  },
  regenerate: drawMeals,
  adjust: (context: EngineContext, input: Asked<AdjustInput>) => adjustPlan({ ...input, ...context }),
  substitute: (context: EngineContext, input: Asked<Omit<AdjustInput, 'caloriesPerDay'>>) =>
    substitutePlan({ ...input, ...context }),
  repair: (context: EngineContext, input: Asked<RepairInput>) => repairPlan({ ...input, ...context }),
  shopping: ({ catalog, config }: EngineContext, { planDays }: { readonly planDays: readonly PlanDay[] }) => {
    const foods = new Map(catalog.foods.map((food) => [food.id, food]));
    return shoppingLists(planDays, config, (id) => foods.get(id));
  },
  equalFoods: equalFoodsOf,
  recalculate: recalculateSlot,
  settle: settleMeals,
  replaceMeal: replaceWithMeal,
  substituteMeal,
  substituteChosen: (context: EngineContext, input: Asked<ChooseInput>) =>
    substituteChosen({ ...input, ...context }),
  explain: (
    context: EngineContext,
    input: Asked<GenerateInput> & {
      readonly day: number;
      readonly slotIndex: number;
      readonly mealId?: string;
    },
  ) => explainSlot({ ...input, ...context }),
  recomputeDays,
  moveFoods,
  analyse: analyseDays,
  /** Meals of uncertain energy, for checks that have no patient or cannot be made. */
  uncertain: ({ catalog }: EngineContext, { planDays }: { readonly planDays: readonly PlanDay[] }) =>
    uncertainEnergies(planDays, catalog.foods),
  foodVerdicts: foodVerdictsFor,
  candidates: candidatesFor,
  listSubstitutes: substitutesOf,
  preview: (context: EngineContext, input: Asked<PreviewInput>) => previewSlots({ ...input, ...context }),
  assess: (context: EngineContext, input: Asked<GenerateInput>) =>
    assessFeasibility({ ...input, ...context }),
  tryRules: (context: EngineContext, input: Asked<RuleTrialInput>) => tryRules({ ...input, ...context }),
  /** Names of intolerances, for sentences about a risk that was taken. */
  causeNames: ({ catalog }: EngineContext, { keys }: { readonly keys: readonly string[] }) =>
    (catalog.dictionary ?? []).flatMap(({ key, name }) => (keys.includes(key) ? [{ key, name }] : [])),
};

export type EngineOperations = typeof engineOperations;
/** Name of an operation. */
export type EngineOperation = keyof EngineOperations;
/** What an operation is asked. */
export type OperationInput<Name extends EngineOperation> = Parameters<EngineOperations[Name]>[1];
/** What an operation answers. */
export type OperationAnswer<Name extends EngineOperation> = ReturnType<EngineOperations[Name]>;
