import type { Food } from '@pora/contracts/catalog/food.model';
import { mealPatchSchema, newMealSchema, type Meal } from '@pora/contracts/catalog/meal.model';
import type { ImportOptions } from '@pora/contracts/catalog/library-import.model';
import { tidyText } from '@pora/text-pl/fold';
import { changedFields } from '../../database/changed-fields.js';
import { contentOfMeal, contentOfNewMeal, contentOfPatchedMeal } from '../../meals/meal.changes.js';
import type { NewMeal } from '../../storage/meals/new-meal.js';
import type { TableRow } from '../reading/cell.js';
import type { NamedIngredient } from '../rows/ingredient-text.js';
import { readMealRow, type MealRowPatch } from '../rows/meal-row.js';
import type { ReadRow } from '../rows/read-record.js';
import { shortened, ValueFault } from '../rows/values.js';
import { describeChanges, sentencesOf } from './change-notes.js';
import { looseKey, NameFinder, type LibraryState } from './library-state.js';
import { keyOf, planOf, refusal, repeatOf, RowsSeen, type Outcome, type RowPlan } from './row-plan.js';

/** Fields that a preview shows of a meal. */
const SHOWN = ['name', 'types', 'servings', 'ingredients'] as const;

/** A row of meals with the meal it is about. */
export interface FoundMealRow {
  readonly read: ReadRow<MealRowPatch>;
  /** Id of the meal it is about; none of a new one. */
  readonly mealId: string | undefined;
  /** Why it can be about no meal. */
  readonly problem: string | undefined;
  /** The row above that has its name. */
  readonly repeats?: number;
  /** It was found by its name, which stays as it stands in the library. */
  readonly isByName?: boolean;
}

/** Says what becomes of each row of meals. Rows have to come in their order: the second about one meal is refused. */
export class MealPlanner {
  private readonly seen = new RowsSeen();
  private readonly meals: NameFinder<Meal>;
  private readonly foods: NameFinder<Food>;

  constructor(
    private readonly options: ImportOptions,
    private readonly state: LibraryState,
  ) {
    this.meals = new NameFinder(state.mealById.values());
    this.foods = new NameFinder(state.foodById.values());
  }

  /** What a row says, and which meal it is about. */
  find(row: TableRow): FoundMealRow {
    const read = readMealRow(row, this.options.fields);
    const by = keyOf(read, this.options.key);
    const first = read.id === undefined ? undefined : this.seen.before(`id ${read.id}`, read.line);
    if (first !== undefined)
      return { read, mealId: undefined, problem: `Drugi raz w pliku, wiersz ${first}` };
    const isNamed = by === 'name' && read.name !== '';
    const repeats = isNamed ? this.seen.before(`name ${looseKey(read.name)}`, read.line) : undefined;
    const repeated = repeats === undefined ? {} : { repeats };
    if (repeats !== undefined && this.options.repeats === 'each')
      return { read, mealId: undefined, problem: undefined, ...repeated };
    return { read, ...this.mealOf(read, by), isByName: by === 'name', ...repeated };
  }

  /** What becomes of the row; `stored` is the meal it is about as it is now. */
  plan(
    found: FoundMealRow,
    stored = found.mealId === undefined ? undefined : this.state.mealById.get(found.mealId),
  ): RowPlan<NewMeal> {
    const { repeats } = found;
    if (repeats === undefined) return this.planOne(found, stored);
    const asked = repeatOf(found.read, repeats, this.options.repeats, SHOWN);
    return { ...(asked ?? this.planOne(found, stored)), isRepeated: true };
  }

  private planOne(
    { read, mealId, problem, isByName }: FoundMealRow,
    stored: Meal | undefined,
  ): RowPlan<NewMeal> {
    const bad = read.problems.flatMap(({ field }) => field ?? []);
    if (problem !== undefined)
      return planOf<MealRowPatch, NewMeal>(read, SHOWN, { ...refusal(problem), bad });
    if (read.problems.length > 0)
      return planOf<MealRowPatch, NewMeal>(read, SHOWN, {
        ...refusal(...read.problems.map(({ message }) => message)),
        bad,
      });
    if (mealId !== undefined && !stored)
      return planOf<MealRowPatch, NewMeal>(read, SHOWN, refusal('Posiłku już nie ma w bibliotece'));
    try {
      const { ingredients, ...all } = read.patch;
      const { name: _, ...unnamed } = all;
      const patch = stored && isByName ? unnamed : all;
      const found = ingredients?.map((one) => this.ingredientOf(one));
      const body = { ...patch, ...(found && { ingredients: found }) };
      return planOf<MealRowPatch, NewMeal>(
        read,
        SHOWN,
        stored ? this.changeOf(body, stored) : this.newOf(read, body),
      );
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      return planOf<MealRowPatch, NewMeal>(read, SHOWN, { ...refusal(error.message), bad: ['ingredients'] });
    }
  }

