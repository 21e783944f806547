import {
  MEAL_TYPE_LABELS,
  MEAL_TYPES,
  type MealType,
  SLOT_TYPES,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { RULE_SIZES } from '@pora/contracts/catalog/rule-config.limits';

const TYPES = new Map<string, MealType>(MEAL_TYPES.map((type) => [type, type]));
const BY_LABEL = new Map(MEAL_TYPES.map((type) => [MEAL_TYPE_LABELS[type].toLowerCase(), type]));
const SLOTS = new Set<string>(SLOT_TYPES);

/** The meal type that a key of the rules names; undefined for any other key. */
export function mealTypeOf(key: string): MealType | undefined {
  return TYPES.get(key);
}

/** A key as a person reads it: the Polish name of the type, else the key itself. */
export function keyLabel(key: string): string {
  const type = mealTypeOf(key);
  return type ? MEAL_TYPE_LABELS[type] : key;
}

/** Whether the generator ever asks for the key: portions and limits go by the type of the slot. */
export function isUsedKey(key: string): boolean {
  return SLOTS.has(key);
}

/** The key that was typed: trimmed, a Polish name as its type; empty for nothing [library §5]. */
export function keyOfText(text: string): string {
  const typed = text.replace(/\s+/g, ' ').trim().slice(0, RULE_SIZES.key).trim();
  const named = BY_LABEL.get(typed.toLowerCase()) ?? TYPES.get(typed.toLowerCase());
  if (named) return named;
  return typed === 'first_breakfast' ? 'breakfast' : typed;
}

/** The first free name of an entry that nobody named: custom_1, custom_2 … [library §5]. */
export function autoKey(prefix: 'custom' | 'override' | 'repeat', taken: Readonly<Record<string, unknown>>) {
  let number = 1;
  while (Object.hasOwn(taken, `${prefix}_${number}`)) number += 1;
  return `${prefix}_${number}`;
}

/** The map with an entry moved to another key, in the place where it stood. */
export function renamed<T>(map: Readonly<Record<string, T>>, from: string, to: string): Record<string, T> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]));
}

/** The map without an entry. */
export function without<T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([one]) => one !== key));
}
