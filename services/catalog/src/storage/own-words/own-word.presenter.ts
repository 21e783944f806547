import type { OwnWord } from '@pora/contracts/catalog/own-word.model';
import type { OwnWordEntity } from './own-word.entity.js';

/** The only way a word of the practice leaves the service. */
export function presentOwnWord(row: OwnWordEntity): OwnWord {
  const { id, word, foodIds, categories, allergens, version, createdBy, createdAt } = row;
  return { id, word, foodIds, categories, allergens, version, createdBy, createdAt: createdAt.toISOString() };
}
