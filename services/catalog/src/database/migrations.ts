import { CreateFoods1700000001000 } from './migrations/1700000001000-create-foods.js';
import { CreateFoodUnits1700000002000 } from './migrations/1700000002000-create-food-units.js';
import { CreateFoodAllergens1700000003000 } from './migrations/1700000003000-create-food-allergens.js';
import { CreateMeals1700000004000 } from './migrations/1700000004000-create-meals.js';
import { CreateMealTypes1700000005000 } from './migrations/1700000005000-create-meal-types.js';
import { CreateMealDiets1700000006000 } from './migrations/1700000006000-create-meal-diets.js';
import { CreateMealIngredients1700000007000 } from './migrations/1700000007000-create-meal-ingredients.js';
import { CreateRuleConfigs1700000008000 } from './migrations/1700000008000-create-rule-configs.js';
import { CreateCatalogueRevisions1700000009000 } from './migrations/1700000009000-create-catalogue-revisions.js';
import { CreateSeededRecords1700000010000 } from './migrations/1700000010000-create-seeded-records.js';
import { AddCatalogueTrash1700000021000 } from './migrations/1700000021000-add-catalogue-trash.js';
import { CreateIntolerances1700000031000 } from './migrations/1700000031000-create-intolerances.js';
import { CreateIntoleranceMappings1700000032000 } from './migrations/1700000032000-create-intolerance-mappings.js';
import { CreateSubstitutions1700000033000 } from './migrations/1700000033000-create-substitutions.js';
import { TakeTurnsWithRevision1700000034000 } from './migrations/1700000034000-take-turns-with-revision.js';
import { EmptyFactoryTolerance1700000111000 } from './migrations/1700000111000-empty-factory-tolerance.js';
import { CreateOwnWords1700000180000 } from './migrations/1700000180000-create-own-words.js';
import { CreateSearchWords1700000213004 } from './migrations/1700000213004-create-search-words.js';
import { NoteChangedTables1700000191000 } from './migrations/1700000191000-note-changed-tables.js';
import { CreateFoodMerges1700000205000 } from './migrations/1700000205000-create-food-merges.js';
import { KeepRuleVersions1700000206000 } from './migrations/1700000206000-keep-rule-versions.js';
import { CreateLibraryImports1700000208000 } from './migrations/1700000208000-create-library-imports.js';
import { CreateMealPictures1700000209000 } from './migrations/1700000209000-create-meal-pictures.js';
import { FollowFoodCodes1700000210000 } from './migrations/1700000210000-follow-food-codes.js';
import { IndexAuditByTime1700000211000 } from './migrations/1700000211000-index-audit-by-time.js';
import { IndexAuditByPerson1700000212000 } from './migrations/1700000212000-index-audit-by-person.js';
import { NoteOwnWords1700000301000 } from './migrations/1700000301000-note-own-words.js';
import { AddAllergenConfidence1700000254002 } from './migrations/1700000254002-add-allergen-confidence.js';

/** What made the tables of this service, in order. Apart from the service: what migrates needs nothing else of it. */
export const MIGRATIONS = [
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
] as const;
