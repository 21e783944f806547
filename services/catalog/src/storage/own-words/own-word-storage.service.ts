import { Injectable } from '@nestjs/common';
import type { OwnWord } from '@pora/contracts/catalog/own-word.model';
import { presentOwnWord } from './own-word.presenter.js';
import { OwnWordsRepository } from './own-words.repository.js';

/** The practice's own words for the other features of this service. */
@Injectable()
export class OwnWordStorageService {
  constructor(private readonly words: OwnWordsRepository) {}

  /** All words by their key. */
  async readAll(): Promise<OwnWord[]> {
    return (await this.words.list()).map(presentOwnWord);
  }
}
