/** Decides what a question asks for by what rules say of it and by what it is like; where the two disagree, nobody knows. */
import { TASTE_LIKE, type Likeness } from './question-likeness.js';

/** What the likeness to known questions adds to the weight that the rules give a field. */
const LIKENESS = 3;
/** Least weight of a winner, and by how much it has to be ahead of the next one. */
const LEAST_WEIGHT = 2.7;
const AHEAD = 1.2;
/** A field has to be at least so much like its own questions, unless its weight is clear. */
const LEAST_LIKE = 0.03;
const CLEAR_WEIGHT = 4;
/** A question that is hardly like its own field and so much like another is the other's; what no survey asks is never as sure. */
const HARDLY_LIKE = 0.1;
const OTHERWISE_LIKE = 0.9;
const CLEARLY_NONE = 0.6;
/** So much alike that no rule is needed. */
const SURELY_LIKE = 0.95;

/** The field that is clearly ahead of all others; the empty one stands for what no survey asks. */
export function clearField(
  rules: ReadonlyMap<string, number>,
  likest: readonly Likeness[],
  isAllowed: (field: string) => boolean = () => true,
): string | undefined {
  if (isOtherwise(rules)) return '';
  const scores = new Map(rules);
  for (const { field, sure } of likest) {
    if (field !== TASTE_LIKE) scores.set(field, (scores.get(field) ?? 0) + sure * LIKENESS);
  }
  const [first, second] = [...scores].filter(([field]) => isAllowed(field)).toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < LEAST_WEIGHT) return undefined;
  const [field, weight] = first;
  if (field !== '' && (isUnlike(field, weight, likest) || isOnlyLike(field, rules, likest))) return undefined;
  return !second || weight >= second[1] * AHEAD ? field : undefined;
}

/** What it costs, who does it, since when: so clear a sign is not outweighed by what else the question is about. */
function isOtherwise(rules: ReadonlyMap<string, number>): boolean {
  const none = rules.get('') ?? 0;
  return (
    none >= CLEARLY_OTHERWISE && [...rules].every(([field, weight]) => field === '' || weight * AHEAD <= none)
  );
}
const CLEARLY_OTHERWISE = 7.8;

/** Without a rule a question has to be as good as one of the field's own. */
const isOnlyLike = (field: string, rules: ReadonlyMap<string, number>, likest: readonly Likeness[]) =>
  !rules.has(field) && (likest.find((one) => one.field === field)?.sure ?? 0) < SURELY_LIKE;

/** Rules alone find words of a field in questions that are like none of its own: "Ile masz par butów do biegania?". */
function isUnlike(field: string, weight: number, likest: readonly Likeness[]): boolean {
  const like = likest.find((one) => one.field === field)?.sure ?? 0;
  if (like < LEAST_LIKE && weight < CLEAR_WEIGHT) return true;
  const [top] = likest;
  if (!top || top.field === TASTE_LIKE || like >= HARDLY_LIKE) return false;
  return top.sure >= (top.field === '' ? CLEARLY_NONE : OTHERWISE_LIKE);
}

/** The field whose questions this one is just like. */
export function surelyLike([top]: readonly Likeness[]): string | undefined {
  return top && top.sure >= SURELY_LIKE && top.field !== TASTE_LIKE ? top.field : undefined;
}
