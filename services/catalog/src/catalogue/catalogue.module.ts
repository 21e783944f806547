import { Module } from '@nestjs/common';
import { FoodStorageModule } from '../foods/food-storage.module.js';
import { MealStorageModule } from '../meals/meal-storage.module.js';
import { RuleConfigModule } from '../rule-config/rule-config.module.js';
import { CatalogueNewsService } from './catalogue-news.service.js';
import { CatalogueRevisionRepository } from './catalogue-revision.repository.js';
import { CatalogueService } from './catalogue.service.js';

@Module({
  imports: [FoodStorageModule, MealStorageModule, RuleConfigModule],
  providers: [CatalogueService, CatalogueNewsService, CatalogueRevisionRepository],
  exports: [CatalogueService, CatalogueNewsService],
})
export class CatalogueModule {}
