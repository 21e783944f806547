import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { invalidInput, notAcceptable } from '@pora/common/errors';
import {
  mealEntrySchema,
  type IncomingDay,
  type IncomingEntry,
  type MealEntry,
  type NewPlan,
  type PlanDay,
} from '@pora/contracts/plans/plan.model';
import type { SettledEntry } from '@pora/engine/incoming-entry';
import { EngineService } from '../engine/engine.service.js';
import { contentProblem, emptyDays } from './plan-content.js';
import { planStrings as strings } from './plans.strings.js';

/** A meal somebody sends for a slot; `day` is 1-based. */
export interface IncomingMeal {
  readonly day: number;
  readonly slotIndex: number;
  readonly slotType: string;
  readonly entry: IncomingEntry;
}

/**
 * The one door through which meals of clients come into plans: their numbers, names and grams are computed by the engine
 * (decision 42). Meals that come back as the plan holds them stay as they are and need no catalogue.
 */
@Injectable()
export class IncomingMealsService {
  constructor(private readonly engine: EngineService) {}

  /**
   * Days of a plan that is about to be made: those given, else empty slots laid out by the rules.
   * @throws ApiError 400 for days that do not fit, and as {@link settleDays}
   */
  async daysOfNewPlan(plan: Pick<NewPlan, 'planDays' | 'days' | 'mealsPerDay'>): Promise<PlanDay[]> {
    if (!plan.planDays?.length) return emptyDays(await this.engine.rules(), plan.days, plan.mealsPerDay);
    const problem = contentProblem(plan.planDays, plan);
    if (problem) throw mealProblem(problem);
    return this.settleDays(plan.planDays, []);
  }

  /**
   * Days as they are to be kept; `known` are the days the plan holds.
   * @throws ApiError 400 for a portion out of range or an ingredient without an amount, 422 `unknown_foods` or
   * `no_piece_weight`, 503 while the catalogue is away and a meal has changed
   */
  async settleDays(days: readonly IncomingDay[], known: readonly PlanDay[]): Promise<PlanDay[]> {
    const meals = days.flatMap(({ day, slots }) =>
      slots.flatMap(({ type, entry }, slotIndex) =>
        entry ? [{ day, slotIndex, slotType: type, entry }] : [],
      ),
    );
    const settled = await this.settle(meals, known);
    const byPlace = new Map(meals.map(({ day, slotIndex }, i) => [`${day} ${slotIndex}`, settled[i]]));
    return days.map((day) => ({
      ...day,
      totals: { calories: 0, carbs: 0, fat: 0, protein: 0 },
      slots: day.slots.map((slot, slotIndex) => ({
        ...slot,
        entry: byPlace.get(`${day.day} ${slotIndex}`) ?? null,
      })),
    }));
  }

  /** Meals as they are to be kept, in the same order. @throws ApiError as {@link settleDays} */
  async settle(meals: readonly IncomingMeal[], known: readonly PlanDay[]): Promise<MealEntry[]> {
    const plan = knownMeals(known);
    const kept = meals.map((meal) => plan.unchanged(meal));
    const changed = meals.filter((_, i) => kept[i] === undefined);
    if (changed.length === 0) return kept.flatMap((entry) => entry ?? []);
    const asked = changed.map((meal) => ({
      entry: meal.entry,
      slotType: meal.slotType,
      origin: plan.originOf(meal),
      isPortionKnown: plan.holdsPortion(meal),
    }));
    const answers = await this.engine.ask('settle', { meals: asked, held: plan.ingredientsOf(changed) });
    const settled = answers.map((answer, i) => acceptedOf(answer, changed[i]));
    return kept.map((entry) => entry ?? settled.shift()).flatMap((entry) => entry ?? []);
  }
}

function acceptedOf(answer: SettledEntry, meal: IncomingMeal | undefined): MealEntry {
  const { day = 0, entry } = meal ?? {};
  const name = entry?.name ?? '';
  if (answer.ok) {
    // Sums of many large amounts may leave what a plan can hold.
    const stored = mealEntrySchema.safeParse(answer.entry);
    if (stored.success) return stored.data;
    throw notAcceptable('invalid_input', strings.tooMuchInMeal(name, day));
  }
  switch (answer.code) {
    case 'portion_range':
      throw mealProblem(strings.portionRange(day, name, answer));
    case 'no_amount':
      throw mealProblem(strings.noAmount(day, name, answer.foodName));
    case 'no_piece_weight':
      throw notAcceptable('no_piece_weight', strings.noPieceWeight(answer.foodName));
    case 'unknown_foods':
      throw notAcceptable('unknown_foods', strings.unknownFoods(answer.foodIds), { foodIds: answer.foodIds });
  }
}

function mealProblem(message: string) {
  return invalidInput(message, { fields: [{ path: 'planDays', message }] });
}

/** What the plan holds already, looked up by meal. */
function knownMeals(days: readonly PlanDay[]) {
  const placed = days.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry }, slotIndex) => (entry ? [{ place: `${day} ${slotIndex}`, entry }] : [])),
  );
  const byPlace = new Map(placed.map(({ place, entry }) => [place, entry]));
  const byMeal = new Map(placed.map(({ entry }) => [mealKey(entry), entry]));
  const portions = new Set(placed.map(({ entry }) => portionKey(entry)));
  const sameAnywhere = (entry: IncomingEntry): MealEntry | undefined =>
    placed.find((one) => mealKey(one.entry) === mealKey(entry) && isDeepStrictEqual(one.entry, entry))?.entry;
  return {
    /** The meal as it stands in the plan, when it is one: in its place, or moved and copied. */
    unchanged({ day, slotIndex, entry }: IncomingMeal): MealEntry | undefined {
      const before = byPlace.get(`${day} ${slotIndex}`);
      return before && isDeepStrictEqual(before, entry) ? before : sameAnywhere(entry);
    },
    originOf({ day, slotIndex, entry }: IncomingMeal): MealEntry | undefined {
      const before = byPlace.get(`${day} ${slotIndex}`);
      // Also a meal of one's own that got another name.
      return before && before.mealId === entry.mealId ? before : byMeal.get(mealKey(entry));
    },
    holdsPortion({ day, slotIndex, entry }: IncomingMeal): boolean {
      const before = byPlace.get(`${day} ${slotIndex}`);
      const isKept = before?.mealId === entry.mealId && before.portionPercent === entry.portionPercent;
      return isKept || portions.has(portionKey(entry));
    },
    /** One ingredient of the plan for every food the meals name. */
    ingredientsOf(meals: readonly IncomingMeal[]) {
      const wanted = new Set(meals.flatMap(({ entry }) => entry.ingredients.map(({ foodId }) => foodId)));
      const found = placed.flatMap(({ entry }) =>
        entry.ingredients.filter(({ foodId }) => wanted.has(foodId)),
      );
      return [...new Map(found.map((item) => [item.foodId, item])).values()];
    },
  };
}

const mealKey = ({ mealId, name }: Pick<MealEntry, 'mealId' | 'name'>) => mealId ?? name;
const portionKey = (entry: Pick<MealEntry, 'mealId' | 'name' | 'portionPercent'>) =>
  `${mealKey(entry)} ${entry.portionPercent}`;
