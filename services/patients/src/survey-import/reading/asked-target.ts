/** What a question asks for once its answer is known, and whether the words it is asked in say so. */
import { contradicts, medicinesOrSupplements, spokenField } from './answer-kinds.js';
import { FOREIGN, matchLabel, withoutHints, type Target } from './labels.js';
import type { Open } from './open-label.js';
import {
  asksForAnythingElse,
  asksForBothLists,
  secondOpinion,
  targetOfQuestion,
  tasteBehind,
} from './question-topics.js';

/** What an unknown question is about, and what a known one is after a second look, unless its answer cannot be one to that. */
export function weighed(open: Open, answer: string): Target {
  const target = asked(open, answer);
  return target.kind === 'field'
    ? { kind: 'field', field: answeredField(open.label, target.field, answer) }
    : target;
}

function answeredField(label: string, field: string, answer: string): string {
  // "Inne dolegliwości" are those the fields beside it have not asked for.
  if (field === 'gastro.other' && asksForAnythingElse(label)) return field;
  // "Czego Pani nie toleruje? (alergie pokarmowe)": the brackets say which.
  const isOfAllergies = field === 'gastro.intolerances' && hintedField(label) === 'gastro.allergies';
  return spokenField(isOfAllergies ? 'gastro.allergies' : field, answer);
}

function asked({ label, target, isUnknown }: Open, answer: string): Target {
  if (isUnknown) {
    const found = targetOfQuestion(label);
    return !found || (found.kind === 'field' && contradicts(found.field, answer)) ? FOREIGN : found;
  }
  return tasteOfKnown(label, target) ?? askedOfKnown(label, target, answer);
}

const tasteOfKnown = (label: string, target: Target) =>
  target.kind !== 'taste' || target.preference === undefined ? tasteBehind(label) : undefined;

function askedOfKnown(label: string, target: Target, answer: string): Target {
  if (target.kind === 'foreign') {
    const field = secondOpinion(label, '');
    return field === undefined || contradicts(field, answer) ? target : { kind: 'field', field };
  }
  if (target.kind !== 'field') return target;
  const field = secondOpinion(label, target.field);
  if (field === undefined) return FOREIGN;
  // Where a wording explains the whole label, whoever answers oddly is still asked that.
  const isSure = (matchLabel(label)?.score ?? 1) === 1;
  return !isSure && contradicts(field, answer) ? FOREIGN : { kind: 'field', field };
}

/** What two questions in one are answered with, where the answer itself says which of them it is about. */
export function partOfTwo(label: string, answer: string): Target {
  const field = asksForBothLists(label) ? medicinesOrSupplements(answer) : undefined;
  return field === undefined ? FOREIGN : { kind: 'field', field };
}

/**
 * Whether a known wording leaves nothing of the question over and asks for just this; what was weighed, guessed from part of the
 * words or from what stands around is told to whoever reviews it.
 */
export function isTold({ label, target, isUnknown }: Open, found: Target): boolean {
  const match = matchLabel(label);
  if (!match || isUnknown || keyOf(target) !== keyOf(found)) return false;
  if (found.kind !== 'field') return match.target.kind === found.kind && !isOfQuestionBefore(found);
  // "Typowy dzień (posiłki, godziny)": examples in brackets ask for nothing.
  const bare = matchLabel(withoutHints(label)) ?? match;
  const isWhole = bare.score === 1 || bare.isWhole === true;
  return isWhole && keyOf(bare.target) === keyOf(found) && !hintsAtOther(label, found);
}

/** "Czego Pan nie toleruje? (alergie pokarmowe)": the brackets ask for another field. */
function hintsAtOther(label: string, found: Target & { kind: 'field' }): boolean {
  const hinted = hintedField(label);
  return hinted !== undefined && hinted !== found.field;
}

/** The field that the brackets of a question name. */
function hintedField(label: string): string | undefined {
  const hint = matchLabel(/[([]([^)\]]*)/u.exec(label)?.[1] ?? '');
  return hint?.target.kind === 'field' && hint.score === 1 ? hint.target.field : undefined;
}

/** "Których nie lubisz?" behind "Jakie kasze lubisz?": the group is that of another question, and no heading of both. */
const isOfQuestionBefore = (target: Target) => target.kind === 'taste' && target.areFromAbove === 'question';

const keyOf = (target: Target) => JSON.stringify(target);
