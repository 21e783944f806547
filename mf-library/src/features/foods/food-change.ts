import { type Food, type FoodPatch } from '@pora/contracts/catalog/food.model';
import { changedStatement } from '@pora/contracts/catalog/allergen-certainty';
import { caloriesOfMacros } from '@pora/engine/nutrition';

/** What a person writes into a food; `calories: null` takes the energy from the macros [library §5]. */
export interface FoodContent extends Pick<
  Food,
  'name' | 'category' | 'per' | 'carbs' | 'fat' | 'protein' | 'units' | 'allergenInfo'
> {
  calories: number | null;
  /** Bar code; null where there is none. */
  code: string | null;
}

/** A new food before the server has it. */
export interface DraftFood extends Food {
  /** A second food of its name is meant. */
  allowDuplicate?: boolean | undefined;
}

/** One change of a food: any part of it, allergen information field by field [library §7]. */
export type FoodChange = FoodPatch;

/** The food with a change applied, as the server will store it. */
export function applyFoodChange(food: Food, change: FoodChange): Food {
  const { name, category, per, carbs, fat, protein, calories, units, allergenInfo, code } = {
    ...contentOfFood(food),
    ...withoutGaps(change),
  };
  const { code: _before, ...rest } = food;
  return {
    ...rest,
    ...(code !== null && { code }),
    ...{ name, category, per, carbs, fat, protein, units },
    calories: calories ?? Math.round(caloriesOfMacros({ carbs, fat, protein })),
    allergenInfo: changedStatement(food.allergenInfo, withoutGaps(allergenInfo)),
  };
}

/** Two changes as one, the later winning; the parts of the allergen information each for itself. */
export function mergeFoodChanges(earlier: FoodChange, later: FoodChange): FoodChange {
  const allergenInfo = { ...earlier.allergenInfo, ...later.allergenInfo };
  const isTouched = earlier.allergenInfo !== undefined || later.allergenInfo !== undefined;
  return { ...earlier, ...later, ...(isTouched && { allergenInfo }) };
}

/** What can be written of a food. */
export function contentOfFood(food: Food): FoodContent {
  const { name, category, per, carbs, fat, protein, calories, units, allergenInfo, code = null } = food;
  return { name, category, per, carbs, fat, protein, calories, units, allergenInfo, code };
}

type Gapless<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutGaps<T extends object>(part: T | undefined): Gapless<T> {
  return Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined),
  ) as Gapless<T>;
}

/** Names of the fields of a food, as a sentence lists them. */
const FIELD_WORDS: Record<keyof FoodContent, string> = {
  name: 'nazwa',
  category: 'kategoria',
  per: 'wartości na',
  carbs: 'węglowodany',
  fat: 'tłuszcz',
  protein: 'białko',
  calories: 'kalorie',
  units: 'miary domowe',
  allergenInfo: 'alergeny',
  code: 'kod kreskowy',
};

const isField = (name: string): name is keyof FoodContent => Object.hasOwn(FIELD_WORDS, name);

interface DescribedFoodChange {
  record: Food | undefined;
  patch: FoodChange | undefined;
  added: boolean;
  removed: boolean;
}

/** What waits, for the person: "produkt Mleko 2% – kalorie". */
export function describeFoodChange({ record, patch, added, removed }: DescribedFoodChange): string {
  const name = ['produkt', record?.name].filter(Boolean).join(' ');
  if (removed) return `${name} – usunięcie`;
  if (added) return `nowy ${name}`;
  const fields = Object.keys(patch ?? {}).filter(isField);
  const links = patch?.intoleranceKeys === undefined ? [] : ['powiązania z wynikami'];
  return `${name} – ${[...fields.map((field) => FIELD_WORDS[field]), ...links].join(', ')}`;
}

/** Polish names of the fields in which two versions of a food differ: what the person would overwrite. */
export function differentFoodFields(theirs: Food, mine: Food): string[] {
  const [one, other] = [contentOfFood(theirs), contentOfFood(mine)];
  return Object.keys(FIELD_WORDS)
    .filter(isField)
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => FIELD_WORDS[name]);
}
