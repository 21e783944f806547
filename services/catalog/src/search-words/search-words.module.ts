import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { SearchWordStorageModule } from '../storage/search-words/search-word-storage.module.js';
import { SearchWordsController } from './search-words.controller.js';
import { SearchWordsService } from './search-words.service.js';

@Module({
  imports: [CatalogueModule, SearchWordStorageModule],
  controllers: [SearchWordsController],
  providers: [SearchWordsService],
})
export class SearchWordsModule {}
