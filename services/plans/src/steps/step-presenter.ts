import type { RouteAnswer } from '@pora/contracts';
import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import type { AdjustReport, STEP_OUTCOMES } from '@pora/contracts/plans/plan-steps.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import type { OperationAnswer } from '../engine-worker/engine-operations.js';
import { stepStrings as strings } from './steps.strings.js';

/** How a step ended. */
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

/** Outcome with the title and the text of the result dialog. */
export interface StepResult {
  readonly outcome: StepOutcome;
  readonly title: string;
  readonly message: string;
}

/** What came of the days: whether they changed, and their check. */
export interface StepFacts {
  readonly isChange: boolean;
  readonly verdict: Pick<PlanVerdict, 'state' | 'dangerous' | 'unchecked' | 'sentence'>;
  /** Meals left alone as all their risk was accepted (decision 36). */
  readonly acceptedLeft?: number;
  /** Meals with an accepted food whose other foods were swapped: they count as dangerous again. */
  readonly acceptedLapsed?: number;
}

type Adjusted = Extract<OperationAnswer<'adjust'>, { ok: true }>;
interface Substituted {
  readonly replaced: readonly OperationAnswer<'substitute'>['replaced'][number][];
  readonly failed: readonly OperationAnswer<'substitute'>['failed'][number][];
}
type Repaired = OperationAnswer<'repair'>;
type RepairAnswer = RouteAnswer<typeof planStepRoutes.autoRepair>;
type Replaced = Extract<OperationAnswer<'replaceMeal'>, { ok: true }>;
type FailedReplacement = AdjustReport['failedReplacements'][number];

/** Report of an adjustment with a sentence for every refusal [diets §3, §8]. */
export function presentAdjustReport({ report }: Adjusted): AdjustReport {
  return {
    ...report,
    replacements: report.replacements.map((item) => ({ ...item })),
    failedReplacements: report.failedReplacements.map(presentFailure),
    unchanged: report.unchanged.map((item) => ({ ...item, sentence: strings.unchanged[item.code] })),
  };
}

/**
 * Title and text of an adjustment [diets §4]; its figures stand in the report alone. A plan that still holds something
 * risky is never fully adjusted.
 */
export function adjustResult(adjusted: Adjusted, report: AdjustReport, facts: StepFacts): StepResult {
  const { dangerous } = facts.verdict;
  const stuck = stuckIn(facts);
  const nothing = acceptedOf(facts).length > 0 ? strings.adjust.nothingElse : strings.adjust.nothing;
  const isDone = adjusted.outcome === 'success' && dangerous === 0;
  const outcome = outcomeOf(isDone, facts.isChange);
  const failed = namesOf(report.failedReplacements);
  const parts = [
    outcome === 'nothing_to_do' ? nothing : adjusted.reached ? strings.adjust.met : strings.adjust.missed,
    ...(failed.length > 0 ? [strings.adjust.failedSwaps(failed)] : []),
    ...(failed.length === 0 && stuck > 0 ? [strings.stillDangerous(stuck)] : []),
    ...acceptedOf(facts),
    ...uncheckedOf(facts),
  ];
  const result = { outcome, title: strings.adjust.title[outcome], message: parts.join(' ') };
  return byVerdict(result, facts, strings.adjust.title);
}

/** Steps and failures of a repair with their sentences. */
export function presentRepair({ steps, failed }: Repaired): Pick<RepairAnswer, 'steps' | 'failed'> {
  return {
    steps: steps.map((step) => ({
      ...step,
      sentence: strings.repair.done[step.action](step.from, step.to),
    })),
    failed: failed.map((item) => ({ ...item, sentence: strings.repair.failure[item.code] })),
  };
}

/** Title and text of a repair [diets §4]. */
export function repairResult({ outcome, steps, failed }: Repaired, facts: StepFacts): StepResult {
  const { nothing, counts } = strings.repair;
  const taken = acceptedOf(facts);
  const hasText = outcome !== 'nothing_to_do' || taken.length === 0;
  const text = outcome === 'nothing_to_do' ? nothing : counts(steps.length, failed.length);
  const message = [...(hasText ? [text] : []), ...taken, ...uncheckedOf(facts)].join(' ');
  return byVerdict({ outcome, title: strings.repair.title[outcome], message }, facts, strings.repair.title);
}

