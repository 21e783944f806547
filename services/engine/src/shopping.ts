/**
 * Shopping lists of a plan by week [diets §5]: week 1 holds days 1–7, week 2 all other days. Sums stay exact and are
 * rounded once, at the end. A household measure is kept when every use of a food carries the same one (or the food's
 * own weight of it is known); what a shop sells by the piece or the package is counted, everything else is weighed.
 */
import { fingerprint } from './fingerprint.js';
import type { ShoppingItem as WireItem, ShoppingUse } from '@pora/contracts/plans/shopping-list.model';
import type { Food, PlanDay, PlanIngredient, RuleConfig } from './model.js';
import { departmentOf, DEPARTMENTS, type Department } from './shopping/departments.js';
import { roundGrams, roundUnits, withMinimums, type Amount } from './shopping/rounding.js';
import { inShopUnit, inSlices, type BoughtAmount } from './shopping/shop-unit.js';
import { compareText } from '@pora/text-pl/collation';
import { foldText, tidyText } from '@pora/text-pl/fold';
import { canonicalUnit } from './text-pl/units.js';

export { DEPARTMENTS, type Department } from './shopping/departments.js';

/** One line of a list, amounts rounded for the shop. */
export type ShoppingItem = Readonly<WireItem> & { readonly department: Department };

/** Both lists and the fingerprint of the ingredients they were made from (decision 22). */
export interface ShoppingLists {
  readonly week1: readonly ShoppingItem[];
  readonly week2: readonly ShoppingItem[];
  readonly fingerprint: string;
}

const WATER = new Set([
  'woda',
  'woda mineralna',
  'woda gazowana',
  'woda niegazowana',
  'woda mineralna gazowana',
  'woda mineralna niegazowana',
]);
const LAST_DAY_OF_WEEK_1 = 7;

interface Gathered {
  readonly first: PlanIngredient;
  readonly amounts: Amount[];
  readonly uses: ShoppingUse[];
}

/** Makes the lists of both weeks; `foodById` lets mixed measures be converted by the food's own weights. */
export function shoppingLists(
  days: readonly PlanDay[],
  config: Pick<RuleConfig, 'portionMinimums'>,
  foodById: (id: number) => Pick<Food, 'units'> | undefined = () => undefined,
): ShoppingLists {
  const week = (wanted: (day: number) => boolean): ShoppingItem[] =>
    listOf(
      days.filter(({ day }) => wanted(day)),
      config,
      foodById,
    );
  return {
    week1: week((day) => day <= LAST_DAY_OF_WEEK_1),
    week2: week((day) => day > LAST_DAY_OF_WEEK_1),
    fingerprint: shoppingFingerprint(days),
  };
}

/** Fingerprint of everything the lists depend on; another one means that the lists are stale. */
export function shoppingFingerprint(days: readonly PlanDay[]): string {
  return fingerprint(
    days.map(({ day, slots }) => [
      day,
      slots.map(({ label, entry }) =>
        entry === null
          ? null
          : [
              label,
              entry.name,
              entry.servings,
              entry.ingredients.map((item) => [
                nameOf(item),
                item.foodId,
                item.grams,
                item.unitName,
                item.unitQty,
              ]),
            ],
      ),
    ]),
  );
}

/** True for drinking water, which is on tap [diets §5]. */
export function isWater(name: string): boolean {
  return WATER.has(tidyText(name.replaceAll(',', ' ')));
}

/** Everything that is bought, by food or name. */
function gather(days: readonly PlanDay[]): Map<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  for (const { day, slots } of days) {
    for (const { label, type, entry } of slots) {
      if (!entry) continue;
      for (const item of entry.ingredients.filter(isBought)) {
        const key = item.foodId === null ? `name ${foldText(nameOf(item))}` : `food ${item.foodId}`;
        const known = gathered.get(key) ?? { first: item, amounts: [], uses: [] };
        const cooked = cookedAmount(item, entry.servings);
        known.amounts.push(cooked);
        known.uses.push({
          ...{ day, slotLabel: label, slotType: type },
          ...{ mealName: entry.name, grams: cooked.grams },
        });
        gathered.set(key, known);
      }
    }
  }
  return gathered;
}

