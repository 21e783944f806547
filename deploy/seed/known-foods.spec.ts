import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { itemsOfAllergen } from '@pora/engine/safety/item-allergens';
import { createFoodJudge } from '@pora/engine/safety/judge';
import { starterCatalog } from './supply-matrix.js';

const catalog = starterCatalog();
const judgeOf = (name: string) =>
  createFoodJudge({ isChild: false, intolerances: [{ name, value: 60 }] }, catalog, DEFAULT_RULE_CONFIG);

describe('[decisions 56] produkty startowe wobec wyników', () => {
  it('każda pozycja tabeli alergenów jest w słowniku startowym', () => {
    const known = new Set(catalog.dictionary.map(({ key }) => key));
    const keys = ALLERGENS.flatMap((allergen) => itemsOfAllergen(allergen).map(({ key }) => key));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  it('o żadnym produkcie startowym nie jest „nie wiadomo”: ich powiązania i alergeny ktoś sprawdził', () => {
    const unknown = catalog.dictionary.flatMap(({ name }) => {
      const { verdictOf } = judgeOf(name);
      return catalog.foods.filter((food) => verdictOf(food).unknown).map((food) => `${name}: ${food.name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('alergeny nie dokładają ryzyka, którego nie ma w powiązaniach: te są pełne', () => {
    const linked = new Set(catalog.mappings.map(({ intolerance, foodId }) => `${intolerance} ${foodId}`));
    const added = catalog.dictionary
      .filter(({ foodIds }) => foodIds.length > 0)
      .flatMap(({ key, name }) => {
        const { verdictOf } = judgeOf(name);
        return catalog.foods
          .filter((food) => verdictOf(food).intolerance && !linked.has(`${key} ${food.id}`))
          .map((food) => `${name}: ${food.name}`);
      });
    expect(added).toEqual([]);
  });
});
