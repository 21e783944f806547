/**
 * Reads "na 6 porcji" in a meal's name or description (rule 9) and tells by how much a recipe is divided.
 * A recipe is divided once: by `servings` when that is above 1, else by the detected number.
 */
import type { Meal, RuleConfig } from './model.js';

const PORTIONS = /(?:^|[^\p{L}\d])na\s+(\d{1,2})\s*[- ]?\s*porcj(?:i|e|ę|ach)(?![\p{L}])/iu;

/** Number of portions named in a text, from 2 to `max`, or `undefined`. */
export function detectPortions(text: string, max: number): number | undefined {
  const found = PORTIONS.exec(text.normalize('NFC').replace(/\u00a0|\u202f/g, ' '));
  const portions = found ? Number(found[1]) : 0;
  return portions >= 2 && portions <= max ? portions : undefined;
}

/** By how much the whole recipe is divided to get one portion; 1 when it is one portion already. */
export function recipeDivisor(
  meal: Pick<Meal, 'name' | 'description' | 'servings'>,
  detection: RuleConfig['portionDetection'],
): number {
  if (meal.servings > 1) return meal.servings;
  if (!detection.enabled) return 1;
  return (
    detectPortions(meal.name, detection.maxDetectedPortions) ??
    detectPortions(meal.description ?? '', detection.maxDetectedPortions) ??
    1
  );
}
