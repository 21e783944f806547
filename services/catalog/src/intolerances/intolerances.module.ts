import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { DictionaryWritesService } from './dictionary-writes.service.js';
import { IntoleranceMappingsController } from './intolerance-mappings.controller.js';
import { IntolerancesController } from './intolerances.controller.js';
import { IntolerancesService } from './intolerances.service.js';
import { MappingCacheService } from './mapping-cache.service.js';
import { MappingWritesService } from './mapping-writes.service.js';

@Module({
  imports: [CatalogueModule, FoodStorageModule, IntoleranceStorageModule],
  controllers: [IntolerancesController, IntoleranceMappingsController],
  providers: [IntolerancesService, DictionaryWritesService, MappingCacheService, MappingWritesService],
})
export class IntolerancesModule {}