  private mealOf(read: ReadRow<unknown>, by: ReturnType<typeof keyOf>): Omit<FoundMealRow, 'read'> {
    const none = { mealId: undefined, problem: undefined };
    const named = by === 'name' ? this.meals.named(read.name) : [];
    if (named.length > 1)
      return {
        ...none,
        problem: `Tę nazwę ma więcej posiłków (${named.length}): wybierz klucz „Numer”`,
      };
    if (named[0]) return { ...none, mealId: named[0].id };
    if (read.id === undefined) return none;
    if (this.state.trashed.has(read.id))
      return { ...none, problem: 'Ten posiłek jest w koszu: przywróć go albo usuń numer z pliku' };
    if (!this.state.mealById.has(read.id)) return none;
    return by === 'name'
      ? { ...none, problem: 'Ten numer ma już inny posiłek: wybierz klucz „Numer” albo usuń go z pliku' }
      : { ...none, mealId: read.id };
  }

  /** The food of an ingredient, by its number or its name. @throws ValueFault */
  private ingredientOf({ foodId, name, grams, unitName, unitQty, replaceable }: NamedIngredient) {
    const food = foodId === undefined ? this.foodNamed(name) : this.state.foodById.get(foodId);
    if (!food) throw new ValueFault(`Nie ma produktu o numerze ${foodId}`);
    const weight = grams ?? gramsOf(food, unitName, unitQty);
    return {
      foodId: food.id,
      grams: weight,
      ...(unitName !== undefined && { unitName }),
      ...(unitQty !== undefined && { unitQty }),
      ...(replaceable !== undefined && { replaceable }),
    };
  }

  private foodNamed(name: string): Food {
    const found = this.foods.named(name);
    const [food] = found;
    if (!food) throw new ValueFault(`Nie ma produktu „${shortened(name)}” w bazie`);
    if (found.length > 1)
      throw new ValueFault(
        `Jest kilka produktów „${shortened(name)}”: dopisz numer, np. ${shortened(name)} [${food.id}]`,
      );
    return food;
  }

  private newOf(read: ReadRow<MealRowPatch>, body: object): Outcome<NewMeal> {
    const parsed = newMealSchema.safeParse(body);
    if (!parsed.success) return refusal(...sentencesOf(parsed.error));
    if (parsed.data.ingredients.length === 0)
      return { ...refusal('Posiłek bez składników: wskaż kolumnę ze składnikami'), bad: ['ingredients'] };
    const content = contentOfNewMeal(read.id ?? '', parsed.data);
    return { status: 'new', content, warnings: warningsOf(content) };
  }

  private changeOf(body: object, stored: Meal): Outcome<NewMeal> {
    if (this.options.existing === 'skip') return { status: 'unchanged' };
    const parsed = mealPatchSchema.safeParse(body);
    if (!parsed.success) return refusal(...sentencesOf(parsed.error));
    const before = contentOfMeal(stored);
    const after = contentOfPatchedMeal(before, parsed.data);
    const fields = changedFields(before, after);
    const warnings = warningsOf(after);
    if (fields.length === 0) return { status: 'unchanged', warnings };
    return {
      ...{ status: 'changed', fields, content: after, warnings },
      notes: describeChanges(before, after, fields),
    };
  }
}

/** @throws ValueFault */
function gramsOf(food: Food, unitName: string | undefined, unitQty: number | undefined): number {
  const unit = food.units.find(({ name }) => unitName !== undefined && tidyText(name) === tidyText(unitName));
  if (!unit || unitQty === undefined)
    throw new ValueFault(`Produkt „${shortened(food.name)}” nie ma miary „${unitName ?? ''}”: podaj gramy`);
  return Math.round(unit.grams * unitQty * 100) / 100;
}

function warningsOf({ ingredients, types }: NewMeal): string[] {
  return [
    ...(ingredients.length === 0 ? ['Posiłek bez składników'] : []),
    ...(types[0] === 'unknown' ? ['Posiłek bez typu: generator go nie wybierze'] : []),
  ];
}
