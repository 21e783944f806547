/**
 * Slots as they would be after a change by hand: a library meal, a food, meals of one's own, or a meal of the plan that
 * is moved, swapped or copied. Tells of each the check, the type, the allowed portion and the sums of its day.
 */
import { foodsById } from './foods-by-id.js';
import { ownEntry, settleEntry, type SettledEntry } from './incoming-entry.js';
import type { MealEntry, Nutrition, PlanDay, PlanIngredient, PlanSlot } from './model.js';
import { createMealPlacer, type PlacedSwap, type PlacementContext } from './place-meal.js';
import { manualRangeOf, type ManualRange } from './portions.js';
import type { Place } from './replace-meal.js';
import { prepareCheck, safetyDataOf, type MealCheck, type SafetyProblem } from './safety/analyse.js';
import { stateOfMeal } from './safety/entry-safety.js';
import { acceptedTypes, mapSlots, normaliseMealType } from './slots.js';
import { dayTotals } from './totals.js';

/** What is put into the places. */
export type PreviewSource =
  | { readonly kind: 'meal'; readonly mealId: string }
  /** Joins the meal that stands there; an empty slot gets a meal of its own. */
  | {
      readonly kind: 'food';
      readonly food: Pick<PlanIngredient, 'grams' | 'unitName' | 'unitQty'> & { readonly foodId: number };
    }
  /** Meals as they would be kept, one for each place. */
  | { readonly kind: 'entries'; readonly entries: readonly MealEntry[] }
  | { readonly kind: 'move' | 'swap' | 'copy'; readonly from: Place };

/** What a preview reads. */
export interface PreviewInput extends PlacementContext {
  readonly planDays: readonly PlanDay[];
  readonly targets: readonly Place[];
  readonly source: PreviewSource;
}

/** A slot that would get a meal. */
export interface PreviewedSlot extends Place, MealCheck {
  readonly slot: PlanSlot;
  /** Whether the slot takes meals of this type (rule 4); a meal of one's own has none and fits everywhere. */
  readonly typeMatches: boolean;
  readonly acceptedTypes: readonly string[];
  readonly swaps: readonly PlacedSwap[];
  /** Portions a person may choose here. */
  readonly portionRange: ManualRange;
}

/** Sums of a day as it is and as it would be. */
export interface PreviewedDay {
  readonly day: number;
  readonly before: Nutrition;
  readonly after: Nutrition;
}

/** The slots after the change, or why it cannot be shown. */
export type PreviewResult =
  | {
      readonly ok: true;
      /** Places that get a meal: those asked for, then the one a swap fills in return. */
      readonly slots: readonly PreviewedSlot[];
      /** Places that are left empty. */
      readonly emptied: readonly Place[];
      readonly days: readonly PreviewedDay[];
    }
  | { readonly ok: false; readonly code: 'slot_not_found' | 'meal_not_found' | 'slot_empty' }
  | Extract<SettledEntry, { ok: false }>;

type Refusal = Extract<PreviewResult, { ok: false }>;

interface Filling extends Place {
  readonly slot: PlanSlot;
  readonly entry: MealEntry;
  readonly swaps?: readonly PlacedSwap[];
  readonly unknown?: readonly SafetyProblem[];
}
interface Change {
  readonly ok: true;
  readonly fillings: readonly Filling[];
  readonly emptied: readonly Place[];
}
/** A place asked for, with what stands there now. */
type Target = Omit<Filling, 'entry'>;

/** Shows a change by hand and makes none; same input, same answer. */
export function previewSlots(input: PreviewInput): PreviewResult {
  const { planDays, source } = input;
  const targets = input.targets.flatMap((place) => targetAt(planDays, place) ?? []);
  if (targets.length < input.targets.length) return { ok: false, code: 'slot_not_found' };
  const change = changeOf(targets, source, input);
  if (!change.ok) return change;
  const filled = new Map(change.fillings.map((item) => [keyOf(item), { ...item.slot, entry: item.entry }]));
  const emptied = new Set(change.emptied.map(keyOf));
  const after = mapSlots(planDays, (slot, day, slotIndex) => {
    const key = keyOf({ day, slotIndex });
    return filled.get(key) ?? (emptied.has(key) ? { ...slot, entry: null } : slot);
  });
  const days = planDays.flatMap((day, i) => {
    const changed = after[i];
    if (!changed || changed === day) return [];
    return [{ day: day.day, before: dayTotals(day), after: dayTotals(changed) }];
  });
  return { ok: true, slots: checked(change.fillings, input), emptied: change.emptied, days };
}

