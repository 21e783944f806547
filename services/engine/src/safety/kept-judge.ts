/**
 * Judges that are kept: preparing one reads every word of the patient against every food, and a plan is drawn in and
 * checked again after each edit. One is used again for the very same lists of the catalogue, rules and patient, and for
 * nothing else; what a judge does not read (meals, substitutes) may have changed meanwhile.
 */
import type { Catalogue, Food, PatientInput } from '../model.js';
import { createFoodJudge, type FoodJudge } from './judge.js';

/** Everything a judge reads of the catalogue; {@link createFoodJudge} accepts no more. */
type JudgedCatalogue = Parameters<typeof createFoodJudge>[1];
type JudgedRules = Parameters<typeof createFoodJudge>[2];

const JUDGED = [
  'foods',
  'mappings',
  'dictionary',
  'ownWords',
] as const satisfies readonly (keyof Catalogue)[];

interface KeptJudge {
  readonly catalogue: JudgedCatalogue;
  readonly config: JudgedRules;
  readonly judge: FoodJudge;
}

/** A patient whose values lie between green and risk has two. */
const MOST_KEPT = 24;
/** By the list of foods, so that they go with their catalogue; in each by patient, the one used last at the end. */
const kept = new WeakMap<readonly Food[], Map<string, KeptJudge>>();

/** The judge of {@link createFoodJudge}, a kept one where everything it reads is the same. */
export function keptFoodJudge(
  patient: PatientInput,
  catalogue: JudgedCatalogue,
  config: JudgedRules,
): FoodJudge {
  const judges = kept.get(catalogue.foods) ?? new Map<string, KeptJudge>();
  kept.set(catalogue.foods, judges);
  const key = keyOf(patient);
  const known = judges.get(key);
  const isSame = known && known.config === config && areSame(known.catalogue, catalogue);
  const judge = isSame ? known.judge : createFoodJudge(patient, catalogue, config);
  judges.delete(key);
  judges.set(key, { catalogue, config, judge });
  const [oldest] = judges.keys();
  if (judges.size > MOST_KEPT && oldest !== undefined) judges.delete(oldest);
  return judge;
}

/**
 * Everything there is of the patient but what no judge reads, in one order; what is missing counts as empty. JSON alone
 * would write NaN and Infinity alike.
 */
function keyOf({ hasRecords: _records, ...read }: PatientInput): string {
  const told = Object.entries(read).filter(([, list]) => !Array.isArray(list) || list.length > 0);
  const inOrder = told.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(inOrder, (_, value: unknown) =>
    typeof value === 'number' ? `number ${value}` : value,
  );
}

/** The very same lists, all of them. */
function areSame(a: JudgedCatalogue, b: JudgedCatalogue): boolean {
  return JUDGED.every((name) => a[name] === b[name]);
}
