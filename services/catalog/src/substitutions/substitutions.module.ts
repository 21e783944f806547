import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { SubstitutionStorageModule } from '../storage/substitutions/substitution-storage.module.js';
import { SubstitutionsController } from './substitutions.controller.js';
import { SubstitutionsService } from './substitutions.service.js';

@Module({
  imports: [CatalogueModule, FoodStorageModule, SubstitutionStorageModule],
  controllers: [SubstitutionsController],
  providers: [SubstitutionsService],
})
export class SubstitutionsModule {}
