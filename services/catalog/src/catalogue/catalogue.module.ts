import { Module } from '@nestjs/common';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { OwnWordStorageModule } from '../storage/own-words/own-word-storage.module.js';
import { SearchWordStorageModule } from '../storage/search-words/search-word-storage.module.js';
import { RuleConfigStorageModule } from '../storage/rule-config/rule-config-storage.module.js';
import { SubstitutionStorageModule } from '../storage/substitutions/substitution-storage.module.js';
import { CatalogueEventsService } from './catalogue-events.service.js';
import { CatalogueRevisionRepository } from './catalogue-revision.repository.js';
import { CatalogueService } from './catalogue.service.js';

@Module({
  imports: [
    FoodStorageModule,
    MealStorageModule,
    RuleConfigStorageModule,
    IntoleranceStorageModule,
    SubstitutionStorageModule,
    OwnWordStorageModule,
    SearchWordStorageModule,
  ],
  providers: [CatalogueService, CatalogueEventsService, CatalogueRevisionRepository],
  exports: [CatalogueService, CatalogueEventsService],
})
export class CatalogueModule {}
