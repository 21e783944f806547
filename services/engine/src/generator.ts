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
import { refusalOf, STOPPED, type GenerateInput, type Refusal } from './generator/input.js';
import { compileLibrary } from './generator/library.js';
import { MenuCache } from './generator/menu.js';
import { compileProblem, completeDays } from './generator/problem.js';
import { ProgressTeller, type GenerationWatch } from './generator/progress.js';
import { keepFinished } from './generator/finished-days.js';
import { Search } from './generator/search.js';
import { PlanState } from './generator/state.js';

export type { EmptySlot, GeneratedPlan, GenerationReport } from './generator/answer.js';
export type { SplitPair } from './generator/construct.js';
export type { GenerateInput, PlanInput, Refusal, RefusalCode } from './generator/input.js';
export type { GenerationProgress, GenerationWatch } from './generator/progress.js';

/** A plan, or a reasoned refusal. */
export type GenerateResult = GeneratedPlan | Refusal;

/**
 * Generates a plan; the same input with the same seed gives the same plan and the same log, byte for byte, whether
 * anybody listens to its progress or not. Stopped, it keeps the days that are finished, and refuses where none is.
 */
export function generatePlan(input: GenerateInput, watch: GenerationWatch = {}): GenerateResult {
  const days = completeDays(input);
  const refusal = refusalOf(input, days);
  if (refusal) return refusal;
  const progress = new ProgressTeller(days.length, watch.report);
  progress.begin();
  const problem = compileProblem(input, days, compileLibrary(input));
  const state = new PlanState(problem);
  const random = createRandom(input.seed);
  const menus = new MenuCache(state, random);
  const splits = construct(state, menus, random);
  const search = new Search(state, menus, random, { progress, shouldStop: watch.shouldStop });
  const solution = search.run();
  const { work, finishedDays, wasStopped } = search;
  if (!wasStopped) return writeAnswer({ input, days, state, solution, splits, work });
  if (finishedDays === 0) return STOPPED;
  const stoppedAfterDays = finishedDays;
  if (finishedDays === days.length)
    return writeAnswer({ input, days, state, solution, splits, work, stoppedAfterDays });
  const kept = keepFinished(input, days, state, finishedDays, random);
  return writeAnswer({ input, days, ...kept, work: work + kept.work, stoppedAfterDays });
}
