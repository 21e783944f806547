import { Module } from '@nestjs/common';
import { OwnWordStorageService } from './own-word-storage.service.js';
import { OwnWordsRepository } from './own-words.repository.js';

@Module({
  providers: [OwnWordStorageService, OwnWordsRepository],
  exports: [OwnWordStorageService, OwnWordsRepository],
})
export class OwnWordStorageModule {}
