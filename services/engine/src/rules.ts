/**
 * The rules of the plan engine in one numbered table, and the fixed order in which a meal is charged to them.
 * A meal that breaks several rules is counted under the first one only, so that counts always add up:
 * considered = removed + left. The full mask is kept as well.
 */

/** A tested value above this many U/ml counts as a risk [diets §9]. */
export const RISK_ABOVE = 29;
/** Highest green value; bounds are inclusive so that decimals never fall between two colours. */
export const GREEN_UP_TO = 24;

/** Colour of a tested value [core §9]. */
export type IntoleranceLight = 'green' | 'yellow' | 'red';

/** Colour of a value in U/ml: green ≤ 24, yellow > 24 and ≤ 29, red > 29 [core §9]; what is no number is red. */
export function lightOf(value: number): IntoleranceLight {
  if (isRisk(value)) return 'red';
  return value > GREEN_UP_TO ? 'yellow' : 'green';
}

/** How many tested values have each colour. */
export function countLights(items: Iterable<{ readonly value: number }>): Record<IntoleranceLight, number> {
  const counts = { green: 0, yellow: 0, red: 0 };
  for (const { value } of items) counts[lightOf(value)] += 1;
  return counts;
}

/** True for a value that must be kept away from the plate: above 29 [diets §3]. Unknown is not safe: NaN is a risk. */
export function isRisk(value: number): boolean {
  return !(value <= RISK_ABOVE);
}

/** Rules that exclude a meal for the whole plan, in the order in which they are charged. */
export const STATIC_RULES = [
  'type',
  'source',
  'child',
  'allergy_key',
  'allergy_no_substitute',
  'intolerance_key',
  'intolerance_no_substitute',
  'disliked_key',
  'disliked_no_substitute',
  'stages',
  'no_data',
] as const;
export type StaticRule = (typeof STATIC_RULES)[number];

/** Rules that depend on the other meals of the plan, in the order in which they are charged. */
export const DYNAMIC_RULES = ['repeat', 'same_day', 'keyword', 'pairing'] as const;
export type DynamicRule = (typeof DYNAMIC_RULES)[number];

/** Name of a rule that can keep a meal out of a slot. */
export type RuleId = StaticRule | DynamicRule;

/** Bit of a static rule in a meal's mask. */
export function ruleBit(rule: StaticRule): number {
  return 1 << STATIC_RULES.indexOf(rule);
}

/** First failing rule of a mask, or `undefined` when the meal passes. */
export function firstRule(mask: number): StaticRule | undefined {
  if (mask === 0) return undefined;
  return STATIC_RULES[31 - Math.clz32(mask & -mask)];
}

/** Every failing rule of a mask in charging order. */
export function rulesOf(mask: number): StaticRule[] {
  return STATIC_RULES.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

/** Number, kind and short name of everything a plan is held to; tests, logs and the checker name them by number. */
export const NUMBERED_RULES = [
  { number: 1, kind: 'hard', name: 'plan shape and slot targets' },
  { number: 2, kind: 'hard', name: 'locked slots stay' },
  { number: 3, kind: 'hard', name: 'source' },
  { number: 4, kind: 'hard', name: 'type' },
  { number: 5, kind: 'hard', name: 'child' },
  { number: 6, kind: 'hard', name: 'intolerance' },
  { number: 7, kind: 'hard', name: 'disliked' },
  { number: 8, kind: 'hard', name: 'key ingredients and substitutes' },
  { number: 9, kind: 'hard', name: 'energy of a portion' },
  { number: 10, kind: 'hard', name: 'portion range' },
  { number: 11, kind: 'hard', name: 'repeat limit' },
  { number: 12, kind: 'hard', name: 'other stages' },
  { number: 13, kind: 'hard', name: 'keyword groups' },
  { number: 14, kind: 'hard', name: 'daily keywords' },
  { number: 15, kind: 'hard', name: 'pairing' },
  { number: 16, kind: 'hard', name: 'once a day' },
  { number: 17, kind: 'effort', name: 'candidate and attempt bounds' },
  { number: 18, kind: 'soft', name: 'a safe meal beats an empty slot' },
  { number: 19, kind: 'soft', name: 'an empty slot counts as its target' },
  { number: 20, kind: 'soft', name: 'macros are reported, not optimised' },
  { number: 21, kind: 'hard', name: 'a paired block changes together' },
  { number: 22, kind: 'hard', name: 'reasoned refusal' },
] as const;

export type RuleNumber = (typeof NUMBERED_RULES)[number]['number'];
