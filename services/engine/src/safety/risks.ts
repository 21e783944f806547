/**
 * Turns a patient's tested values into risks the engine can look up (rule 6): a value above 29 whose name matches
 * the dictionary, ignoring case and accents. What matches nothing is reported: a hole in the check must be visible.
 */
import type { DictionaryItem, IntoleranceMapping, IntoleranceValue } from '../model.js';
import { isRisk } from '../rules.js';
import { foldText } from '@pora/text-pl/fold';

/** A tested food above the limit, linked to a dictionary key. */
export interface Risk {
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

/** Risks by key, and elevated names no food is linked to. */
export interface RiskIndex {
  readonly byKey: ReadonlyMap<string, Risk>;
  readonly unmapped: readonly IntoleranceValue[];
  /** Every elevated result once, the highest first; without a key the dictionary does not know it. */
  readonly elevated: readonly ElevatedItem[];
}

/** An elevated result as the patient's set names it. */
export interface ElevatedItem {
  readonly key: string | undefined;
  readonly name: string;
  readonly value: number;
}

/** Names and keys of the dictionary and mappings, folded, leading to the key. */
function indexNames(
  dictionary: readonly DictionaryItem[],
  mappings: readonly IntoleranceMapping[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const add = (name: string | undefined, key: string): void => {
    const folded = name === undefined ? '' : foldText(name);
    if (folded !== '' && !keys.has(folded)) keys.set(folded, key);
  };
  for (const item of dictionary) add(item.name, item.key);
  for (const item of dictionary) add(item.key, item.key);
  for (const item of dictionary) for (const alias of item.aliases ?? []) add(alias, item.key);
  for (const mapping of mappings) add(mapping.intoleranceName, mapping.intolerance);
  for (const mapping of mappings) add(mapping.intolerance, mapping.intolerance);
  return keys;
}

/** Every result that an item of the dictionary stands for, by its key; the highest of several counts. */
export function valuesByKey(
  values: readonly IntoleranceValue[],
  dictionary: readonly DictionaryItem[],
): ReadonlyMap<string, number> {
  const keys = indexNames(dictionary, []);
  const found = new Map<string, number>();
  for (const { name, value } of values) {
    const key = keys.get(foldText(name));
    if (key !== undefined) found.set(key, Math.max(value, found.get(key) ?? value));
  }
  return found;
}

/** Collects the risks of a patient; the highest of several values of one key counts. */
export function resolveRisks(
  values: readonly IntoleranceValue[],
  dictionary: readonly DictionaryItem[],
  mappings: readonly IntoleranceMapping[],
  extraKeysWithFoods: ReadonlySet<string> = new Set(),
): RiskIndex {
  const keys = indexNames(dictionary, mappings);
  const mappedKeys = new Set([...mappings.map(({ intolerance }) => intolerance), ...extraKeysWithFoods]);
  const byKey = new Map<string, Risk>();
  const unmapped: IntoleranceValue[] = [];
  const unknown = new Map<string, ElevatedItem>();
  for (const item of values) {
    if (!isRisk(item.value)) continue;
    const folded = foldText(item.name);
    const key = keys.get(folded) ?? (extraKeysWithFoods.has(folded) ? folded : undefined);
    if (key === undefined || !mappedKeys.has(key)) unmapped.push(item);
    if (key === undefined) {
      const other = unknown.get(folded);
      if (!other || other.value < item.value) unknown.set(folded, { ...item, key });
      continue;
    }
    const known = byKey.get(key);
    if (!known || known.value < item.value) byKey.set(key, { key, name: item.name, value: item.value });
  }
  const elevated = [...byKey.values(), ...unknown.values()].sort((a, b) => b.value - a.value);
  return { byKey, unmapped, elevated };
}
