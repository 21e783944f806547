import type { OwnWord } from '@pora/contracts/catalog/own-word.model';
import type { OwnWordEntity } from './own-word.entity.js';

/** The only way a word of the practice leaves the service. */
export function presentOwnWord(row: OwnWordEntity): OwnWord {
  const { id, word, isNote, categories, allergens, version, createdBy, createdAt } = row;
  const foodIds = isNote ? [] : row.foodIds;
  const isMeant = foodIds.length + categories.length + allergens.length > 0;
  const kind = isNote ? 'note' : isMeant ? 'means' : 'not_food';
  const kept = { version, createdBy, createdAt: createdAt.toISOString() };
  return { id, word, kind, foodIds, categories, allergens, ...kept };
}
