/** How often meals may come back: per slot type (rule 11), across stages (rule 12), by keyword (rules 13 and 14). */
import { itemAt } from './indexed.js';
import type { RuleConfig } from './model.js';
import { spanOf, type ActivePairing } from './pairing.js';
import { foldText, wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from './text-pl/inflection.js';

/** Repeat limit of a slot type in one plan; `Infinity` when the number of meals a day lifts it (rule 11). */
export function repeatLimitOf(
  config: Pick<RuleConfig, 'repeatLimits'>,
  slotType: string,
  mealsPerDay: number,
  pairing: ActivePairing | undefined,
): number {
  const { perType, defaultPerType, unlimitedWhenMealsPerDayAtLeast } = config.repeatLimits;
  const own = (record: Readonly<Record<string, number>>): number | undefined =>
    Object.hasOwn(record, slotType) ? record[slotType] : undefined;
  const lifted = own(unlimitedWhenMealsPerDayAtLeast);
  if (lifted !== undefined && lifted <= mealsPerDay) return Infinity;
  return Math.max(own(perType) ?? defaultPerType, spanOf(pairing, slotType));
}

/** How many more uses the limit across stages leaves a meal (rule 12); 0 switches the limit off. */
export function stageRoomOf(config: Pick<RuleConfig, 'repeatLimits'>, usesInOtherStages: number): number {
  const max = config.repeatLimits.maxAcrossStagesPerMeal;
  return max > 0 ? Math.max(0, max - usesInOtherStages) : Infinity;
}

/** Folded keywords without empties and repeats. */
export function normaliseKeywords(keywords: readonly string[]): string[] {
  return [...new Set(keywords.map(foldText).filter((keyword) => keyword !== ''))];
}

/** Tells which of some folded keywords a meal's name holds, by index (rules 13 and 14). */
export type KeywordFinder = (mealName: string) => readonly number[];

/**
 * A name holds a keyword when the folded keyword stands in the folded name, or when each of its words is a form of a
 * word of the name ("kanapka" in "Kanapki z pastą"). Words are decided once and remembered.
 */
export function createKeywordFinder(keywords: readonly string[]): KeywordFinder {
  if (keywords.length === 0) return () => NONE;
  const wanted = keywords.map((keyword) => wordsOf(keyword).filter((word) => word.length > 2));
  const vocabulary = [...new Set(wanted.flat())];
  const meanings = new Map<string, readonly string[]>();
  const meaningsOf = (word: string): readonly string[] => {
    let found = meanings.get(word);
    if (!found) {
      found = vocabulary.filter((keyword) => sameTidyWord(keyword, word));
      meanings.set(word, found);
    }
    return found;
  };
  return (mealName) => {
    const folded = foldText(mealName);
    const held = new Set(wordsOf(mealName).flatMap(meaningsOf));
    const found: number[] = [];
    for (const [k, keyword] of keywords.entries()) {
      const words = itemAt(wanted, k);
      if (folded.includes(keyword) || (words.length > 0 && words.every((word) => held.has(word))))
        found.push(k);
    }
    return found.length > 0 ? found : NONE;
  };
}

const NONE: readonly number[] = Object.freeze([]);
