import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { OwnWordStorageModule } from '../storage/own-words/own-word-storage.module.js';
import { OwnWordsController } from './own-words.controller.js';
import { OwnWordsService } from './own-words.service.js';
import { UnderstandingService } from './understanding.service.js';

@Module({
  imports: [CatalogueModule, FoodStorageModule, OwnWordStorageModule],
  controllers: [OwnWordsController],
  providers: [OwnWordsService, UnderstandingService],
})
export class OwnWordsModule {}