/** Swaps and failures of a substitution with their sentences. */
export function presentSubstitution({ replaced, failed }: Substituted) {
  return {
    replacements: replaced.map((item) => ({ ...item })),
    failedReplacements: failed.map(presentFailure),
  };
}

/** Title and text of a substitution in a whole plan [diets §8]. */
export function substituteResult({ replaced, failed }: Substituted, facts: StepFacts): StepResult {
  const result = substitutionOf(replaced.length, namesOf(failed));
  if (failed.length > 0 || facts.verdict.dangerous === 0) {
    const told = substitutionByVerdict(result, facts);
    return { ...told, message: sentences([told.message, ...acceptedOf(facts)]) };
  }
  // Nothing failed, and still something is risky: it stands where no step may change it.
  const outcome = replaced.length > 0 ? 'partial' : 'failed';
  const stuck = stuckIn(facts);
  const message = sentences([
    ...(replaced.length > 0 ? [result.message] : []),
    ...(stuck > 0 ? [strings.stillDangerous(stuck)] : []),
    ...acceptedOf(facts),
  ]);
  return { outcome, title: strings.substitute.title[outcome], message };
}

/** Title and text of a substitution in one meal [diets §8]. */
export function mealSubstituteResult(
  substituted: NonNullable<OperationAnswer<'substituteMeal'>>,
  facts: StepFacts,
): StepResult {
  const { outcome, replaced, failed } = substituted;
  const title = strings.substitute.title.failed;
  if (outcome === 'no_ingredients')
    return { outcome: 'failed', title, message: strings.substitute.noIngredients };
  if (outcome === 'nothing_linked')
    return { outcome: 'failed', title, message: strings.substitute.nothingLinked };
  return substitutionByVerdict(substitutionOf(replaced.length, namesOf(failed)), facts);
}

type Chosen = Extract<OperationAnswer<'substituteChosen'>, { ok: true }>;

/** Title and text of a substitution of a chosen food, of one cause, or in chosen meals. */
export function chosenResult({ replaced, failed, changed, locked }: Chosen): StepResult {
  const { title, inMeals, nothingChosen, failed: none, lockedMeals } = strings.substitute;
  const isDone = failed.length + locked.length === 0;
  const outcome = outcomeOf(isDone, replaced.length > 0);
  const parts = [
    ...(changed.length > 0 ? [inMeals(changed.length)] : []),
    ...(failed.length > 0 ? [none(namesOf(failed))] : []),
    ...(locked.length > 0 ? [lockedMeals(locked.length)] : []),
  ];
  return { outcome, title: title[outcome], message: parts.join('. ') || nothingChosen };
}

/** Title and text of a meal put into many places; a plan that is not safe after it is never a success. */
export function replaceResult({ mealName, changed, locked }: Replaced, facts: StepFacts): StepResult {
  const { isChange } = facts;
  const outcome = outcomeOf(locked.length === 0, isChange);
  const done = isChange
    ? [strings.replace.done(mealName, changed.length)]
    : outcome === 'nothing_to_do'
      ? [strings.replace.nothing(mealName)]
      : [];
  const left = locked.length > 0 ? [strings.replace.locked(locked.length)] : [];
  const title = strings.replace.title[outcome];
  const { state, dangerous } = facts.verdict;
  const risky = dangerous > 0 ? [strings.riskyLeft(dangerous)] : [];
  const told = [...done, ...left, ...risky, ...uncheckedOf(facts)];
  if (state === 'safe' || state === 'no_patient' || (outcome !== 'success' && outcome !== 'nothing_to_do'))
    return { outcome, title, message: told.join(' ') };
  return {
    outcome: 'partial',
    title: outcome === 'success' ? strings.replace.title.partial : strings.needsAttention,
    message: [...told, ...whyNotSafe(facts)].join(' '),
  };
}

