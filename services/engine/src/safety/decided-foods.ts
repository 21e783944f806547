/**
 * Foods that a dietitian picked for words of a survey, after some of them became another one. The catalogue holds such a
 * food under its former number as what it became (ADR 0077), so the one that stayed is found by the same name.
 */
import type { Food } from '../model.js';
import type { WordDecision } from '../text-pl/read-phrase.js';

/** Decisions that mean every food of the names that were picked, whatever number it has by now. */
export function withSameFoods(
  decisions: readonly WordDecision[],
  foods: readonly Pick<Food, 'id' | 'name'>[],
): readonly WordDecision[] {
  const picked = new Set(decisions.flatMap(({ foodIds = [] }) => foodIds));
  if (picked.size === 0) return decisions;
  const nameOf = new Map<number, string>();
  for (const { id, name } of foods) if (picked.has(id)) nameOf.set(id, name);
  const names = new Set(nameOf.values());
  const idsOf = new Map<string, number[]>();
  for (const { id, name } of foods) {
    if (names.has(name)) idsOf.set(name, [...(idsOf.get(name) ?? []), id]);
  }
  return decisions.map((decision) => {
    const { foodIds = [] } = decision;
    if (foodIds.length === 0) return decision;
    return { ...decision, foodIds: foodIds.flatMap((id) => idsOf.get(nameOf.get(id) ?? '') ?? [id]) };
  });
}