function changeOf(targets: readonly Target[], source: PreviewSource, input: PreviewInput): Change | Refusal {
  switch (source.kind) {
    case 'meal':
      return mealChange(targets, source.mealId, input);
    case 'food':
      return foodChange(targets, source.food, input);
    case 'entries': {
      const fillings = targets.flatMap((target, i) => {
        const entry = source.entries[i];
        return entry ? [{ ...target, entry }] : [];
      });
      return { ok: true, fillings, emptied: [] };
    }
    default:
      return transfer(targets, source, input);
  }
}

function mealChange(targets: readonly Target[], mealId: string, input: PreviewInput): Change | Refusal {
  const meal = input.catalog.meals.find(({ id }) => id === mealId);
  if (!meal) return { ok: false, code: 'meal_not_found' };
  const { entryFor, swaps, unknown, unweighed } = createMealPlacer(meal, input);
  const [foodName] = unweighed;
  if (foodName !== undefined) return { ok: false, code: 'no_piece_weight', foodName };
  const fillings = targets.map((target) => ({ ...target, entry: entryFor(target.slot), swaps, unknown }));
  return { ok: true, fillings, emptied: [] };
}

type AddedFood = Extract<PreviewSource, { kind: 'food' }>['food'];

function foodChange(
  targets: readonly Target[],
  food: AddedFood,
  { catalog, config }: PreviewInput,
): Change | Refusal {
  const foods = foodsById(catalog.foods);
  const added: PlanIngredient = { ...food, foodName: '', foodCategory: '' };
  const fillings: Filling[] = [];
  for (const target of targets) {
    const { type, entry: origin } = target.slot;
    const context = {
      foodById: (id: number) => foods.get(id),
      ...{ config, slotType: normaliseMealType(type), origin: origin ?? undefined },
      isPortionKnown: origin !== null,
    };
    const incoming = origin
      ? { ...origin, ingredients: [...origin.ingredients, added] }
      : ownEntry([added], context);
    const settled = settleEntry(incoming, context);
    if (!settled.ok) return settled;
    fillings.push({ ...target, entry: settled.entry });
  }
  return { ok: true, fillings, emptied: [] };
}

function transfer(
  targets: readonly Target[],
  { kind, from }: Extract<PreviewSource, { from: Place }>,
  { planDays }: PreviewInput,
): Change | Refusal {
  const origin = targetAt(planDays, from);
  if (!origin) return { ok: false, code: 'slot_not_found' };
  const { entry } = origin.slot;
  if (!entry) return { ok: false, code: 'slot_empty' };
  const there = targets.map((target) => ({ ...target, entry }));
  if (kind === 'copy') return { ok: true, fillings: there, emptied: [] };
  const back = kind === 'swap' ? targets.flatMap(({ slot }) => slot.entry ?? []).slice(0, 1) : [];
  return {
    ok: true,
    fillings: [...there, ...back.map((returned) => ({ ...origin, entry: returned }))],
    emptied: back.length > 0 ? [] : [{ day: origin.day, slotIndex: origin.slotIndex }],
  };
}

function checked(
  fillings: readonly Filling[],
  { catalog, config, patient }: Pick<PreviewInput, 'catalog' | 'config' | 'patient'>,
): PreviewedSlot[] {
  const data = safetyDataOf(patient, catalog, config);
  const { check, gaps } = prepareCheck(data);
  const typesOf = new Map(catalog.meals.map(({ id, types }) => [id, types.map(normaliseMealType)]));
  return fillings.map(({ day, slotIndex, slot, entry, swaps = [], unknown = [] }) => {
    const { safety, problems } = check(entry);
    const slotType = normaliseMealType(slot.type);
    const accepted = acceptedTypes(config.slotPools, slotType);
    const types = entry.mealId === null ? undefined : typesOf.get(entry.mealId);
    return {
      ...{ day, slotIndex, slot: { ...slot, entry }, swaps },
      ...{ safety: stateOfMeal(safety, data, gaps), problems: [...problems, ...unknown], ...gaps },
      ...{ typeMatches: types?.some((type) => accepted.includes(type)) ?? true, acceptedTypes: accepted },
      portionRange: manualRangeOf(config, slotType),
    };
  });
}

function targetAt(planDays: readonly PlanDay[], { day, slotIndex }: Place): Target | undefined {
  const slot = planDays.find((item) => item.day === day)?.slots[slotIndex];
  return slot && { day, slotIndex, slot };
}

const keyOf = ({ day, slotIndex }: Place): string => `${day} ${slotIndex}`;
