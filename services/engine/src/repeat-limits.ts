/** How often meals may come back: per slot type (rule 11), across stages (rule 12), by keyword (rules 13 and 14). */
import type { RuleConfig } from './model.js';
import { spanOf, type ActivePairing } from './pairing.js';
import { foldText } from './text-pl/fold.js';

/** Repeat limit of a slot type in one plan; `Infinity` when the number of meals a day lifts it (rule 11). */
export function repeatLimitOf(
  config: Pick<RuleConfig, 'repeatLimits'>,
  slotType: string,
  mealsPerDay: number,
  pairing: ActivePairing | undefined,
): number {
  const { perType, defaultPerType, unlimitedWhenMealsPerDayAtLeast } = config.repeatLimits;
  const lifted = unlimitedWhenMealsPerDayAtLeast[slotType];
  if (lifted !== undefined && lifted <= mealsPerDay) return Infinity;
  return Math.max(perType[slotType] ?? defaultPerType, spanOf(pairing, slotType));
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

/** True when a meal's folded name holds a folded keyword (rules 13 and 14). */
export function nameHolds(foldedName: string, foldedKeyword: string): boolean {
  return foldedName.includes(foldedKeyword);
}
