/**
 * What an answer about one food would make of it for a patient's results, before it is saved: the same sentences as the
 * check of the plan says afterwards (decision 73). Light enough for a browser.
 */
import type { DictionaryItem, Food, IntoleranceValue } from '../model.js';
import { type KnownFood, type KnownRisk, PatientKnowledge } from './food-knowledge.js';
import { allergenOfItem } from './item-allergens.js';
import { resolveRisks, type Risk, type RiskIndex, valuesByKey } from './risks.js';

/** A dictionary item a food is linked to. */
export interface FoodLink {
  readonly key: string;
  readonly name: string;
}

/** What speaks against a food, or what nobody knows of it; both empty for one that is free of all results. */
export interface CheckedFood {
  /** Elevated items it holds, the highest first. */
  readonly risks: readonly KnownRisk[];
  /** Elevated items it may hold, the highest first; a risk that is known hides them. */
  readonly unknown: readonly KnownRisk[];
}

type AllergenInfo = NonNullable<Food['allergenInfo']>;

/** Asks about foods for one patient. */
export class FoodCheck {
  private readonly values: ReadonlyMap<string, number>;

  constructor(
    private readonly results: readonly IntoleranceValue[],
    private readonly dictionary: readonly DictionaryItem[],
  ) {
    this.values = valuesByKey(results, dictionary);
  }

  /** The patient's value of an item; undefined for one that was not tested. */
  valueOf(key: string): number | undefined {
    return this.values.get(key);
  }

  /** The food with these links and nothing else. */
  of(food: Omit<KnownFood, 'id' | 'intolerances'>, links: readonly FoodLink[]): CheckedFood {
    const mappings = links.map(({ key, name }) => ({ intolerance: key, intoleranceName: name, foodId: 1 }));
    const found = resolveRisks(this.results, this.dictionary, mappings);
    const { risk, unknown } = new PatientKnowledge(found.elevated, {
      dictionary: this.dictionary,
      mappings,
    }).of({ name: food.name, allergenInfo: food.allergenInfo, id: 1 });
    const risks = risksOf(links, found, risk);
    return { risks, unknown: risks.length > 0 ? [] : unknown };
  }
}

function risksOf(links: readonly FoodLink[], { byKey }: RiskIndex, known?: KnownRisk): KnownRisk[] {
  const linked = links.map(({ key }) => byKey.get(key)).filter((risk): risk is Risk => risk !== undefined);
  const all = new Map([...(known ? [known] : []), ...linked].map((risk) => [risk.key, risk]));
  return [...all.values()].sort((a, b) => b.value - a.value);
}

/** Allergens of asked items that a food declares without being sure. */
export function doubtedAllergens(
  { allergens, certainty, confidence }: AllergenInfo,
  asked: readonly FoodLink[],
  dictionary: readonly DictionaryItem[],
): string[] {
  const items = new Map(dictionary.map((item) => [item.key, item]));
  const meant = new Set<string | undefined>(
    asked.map(({ key, name }) => allergenOfItem(items.get(key) ?? { key, name })?.allergen),
  );
  const sure = new Map<string, string | undefined>(Object.entries(certainty ?? {}));
  return allergens.filter((one) => meant.has(one) && (sure.get(one) ?? confidence) === 'niepewny');
}
