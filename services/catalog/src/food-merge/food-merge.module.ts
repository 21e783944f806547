import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { OwnWordStorageModule } from '../storage/own-words/own-word-storage.module.js';
import { SubstitutionStorageModule } from '../storage/substitutions/substitution-storage.module.js';
import { FoodMergeController } from './food-merge.controller.js';
import { FoodMergeService } from './food-merge.service.js';
import { FoodUsesService } from './food-uses.service.js';
import { FoodMergesRepository } from './food-merges.repository.js';
import { MergeWritesService } from './merge-writes.service.js';
import { PlansClient } from './plans.client.js';
import { PlansFollowService } from './plans-follow.service.js';

@Module({
  imports: [
    CatalogueModule,
    FoodStorageModule,
    MealStorageModule,
    IntoleranceStorageModule,
    SubstitutionStorageModule,
    OwnWordStorageModule,
  ],
  controllers: [FoodMergeController],
  providers: [
    FoodUsesService,
    FoodMergeService,
    MergeWritesService,
    FoodMergesRepository,
    PlansClient,
    PlansFollowService,
  ],
})
export class FoodMergeModule {}
