import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { RuleConfigStorageModule } from '../storage/rule-config/rule-config-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { MealRecordsService } from './meal-records.service.js';
import { MealTrashService } from './meal-trash.service.js';
import { MealWritesService } from './meal-writes.service.js';
import { MealsController } from './meals.controller.js';
import { MealsService } from './meals.service.js';

@Module({
  imports: [CatalogueModule, FoodStorageModule, MealStorageModule, RuleConfigStorageModule],
  controllers: [MealsController],
  providers: [MealsService, MealRecordsService, MealWritesService, MealTrashService],
  exports: [MealRecordsService],
})
export class MealsModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly trash: MealTrashService,
  ) {}

  onModuleInit(): void {
    this.purge.register('meals-trash', ({ trashBefore }) => this.trash.purge(trashBefore));
  }
}
