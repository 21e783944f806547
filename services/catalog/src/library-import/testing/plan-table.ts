import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { importOptionsSchema, type ImportOptions } from '@pora/contracts/catalog/library-import.model';
import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { presentFood } from '../../storage/foods/food.presenter.js';
import { FoodPlanner } from '../planning/food-planner.js';
import { MealPlanner } from '../planning/meal-planner.js';
import { proposedFields } from '../reading/headings.js';
import { readTable } from '../reading/table.js';
import { mealRows } from '../rows/meal-rows.js';

const food = (id: number, name: string) =>
  presentFood({
    ...{ id, name, category: 'Inne', per: '100g', carbs: 1, fat: 2, protein: 3, calories: 34, units: [] },
    ...{ allergens: [], allergenConfidence: 'pewny', allergenNote: '', code: null, allergenVerifiedAt: null },
    ...{ version: 1, updatedAt: new Date(0) },
  });
const FOODS = [food(1, 'Mąka próbna'), food(2, 'Masło próbne')];

/** What would become of each row of a CSV file with the fields that are proposed for its columns. */
export async function planTable(
  kind: ImportKind,
  csv: string,
  change: Partial<ImportOptions> = {},
  codes: ReadonlyMap<number, string> = new Map(),
) {
  const bytes = new TextEncoder().encode(csv);
  const table = await readTable({ format: 'csv', kind, bytes, encoding: null, separator: null });
  const fields = proposedFields(
    table.columns.map(({ name }) => name),
    kind,
  );
  const options = { ...importOptionsSchema.parse({ fields, key: 'name' }), ...change };
  const foodById = new Map(FOODS.map((one) => [one.id, one]));
  const state = {
    ...{ foodById, mealById: new Map(), ruleConfig: DEFAULT_RULE_CONFIG, dictionary: [] },
    ...{ codes, trashed: new Set<string>() },
  };
  if (kind === 'foods') {
    const planner = new FoodPlanner(options, state);
    return { fields, plans: table.rows.map((row) => planner.plan(planner.find(row))) };
  }
  const planner = new MealPlanner(options, state);
  return { fields, plans: mealRows(table.rows, fields).map((row) => planner.plan(planner.find(row))) };
}
