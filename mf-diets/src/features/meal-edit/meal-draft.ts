import { type MealEntry, type PlanIngredient, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { parseNumberInput, roundTo } from '@pora/ui/forms';
import { ingredientOf, MOST_GRAMS } from '../food-amount/public.js';

/** A meal as it is sent to be computed or saved. */
export type SentEntry = NonNullable<SlotEdit['entry']>;

/** An ingredient being edited; `item` holds the amount and the measure that belong together. */
export interface DraftLine {
  key: string;
  item: PlanIngredient;
  /** As typed: null is an empty field, NaN no number. */
  grams: number | null;
}

/** A meal being edited. Portion and servings are kept as typed. */
export interface MealDraft {
  name: string;
  portion: string;
  servings: string;
  lines: readonly DraftLine[];
  /** Portion the amounts of the lines are of; the server makes those of another portion. */
  platePortion: number;
}

const { portionPercent: PORTION, servings: SERVINGS } = PLAN_LIMITS;
/** Most ingredients of one meal. */
export const MOST_INGREDIENTS = 60;

let made = 0;
const newKey = () => `line-${(made += 1)}`;

/** A line of an ingredient, as the plan holds it. */
export function lineOf(item: PlanIngredient): DraftLine {
  return { key: newKey(), item, grams: item.grams };
}

/** What a slot holds, ready to be edited; an empty one begins a meal of one's own. */
export function draftOf({ entry }: Pick<PlanSlot, 'entry'>): MealDraft {
  const portion = entry?.portionPercent ?? PORTION.default;
  return {
    name: entry?.name ?? '',
    portion: numberText(portion),
    servings: numberText(entry?.servings ?? SERVINGS.min),
    // A meal of an older plan may name a food twice; the server makes one line of it (decision 42).
    lines: (entry?.ingredients ?? []).map(lineOf).reduce<DraftLine[]>(withAdded, []),
    platePortion: portion,
  };
}

const numberText = (value: number) => String(value).replace('.', ',');

/** Portion in percent: an empty field means a whole one; NaN what cannot be one [diets §5]. */
export function portionOf({ portion }: Pick<MealDraft, 'portion'>): number {
  const value = parseNumberInput(portion.replace('%', '')) ?? PORTION.default;
  return value > 0 && value <= 1000 && roundTo(value, 2) === value ? value : Number.NaN;
}

/** Portions to cook: rounded, one where nothing readable stands; NaN outside of 1 to 10 [diets §5]. */
export function servingsOf({ servings }: Pick<MealDraft, 'servings'>): number {
  const typed = parseNumberInput(servings);
  if (typed === null || Number.isNaN(typed)) return SERVINGS.min;
  const rounded = Math.round(typed);
  return rounded >= SERVINGS.min && rounded <= SERVINGS.max ? rounded : Number.NaN;
}

/** What the fields of portion and servings say when they are left. */
export function settledTexts(draft: MealDraft): Pick<MealDraft, 'portion' | 'servings'> {
  const [portion, servings] = [portionOf(draft), servingsOf(draft)];
  return {
    portion: Number.isNaN(portion) ? draft.portion : numberText(portion),
    servings: Number.isNaN(servings) ? draft.servings : numberText(servings),
  };
}

/** The portion one step further, within the bounds. */
export function steppedPortion(draft: MealDraft, by: number, { min, max }: PortionBounds): string {
  const portion = portionOf(draft);
  const from = Number.isNaN(portion) ? PORTION.default : portion;
  return numberText(Math.min(max, Math.max(min, from + by)));
}

/** One portion to cook more or less. */
export function steppedServings(draft: MealDraft, by: number): string {
  const servings = servingsOf(draft);
  const from = Number.isNaN(servings) ? SERVINGS.min : servings;
  return numberText(Math.min(SERVINGS.max, Math.max(SERVINGS.min, from + by)));
}

/** Portions a person may choose here. */
export interface PortionBounds {
  min: number;
  max: number;
}

/** Whether an amount can be kept: above zero for a food of the base, also nothing for what the plan holds so. */
export function isAmount({ grams, item }: DraftLine): boolean {
  if (grams === null || Number.isNaN(grams) || grams < 0 || grams > MOST_GRAMS) return false;
  return grams > 0 || item.foodId === null || item.grams === 0;
}

/** A food of the base as the plan names it. */
export interface NamedFood {
  id: number;
  name: string;
  category: string;
}

/** The line with a food of the base: one that was outside of it keeps the words it came with. */
export function withFood(line: DraftLine, { id, name, category }: NamedFood): DraftLine {
  const { item } = line;
  const { intolerances: _keys, nutrition: _computed, originalFoodId: _from, ...rest } = item;
  const { wasSubstituted: _mark, substitution: _swap, ...plain } = rest;
  const sourceText = item.sourceText ?? (item.foodId === null ? item.foodName : undefined);
  return {
    ...line,
    item: {
      ...plain,
      foodId: id,
      foodName: name,
      foodCategory: category,
      ...(sourceText && { sourceText }),
    },
  };
}

/** The lines with one more; a food that stands there already is one line with the sum of both [diets §5]. */
export function withAdded(lines: readonly DraftLine[], added: DraftLine): DraftLine[] {
  const at = lines.findIndex(({ item }) => item.foodId !== null && item.foodId === added.item.foodId);
  const known = lines[at];
  if (!known) return [...lines, added];
  return lines.map((line) => (line === known ? summed(known, added) : line));
}

/** The lines with one changed, joined with another of the same food where it has become one. */
export function withChanged(lines: readonly DraftLine[], changed: DraftLine): DraftLine[] {
  const others = lines.filter(({ key }) => key !== changed.key);
  const twin = others.find(({ item }) => item.foodId !== null && item.foodId === changed.item.foodId);
  if (!twin) return lines.map((line) => (line.key === changed.key ? changed : line));
  return others.map((line) => (line === twin ? summed(twin, changed) : line));
}

/** A measure stays where both have the same one. */
function summed(line: DraftLine, added: DraftLine): DraftLine {
  const [a, b] = [ingredientOf(line), ingredientOf(added)];
  const { unitName, unitQty, nutrition: _computed, ...rest } = a;
  const grams = roundTo(a.grams + b.grams, 2);
  const isSame = unitName !== undefined && unitName === b.unitName;
  const measure = isSame && { unitName, unitQty: roundTo((unitQty ?? 0) + (b.unitQty ?? 0), 2) };
  const swap = a.substitution ? {} : pickSwap(b);
  return { ...line, grams, item: { ...rest, ...swap, grams, ...measure } };
}

function pickSwap({ originalFoodId, wasSubstituted, substitution }: PlanIngredient): Partial<PlanIngredient> {
  return substitution ? { originalFoodId, wasSubstituted, substitution } : {};
}

/** The lines in another order. */
export function withMoved(lines: readonly DraftLine[], key: string, to: number): DraftLine[] {
  const moved = lines.find((line) => line.key === key);
  if (!moved) return [...lines];
  const others = lines.filter((line) => line !== moved);
  const at = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** The amounts of the portion as the server made them become the amounts of the lines. */
export function withPlate(draft: MealDraft, plate: readonly PlanIngredient[]): MealDraft {
  if (plate.length !== draft.lines.length) return draft;
  const lines = draft.lines.map((line, at) => {
    const item = plate[at];
    return item ? { ...line, item, grams: item.grams } : line;
  });
  return { ...draft, lines, platePortion: portionOf(draft) };
}

/** Whether the amounts are of another portion than the one chosen: the server makes them follow. */
export function followsPortion(draft: MealDraft): boolean {
  return draft.lines.length > 0 && draft.platePortion !== portionOf(draft);
}

/** Whether everything typed can be computed. */
export function isReadable(draft: MealDraft): boolean {
  return draft.lines.every(isAmount) && !Number.isNaN(portionOf(draft)) && !Number.isNaN(servingsOf(draft));
}

/** The meal as it is sent: what was typed, and of the meal that stands there what is not edited. */
export function sentEntry(draft: MealDraft, entry: MealEntry | null, name: string): SentEntry {
  const portionPercent = portionOf(draft);
  const plate = draft.lines.map(ingredientOf);
  const { mealId = null, recipeServings, description } = entry ?? {};
  return {
    name,
    mealId,
    portionPercent,
    servings: servingsOf(draft),
    unmapped: false,
    ...(recipeServings !== undefined && { recipeServings }),
    ...(description !== undefined && { description }),
    ...amountsFor(draft, plate, entry),
  };
}

/** Amounts of the plan follow another portion by themselves; edited ones go along with their base. */
function amountsFor(
  draft: MealDraft,
  plate: PlanIngredient[],
  entry: MealEntry | null,
): Pick<SentEntry, 'ingredients' | 'baseIngredients'> {
  const isStored =
    entry !== null &&
    draft.platePortion === entry.portionPercent &&
    plate.length === entry.ingredients.length &&
    plate.every((item, at) => item === entry.ingredients[at]);
  if (isStored || !followsPortion(draft)) return { ingredients: plate };
  const baseIngredients = plate.map((item) => scaled(item, 100 / draft.platePortion));
  const ingredients = baseIngredients.map((item) => scaled(item, portionOf(draft) / 100));
  return { ingredients, baseIngredients };
}

function scaled({ nutrition: _computed, ...item }: PlanIngredient, factor: number): PlanIngredient {
  const { unitQty } = item;
  return {
    ...item,
    grams: roundTo(item.grams * factor, 2),
    ...(unitQty !== undefined && { unitQty: roundTo(unitQty * factor, 2) }),
  };
}

/** Whether the draft says anything else than what it was made from. */
export function isChanged(draft: MealDraft, first: MealDraft): boolean {
  const says = (one: MealDraft) =>
    JSON.stringify([
      one.name.trim(),
      portionOf(one),
      servingsOf(one),
      one.platePortion,
      one.lines.map(ingredientOf),
    ]);
  return says(draft) !== says(first);
}
