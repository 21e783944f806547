import type { PlanDay } from '@pora/contracts/plans/plan.model';
import { adjustPlan, substitutePlan, type AdjustInput } from '@pora/engine/adjust';
import { assessFeasibility, explainSlot } from '@pora/engine/explain';
import { generatePlan, type GenerateInput } from '@pora/engine/generator';
import type { Catalogue, RuleConfig } from '@pora/engine/model';
import { previewSlots, type PreviewInput } from '@pora/engine/preview-slots';
import { repairPlan } from '@pora/engine/repair';
import { substituteChosen, type ChooseInput } from '@pora/engine/substitution/choose';
import { shoppingLists } from '@pora/engine/shopping';
import { candidatesFor, foodVerdictsFor, substitutesOf } from '../insight/alternative-operations.js';
import { analyseDays } from '../safety/analyse-plan.js';
import { readoptDays } from '../docx/readopt-days.js';
import { settleMeals } from '../plans/settle-meals.js';
import { drawMeal, recalculateSlot, replaceWithMeal, substituteMeal } from '../steps/step-operations.js';

/** What every operation stands on; the thread keeps it under the snapshot's ETag. */
export interface EngineGround {
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** Input of an engine function without what the thread itself holds. */
type Asked<Input> = Omit<Input, keyof EngineGround>;

/**
 * Everything the service asks of the engine, by name; each takes plain data and answers plain data. Runs in the
 * thread only: the service itself imports this module as a type.
 */
export const engineOperations = {
  generate: (ground: EngineGround, input: Asked<GenerateInput>) => generatePlan({ ...input, ...ground }),
  regenerate: drawMeal,
  adjust: (ground: EngineGround, input: Asked<AdjustInput>) => adjustPlan({ ...input, ...ground }),
  substitute: (ground: EngineGround, input: Asked<Omit<AdjustInput, 'caloriesPerDay'>>) =>
    substitutePlan({ ...input, ...ground }),
  repair: (ground: EngineGround, input: Asked<GenerateInput>) => repairPlan({ ...input, ...ground }),
  shopping: ({ catalog, config }: EngineGround, { planDays }: { readonly planDays: readonly PlanDay[] }) => {
    const foods = new Map(catalog.foods.map((food) => [food.id, food]));
    return shoppingLists(planDays, config, (id) => foods.get(id));
  },
  recalculate: recalculateSlot,
  settle: settleMeals,
  replaceMeal: replaceWithMeal,
  substituteMeal,
  substituteChosen: (ground: EngineGround, input: Asked<ChooseInput>) =>
    substituteChosen({ ...input, ...ground }),
  explain: (
    ground: EngineGround,
    input: Asked<GenerateInput> & {
      readonly day: number;
      readonly slotIndex: number;
      readonly mealId?: string;
    },
  ) => explainSlot({ ...input, ...ground }),
  readopt: readoptDays,
  analyse: analyseDays,
  foodVerdicts: foodVerdictsFor,
  candidates: candidatesFor,
  listSubstitutes: substitutesOf,
  preview: (ground: EngineGround, input: Asked<PreviewInput>) => previewSlots({ ...input, ...ground }),
  assess: (ground: EngineGround, input: Asked<GenerateInput>) => assessFeasibility({ ...input, ...ground }),
};

export type EngineOperations = typeof engineOperations;
/** Name of an operation. */
export type EngineOperation = keyof EngineOperations;
/** What an operation is asked. */
export type OperationInput<Name extends EngineOperation> = Parameters<EngineOperations[Name]>[1];
/** What an operation answers. */
export type OperationAnswer<Name extends EngineOperation> = ReturnType<EngineOperations[Name]>;
