import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { FoodLinksService } from './food-links.service.js';
import { FoodRecordsService } from './food-records.service.js';
import { FoodTrashService } from './food-trash.service.js';
import { FoodWritesService } from './food-writes.service.js';
import { FoodsController } from './foods.controller.js';
import { FoodsService } from './foods.service.js';

@Module({
  imports: [CatalogueModule, FoodStorageModule, MealStorageModule, IntoleranceStorageModule],
  controllers: [FoodsController],
  providers: [FoodsService, FoodLinksService, FoodRecordsService, FoodWritesService, FoodTrashService],
})
export class FoodsModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly trash: FoodTrashService,
  ) {}

  onModuleInit(): void {
    this.purge.register('foods-trash', ({ trashBefore }) => this.trash.purge(trashBefore));
  }
}