type Titles = Readonly<Record<StepOutcome, string>>;

/**
 * A step never claims more than the check of the plan after it: success is kept for a plan that is safe. A plan without
 * a patient is not checked at all, which does not speak against portions and filled places.
 */
function byVerdict(result: StepResult, facts: StepFacts, titles: Titles): StepResult {
  const { state, dangerous } = facts.verdict;
  const isClaim = result.outcome === 'success' || result.outcome === 'nothing_to_do';
  if (!isClaim || state === 'safe') return result;
  const message = [result.message, ...whyNotSafe(facts)].join(' ');
  if (state === 'no_patient') return { ...result, message };
  if (result.outcome === 'nothing_to_do' && dangerous > 0)
    return { outcome: 'failed', title: titles.failed, message };
  const title = result.outcome === 'success' ? titles.partial : strings.needsAttention;
  return { outcome: 'partial', title, message };
}

/** The same for a substitution, whose success says that every ingredient is safe. */
function substitutionByVerdict(result: StepResult, facts: StepFacts): StepResult {
  const { state, dangerous } = facts.verdict;
  if (state === 'safe' || (result.outcome !== 'success' && result.outcome !== 'nothing_to_do')) return result;
  const hasSwaps = result.outcome === 'success';
  const told = [
    hasSwaps ? result.message : strings.substitute.nothing,
    ...(dangerous > 0 ? [strings.riskyLeft(dangerous)] : []),
    ...uncheckedOf(facts),
    ...whyNotSafe(facts),
  ];
  const title = hasSwaps ? strings.substitute.title.partial : strings.needsAttention;
  return { outcome: 'partial', title, message: told.join(' ') };
}

/** What the check says where no count of risky or unchecked meals says it. */
function whyNotSafe({ verdict }: StepFacts): string[] {
  const { state, dangerous, unchecked, sentence } = verdict;
  if (state === 'attention') return dangerous + unchecked > 0 ? [] : [strings.seeCheck];
  return state === 'dangerous' ? [] : [sentence];
}

function outcomeOf(isDone: boolean, isChange: boolean): StepOutcome {
  if (isDone) return isChange ? 'success' : 'nothing_to_do';
  return isChange ? 'partial' : 'failed';
}

function substitutionOf(replaced: number, failed: readonly string[]): StepResult {
  const { title, success, safe, partial, failed: none } = strings.substitute;
  if (failed.length === 0) {
    const outcome = replaced > 0 ? 'success' : 'nothing_to_do';
    return { outcome, title: title[outcome], message: replaced > 0 ? success : safe };
  }
  const outcome = replaced > 0 ? 'partial' : 'failed';
  return { outcome, title: title[outcome], message: replaced > 0 ? partial(failed) : none(failed) };
}

function presentFailure<T extends Pick<FailedReplacement, 'from' | 'code'>>(item: T) {
  return { ...item, sentence: strings.failedSwap[item.code](item.from) };
}

function namesOf(failed: readonly { readonly from: string }[]): string[] {
  return [...new Set(failed.map(({ from }) => from))];
}

/** What a step left alone as somebody took its risk, and what it could not help to let lapse (decision 36). */
function acceptedOf({ acceptedLeft = 0, acceptedLapsed = 0 }: StepFacts): string[] {
  return [
    ...(acceptedLeft > 0 ? [strings.acceptedLeft(acceptedLeft)] : []),
    ...(acceptedLapsed > 0 ? [strings.acceptedLapsed(acceptedLapsed)] : []),
  ];
}

/** Risky meals that a step could not touch. */
function stuckIn({ verdict, acceptedLapsed = 0 }: StepFacts): number {
  return verdict.dangerous - acceptedLapsed;
}

/** The texts of [diets §8] end without a full stop; something may follow them. */
function sentences(texts: readonly string[]): string {
  return texts.map((text, i) => (i < texts.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text)).join(' ');
}

function uncheckedOf({ verdict }: StepFacts): string[] {
  return verdict.unchecked > 0 ? [strings.stillUnchecked(verdict.unchecked)] : [];
}
