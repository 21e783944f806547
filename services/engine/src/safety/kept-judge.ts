/**
 * Judges that are kept: preparing one reads every word of the patient against every food, and a plan is checked again
 * after each edit. One is used again for the very same catalogue, rules and patient, and for nothing else.
 */
import type { Food, PatientInput } from '../model.js';
import { createFoodJudge, type FoodJudge } from './judge.js';

type JudgedCatalogue = Parameters<typeof createFoodJudge>[1];
type JudgedRules = Parameters<typeof createFoodJudge>[2];

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

/** Everything there is of the patient; JSON alone would write NaN and Infinity alike. */
function keyOf(patient: PatientInput): string {
  return JSON.stringify(patient, (_, value: unknown) =>
    typeof value === 'number' ? `number ${value}` : value,
  );
}

/** The very same lists, all of them. */
function areSame(a: JudgedCatalogue, b: JudgedCatalogue): boolean {
  const parts = (catalogue: JudgedCatalogue) => new Map<string, unknown>(Object.entries(catalogue));
  const [mine, other] = [parts(a), parts(b)];
  return mine.size === other.size && [...mine].every(([name, part]) => other.get(name) === part);
}
