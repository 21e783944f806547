import type { Catalogue } from '../catalogue/catalogue.service.js';

type Checked = Pick<Catalogue, 'foods' | 'mappings' | 'substitutions' | 'ownWords'>;

/**
 * What the engine checks by, with every number of a food that became another one as what it became: a plan that still holds
 * such a number is checked by the allergens and the links of the food that stayed (ADR 0077).
 */
export function withMergedFoods({ mergedFoods, foodById, ...catalogue }: Catalogue): Checked {
  const { foods, mappings, substitutions, ownWords } = catalogue;
  if (mergedFoods.length === 0) return { foods, mappings, substitutions, ownWords };
  const former = new Map<number, number[]>();
  for (const { foodId, into } of mergedFoods) former.set(into, [...(former.get(into) ?? []), foodId]);
  const formerOf = (id: number) => former.get(id) ?? [];
  return {
    foods: [
      ...foods,
      ...mergedFoods.flatMap(({ foodId, into }) => {
        const food = foodById.get(into);
        return food ? { ...food, id: foodId } : [];
      }),
    ],
    mappings: [
      ...mappings,
      ...mappings.flatMap((link) => formerOf(link.foodId).map((foodId) => ({ ...link, foodId }))),
    ],
    substitutions: [
      ...substitutions,
      ...substitutions.flatMap((item) => formerOf(item.foodId).map((foodId) => ({ ...item, foodId }))),
    ],
    ownWords: ownWords.map((word) => ({
      ...word,
      foodIds: word.foodIds.flatMap((id) => [id, ...formerOf(id)]),
    })),
  };
}
