import { Module } from '@nestjs/common';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { FoodMergeModule } from './food-merge/food-merge.module.js';
import { FoodsModule } from './foods/foods.module.js';
import { IntolerancesModule } from './intolerances/intolerances.module.js';
import { LibraryImportModule } from './library-import/library-import.module.js';
import { MealPicturesModule } from './meal-pictures/meal-pictures.module.js';
import { MealsModule } from './meals/meals.module.js';
import { OwnWordsModule } from './own-words/own-words.module.js';
import { SearchWordsModule } from './search-words/search-words.module.js';
import { RecipeTextModule } from './recipe-text/recipe-text.module.js';
import { RuleConfigModule } from './rule-config/rule-config.module.js';
import { SeedingModule } from './seeding/seeding.module.js';
import { SnapshotModule } from './snapshot/snapshot.module.js';
import { SubstitutionsModule } from './substitutions/substitutions.module.js';

@Module({
  imports: [
    CatalogueModule,
    FoodsModule,
    FoodMergeModule,
    MealsModule,
    MealPicturesModule,
    RuleConfigModule,
    IntolerancesModule,
    SubstitutionsModule,
    OwnWordsModule,
    SearchWordsModule,
    RecipeTextModule,
    LibraryImportModule,
    SnapshotModule,
    SeedingModule,
  ],
})
export class AppModule {}
