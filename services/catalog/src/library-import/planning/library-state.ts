import type { Food } from '@pora/contracts/catalog/food.model';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { foldText, tidyText } from '@pora/text-pl/fold';

/** What an import has to know of the library, of one moment. */
export interface LibraryState {
  readonly foodById: ReadonlyMap<number, Food>;
  readonly mealById: ReadonlyMap<string, Meal>;
  readonly ruleConfig: RuleConfig;
  /** Items of the dictionary that foods are linked to. */
  readonly dictionary: readonly {
    readonly key: string;
    readonly name: string;
    readonly aliases: readonly string[];
  }[];
  /** Bar codes of foods, those in the trash included. */
  readonly codes: ReadonlyMap<number, string>;
  /** Numbers of records in the trash, which nobody else may have. */
  readonly trashed: ReadonlySet<string>;
}

/** Records by their names, however these are written; a name may have several. */
function byName<T extends { readonly name: string }>(records: Iterable<T>): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records) {
    const key = nameKey(record.name);
    const same = found.get(key);
    if (same) same.push(record);
    else found.set(key, [record]);
  }
  return found;
}

/** Records by name: as it is written, else without case and accents. */
export class NameFinder<T extends { readonly name: string }> {
  private readonly exact: ReadonlyMap<string, T[]>;
  private readonly loose = new Map<string, T[]>();

  constructor(records: Iterable<T>) {
    const all = [...records];
    this.exact = byName(all);
    for (const record of all) {
      const key = looseKey(record.name);
      const same = this.loose.get(key);
      if (same) same.push(record);
      else this.loose.set(key, [record]);
    }
  }

  /** All records a name may mean. */
  named(name: string): readonly T[] {
    return this.exact.get(nameKey(name)) ?? this.loose.get(looseKey(name)) ?? [];
  }
}

/** What two spellings of one name have in common. */
const nameKey = (name: string): string => tidyText(name);
/** Like that, without diacritics. */
export const looseKey = (name: string): string => foldText(name);
