import { fileURLToPath } from 'node:url';
import { MEAL_SOURCES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { mealSchema } from '@pora/contracts/catalog/meal.model';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { generatePlan, type GeneratedPlan, type GenerateInput } from '@pora/engine/generator';
import {
  readStarterFoods,
  readStarterIntolerances,
  readStarterMeals,
  readStarterSubstitutions,
} from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const storable = mealSchema.pick({
  ...{ id: true, name: true, types: true, source: true, favorite: true },
  ...{ childFriendly: true, servings: true, description: true, ingredients: true },
});

/** The starter catalogue as the generator takes it, with its dictionary, links and substitutes. */
export function starterCatalog() {
  const dictionary = readStarterIntolerances(dir);
  return {
    foods: readStarterFoods(dir),
    meals: readStarterMeals(dir).map((meal) => storable.parse(meal)),
    dictionary,
    mappings: dictionary.flatMap(({ key: intolerance, name: intoleranceName, foodIds }) =>
      foodIds.map((foodId) => ({ intolerance, intoleranceName, foodId })),
    ),
    substitutions: readStarterSubstitutions(dir),
  };
}

/** A diet as a patient brings it: results of a laboratory, words of the survey, and what must then be in no meal. */
export interface Diet {
  readonly name: string;
  readonly risks: readonly string[];
  readonly disliked: readonly string[];
  readonly allergens: readonly string[];
  readonly categories: readonly string[];
}

const GLUTEN = ['Pszenica', 'Gluten', 'Gliadyna', 'Żyto', 'Jęczmień'];
const MILK = ['Mleko krowie', 'Kazeina', 'Beta-laktoglobulina'];
const NO_MEAT = ['mięso', 'wędliny', 'drób', 'ryby', 'owoce morza'];
const SIX_DISLIKES = ['oliwki', 'wątróbka', 'seler', 'krewetki', 'bakłażan', 'grejpfrut'];

const ANY: Diet = { name: 'bez ograniczeń', risks: [], disliked: [], allergens: [], categories: [] };
const without = (name: string, risks: readonly string[], allergens: readonly string[]): Diet => ({
  ...ANY,
  ...{ name, risks, allergens },
});
const vegetarian = (diet: Diet, name: string): Diet => ({
  ...diet,
  ...{ name, disliked: [...diet.disliked, ...NO_MEAT], categories: ['Mięso', 'Ryby i owoce morza'] },
});
const NO_GLUTEN = without('bez glutenu', GLUTEN, ['gluten']);
const NO_MILK = without('bez mleka', MILK, ['mleko']);
const NEITHER = without('bez glutenu i mleka', [...GLUTEN, ...MILK], ['gluten', 'mleko']);

/** The diets every source alone must feed. */
export const DIETS: readonly Diet[] = [
  ...[ANY, NO_GLUTEN, NO_MILK, NEITHER],
  vegetarian(ANY, 'wegetariańska'),
  vegetarian(NO_GLUTEN, 'wegetariańska bez glutenu'),
  vegetarian(NO_MILK, 'wegetariańska bez mleka'),
  vegetarian(NEITHER, 'wegetariańska bez glutenu i mleka'),
];
/** The practice's own meals must also feed a person who dislikes much. */
const FUSSY: Diet = { ...NEITHER, name: `${NEITHER.name}, sześć nielubianych`, disliked: SIX_DISLIKES };

const DAILY_KCAL = [1200, 1500, 2000, 2800];

/** One plan of 14 days that must have no empty slot. */
export interface SupplyCase {
  readonly source: string;
  readonly diet: Diet;
  readonly mealsPerDay: number;
  readonly caloriesPerDay: number;
  /** For the title: the diet's own object would be printed whole. */
  readonly named: string;
}

/** Every source × diet × number of meals × daily energy. */
export function supplyCases(): SupplyCase[] {
  return MEAL_SOURCES.flatMap((source) => {
    const isOwn = source === 'own';
    const diets = isOwn ? [...DIETS, FUSSY] : DIETS;
    return diets.flatMap((diet) =>
      (isOwn ? [3, 4, 5, 6, 7, 8] : [3, 4, 5, 6]).flatMap((mealsPerDay) =>
        DAILY_KCAL.map((caloriesPerDay) => ({
          ...{ source, diet, mealsPerDay, caloriesPerDay, named: diet.name },
        })),
      ),
    );
  });
}

/** The plan of a case, generated as in the product. */
export function planOf(
  { source, diet, mealsPerDay, caloriesPerDay }: SupplyCase,
  catalog: GenerateInput['catalog'],
  seed: number,
): GeneratedPlan {
  const plan = generatePlan({
    plan: { ...{ days: 14, mealsPerDay, caloriesPerDay, generatorSources: [source], planDays: [] } },
    patient: {
      isChild: false,
      intolerances: diet.risks.map((name) => ({ name, value: 58 })),
      disliked: [...diet.disliked],
    },
    ...{ catalog, config: DEFAULT_RULE_CONFIG, seed },
  });
  if (!plan.ok) throw new Error(`Generator odmówił: ${plan.code}`);
  return plan;
}