function isBought(item: PlanIngredient): boolean {
  const name = nameOf(item);
  return name !== '' && !isWater(name) && (item.grams > 0 || (item.unitQty ?? 0) > 0);
}

function listOf(
  days: readonly PlanDay[],
  config: Pick<RuleConfig, 'portionMinimums'>,
  foodById: (id: number) => Pick<Food, 'units'> | undefined,
): ShoppingItem[] {
  const gathered = gather(days);
  return [...gathered.values()]
    .map((found) => itemOf(found, config, foodById))
    .sort(
      (a, b) =>
        DEPARTMENTS.indexOf(a.department) - DEPARTMENTS.indexOf(b.department) ||
        compareText(a.name, b.name) ||
        (a.foodId ?? 0) - (b.foodId ?? 0),
    );
}

function itemOf(
  { first, amounts, uses }: Gathered,
  config: Pick<RuleConfig, 'portionMinimums'>,
  foodById: (id: number) => Pick<Food, 'units'> | undefined,
): ShoppingItem {
  const name = nameOf(first);
  const food = first.foodId === null ? undefined : foodById(first.foodId);
  const category = first.foodCategory;
  const department = departmentOf(name, category);
  const needed = sumOf(amounts, food);
  const minimum = withMinimums(
    name,
    category,
    inSlices(name, category, needed, food),
    config.portionMinimums.entries,
  );
  const bought = inShopUnit(minimum, department, food);
  return {
    ...{ foodId: first.foodId, name, department },
    ...roundedAmount(bought),
    ...{ soldBy: bought.soldBy, neededGrams: needed.grams, uses },
  };
}

/** What is counted weighs as much as its rounded count, so that weight, count and weight of one agree. */
function roundedAmount({ grams, unitName, unitQty, unitGrams, soldBy }: BoughtAmount) {
  if (unitName === undefined || unitQty === undefined) return { grams: roundGrams(grams) };
  const quantity = roundUnits(unitQty, unitName);
  const isCounted = soldBy === 'unit' && unitGrams !== undefined && grams > 0;
  return {
    grams: roundGrams(isCounted ? quantity * unitGrams : grams),
    ...{ unitName, unitQty: quantity },
    ...(unitGrams !== undefined && { unitGrams }),
  };
}

/** What is bought of an ingredient: as many portions as are cooked (decision 39). */
export function cookedAmount<T extends Amount>(item: T, servings: number): T {
  if (!(servings > 1)) return item;
  const { grams, unitQty } = item;
  return {
    ...item,
    grams: grams * servings,
    ...(unitQty === undefined ? {} : { unitQty: unitQty * servings }),
  };
}

/** Exact sum; a measure survives only when it holds for every use. */
function sumOf(amounts: readonly Amount[], food: Pick<Food, 'units'> | undefined): Amount {
  const grams = amounts.reduce((sum, amount) => sum + amount.grams, 0);
  const names = new Set(
    amounts.map(({ unitName, unitQty }) =>
      unitName !== undefined && unitQty !== undefined ? canonicalUnit(unitName) : '',
    ),
  );
  const named = [...names].filter((name) => name !== '');
  const [unitName] = named;
  if (unitName === undefined) return { grams };
  if (names.size === 1)
    return { grams, unitName, unitQty: amounts.reduce((sum, { unitQty }) => sum + (unitQty ?? 0), 0) };
  const weight =
    named.length === 1 ? food?.units.find(({ name }) => canonicalUnit(name) === unitName)?.grams : undefined;
  return weight !== undefined && weight > 0 ? { grams, unitName, unitQty: grams / weight } : { grams };
}

function nameOf(item: PlanIngredient): string {
  return (item.foodName || item.sourceText || '').trim();
}
