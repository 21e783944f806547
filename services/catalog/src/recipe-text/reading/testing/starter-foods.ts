import { readdirSync, readFileSync } from 'node:fs';
import { starterFoodsSchema } from '../../../seeding/starter-files.js';
import { presentFood } from '../../../storage/foods/food.presenter.js';
import { RecipeFoods } from '../recipe-foods.js';

const FOLDER = new URL('../../../../../../deploy/seed/starter/foods/', import.meta.url);

/** The foods a practice begins with. */
export function starterFoodList() {
  const foods = readdirSync(FOLDER)
    .sort()
    .flatMap((file) => starterFoodsSchema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));
  return foods.map(({ allergenInfo, code, anchor: _, ...food }) =>
    presentFood({
      ...food,
      ...{ allergens: allergenInfo.allergens.map((allergen) => ({ allergen, confidence: null })) },
      ...{ allergenConfidence: allergenInfo.confidence },
      ...{
        allergenNote: '',
        allergenVerifiedAt: null,
        code: code ?? null,
        version: 1,
        updatedAt: new Date(0),
      },
    }),
  );
}

/** The same, ready for recipes. */
export const starterFoods = (): RecipeFoods => new RecipeFoods(starterFoodList(), new Map());
