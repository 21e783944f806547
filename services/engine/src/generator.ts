/**
 * The plan generator: fills the unlocked slots of a plan by the hard rules 1–22 and the objective J.
 *
 * Why this way: hard rules are bits and counters, so a placement is checked in constant time and a plan can never
 * break one; portions are fitted exactly per day; a seeded local search comes within a fraction of a point of a
 * proven optimum in about a tenth of a second, which an integer-programming solver takes seconds to minutes for.
 */
import { createRandom } from './random.js';
import { writeAnswer, type GeneratedPlan } from './generator/answer.js';
import { construct } from './generator/construct.js';
import { refusalOf, type GenerateInput, type Refusal } from './generator/input.js';
import { compileLibrary } from './generator/library.js';
import { MenuCache } from './generator/menu.js';
import { compileProblem, completeDays } from './generator/problem.js';
import { Search } from './generator/search.js';
import { PlanState } from './generator/state.js';

export type { EmptySlot, GeneratedPlan, GenerationReport } from './generator/answer.js';
export type { SplitPair } from './generator/construct.js';
export type { GenerateInput, PlanInput, Refusal, RefusalCode } from './generator/input.js';

/** A plan, or a reasoned refusal. */
export type GenerateResult = GeneratedPlan | Refusal;

/** Generates a plan; the same input with the same seed gives the same plan and the same log, byte for byte. */
export function generatePlan(input: GenerateInput): GenerateResult {
  const days = completeDays(input);
  const refusal = refusalOf(input, days);
  if (refusal) return refusal;
  const problem = compileProblem(input, days, compileLibrary(input));
  const state = new PlanState(problem);
  const random = createRandom(input.seed);
  const menus = new MenuCache(state, random);
  const splits = construct(state, menus, random);
  const search = new Search(state, menus, random);
  const solution = search.run();
  return writeAnswer(input, days, state, solution, splits, search.work);
}
