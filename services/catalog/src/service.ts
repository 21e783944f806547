import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { catalogSettings } from './config.js';
import { CatalogueRevisionEntity } from './catalogue/catalogue-revision.entity.js';
import { CreateFoods1700000001000 } from './database/migrations/1700000001000-create-foods.js';
import { CreateFoodUnits1700000002000 } from './database/migrations/1700000002000-create-food-units.js';
import { CreateFoodAllergens1700000003000 } from './database/migrations/1700000003000-create-food-allergens.js';
import { CreateMeals1700000004000 } from './database/migrations/1700000004000-create-meals.js';
import { CreateMealTypes1700000005000 } from './database/migrations/1700000005000-create-meal-types.js';
import { CreateMealDiets1700000006000 } from './database/migrations/1700000006000-create-meal-diets.js';
import { CreateMealIngredients1700000007000 } from './database/migrations/1700000007000-create-meal-ingredients.js';
import { CreateRuleConfigs1700000008000 } from './database/migrations/1700000008000-create-rule-configs.js';
import { CreateCatalogueRevisions1700000009000 } from './database/migrations/1700000009000-create-catalogue-revisions.js';
import { CreateSeededRecords1700000010000 } from './database/migrations/1700000010000-create-seeded-records.js';
import { AddCatalogueTrash1700000021000 } from './database/migrations/1700000021000-add-catalogue-trash.js';
import { CreateIntolerances1700000031000 } from './database/migrations/1700000031000-create-intolerances.js';
import { CreateIntoleranceMappings1700000032000 } from './database/migrations/1700000032000-create-intolerance-mappings.js';
import { CreateSubstitutions1700000033000 } from './database/migrations/1700000033000-create-substitutions.js';
import { TakeTurnsWithRevision1700000034000 } from './database/migrations/1700000034000-take-turns-with-revision.js';
import { EmptyFactoryTolerance1700000111000 } from './database/migrations/1700000111000-empty-factory-tolerance.js';
import { CreateOwnWords1700000180000 } from './database/migrations/1700000180000-create-own-words.js';
import { CreateSearchWords1700000213004 } from './database/migrations/1700000213004-create-search-words.js';
import { NoteChangedTables1700000191000 } from './database/migrations/1700000191000-note-changed-tables.js';
import { CreateFoodMerges1700000205000 } from './database/migrations/1700000205000-create-food-merges.js';
import { FoodMergeEntity } from './food-merge/food-merge.entity.js';
import { KeepRuleVersions1700000206000 } from './database/migrations/1700000206000-keep-rule-versions.js';
import { CreateLibraryImports1700000208000 } from './database/migrations/1700000208000-create-library-imports.js';
import { FoodCodeEntity } from './storage/foods/food-code.entity.js';
import { LibraryImportEntity } from './library-import/store/library-import.entity.js';
import { CreateMealPictures1700000209000 } from './database/migrations/1700000209000-create-meal-pictures.js';
import { FollowFoodCodes1700000210000 } from './database/migrations/1700000210000-follow-food-codes.js';
import { IndexAuditByTime1700000211000 } from './database/migrations/1700000211000-index-audit-by-time.js';
import { IndexAuditByPerson1700000212000 } from './database/migrations/1700000212000-index-audit-by-person.js';
import { NoteOwnWords1700000301000 } from './database/migrations/1700000301000-note-own-words.js';
import { AddAllergenConfidence1700000254002 } from './database/migrations/1700000254002-add-allergen-confidence.js';
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
  migrations: [
    CreateFoods1700000001000,
    CreateFoodUnits1700000002000,
    CreateFoodAllergens1700000003000,
    CreateMeals1700000004000,
    CreateMealTypes1700000005000,
    CreateMealDiets1700000006000,
    CreateMealIngredients1700000007000,
    CreateRuleConfigs1700000008000,
    CreateCatalogueRevisions1700000009000,
    CreateSeededRecords1700000010000,
    AddCatalogueTrash1700000021000,
    CreateIntolerances1700000031000,
    CreateIntoleranceMappings1700000032000,
    CreateSubstitutions1700000033000,
    TakeTurnsWithRevision1700000034000,
    EmptyFactoryTolerance1700000111000,
    CreateOwnWords1700000180000,
    NoteChangedTables1700000191000,
    CreateFoodMerges1700000205000,
    KeepRuleVersions1700000206000,
    CreateLibraryImports1700000208000,
    CreateMealPictures1700000209000,
    FollowFoodCodes1700000210000,
    IndexAuditByTime1700000211000,
    IndexAuditByPerson1700000212000,
    CreateSearchWords1700000213004,
    AddAllergenConfidence1700000254002,
    NoteOwnWords1700000301000,
  ],
});
