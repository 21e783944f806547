import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { catalogSettings } from './config.js';
import { MIGRATIONS } from './database/migrations.js';
import { CatalogueRevisionEntity } from './catalogue/catalogue-revision.entity.js';
import { FoodMergeEntity } from './food-merge/food-merge.entity.js';
import { FoodCodeEntity } from './storage/foods/food-code.entity.js';
import { LibraryImportEntity } from './library-import/store/library-import.entity.js';
import { FoodAllergenEntity } from './storage/foods/food-allergen.entity.js';
import { FoodUnitEntity } from './storage/foods/food-unit.entity.js';
import { FoodEntity } from './storage/foods/food.entity.js';
import { IntoleranceMappingEntity } from './storage/intolerances/intolerance-mapping.entity.js';
import { IntoleranceNameEntity } from './storage/intolerances/intolerance-name.entity.js';
import { IntoleranceEntity } from './storage/intolerances/intolerance.entity.js';
import { MealDietEntity } from './storage/meals/meal-diet.entity.js';
import { MealIngredientEntity } from './storage/meals/meal-ingredient.entity.js';
import { MealPictureEntity } from './storage/meals/meal-picture.entity.js';
import { MealTypeEntity } from './storage/meals/meal-type.entity.js';
import { MealEntity } from './storage/meals/meal.entity.js';
import { RuleConfigEntity } from './storage/rule-config/rule-config.entity.js';
import { RuleConfigVersionEntity } from './storage/rule-config/rule-config-version.entity.js';
import { SeededRecordEntity } from './seeding/seeded-record.entity.js';
import { OwnWordEntity } from './storage/own-words/own-word.entity.js';
import { SearchWordEntity } from './storage/search-words/search-word.entity.js';
import { SubstitutionEntity } from './storage/substitutions/substitution.entity.js';

/** The catalogue service: what its programs and its tests start from. */
export const catalogService = defineService({
  name: 'catalog',
  version: readVersion(new URL('../package.json', import.meta.url)),
  module: AppModule,
  settings: catalogSettings,
  entities: [
    FoodEntity,
    FoodUnitEntity,
    FoodAllergenEntity,
    MealEntity,
    MealTypeEntity,
    MealDietEntity,
    MealIngredientEntity,
    MealPictureEntity,
    RuleConfigEntity,
    RuleConfigVersionEntity,
    CatalogueRevisionEntity,
    SeededRecordEntity,
    IntoleranceEntity,
    IntoleranceNameEntity,
    IntoleranceMappingEntity,
    SubstitutionEntity,
    OwnWordEntity,
    SearchWordEntity,
    FoodMergeEntity,
    LibraryImportEntity,
    FoodCodeEntity,
  ],
  migrations: MIGRATIONS,
});
