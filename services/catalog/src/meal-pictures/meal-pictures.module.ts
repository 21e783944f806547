import { Module } from '@nestjs/common';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MealsModule } from '../meals/meals.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { MealPicturesController } from './meal-pictures.controller.js';
import { MealPicturesService } from './meal-pictures.service.js';

@Module({
  imports: [CatalogueModule, MealsModule, MealStorageModule, WorkersModule],
  controllers: [MealPicturesController],
  providers: [MealPicturesService],
})
export class MealPicturesModule {}
