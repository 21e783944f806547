/** A label of a form while its answer is being read, and what tells the next label from a part of that answer. */
import { answerOf } from './answers.js';
import { splitLabels, type Piece } from './label-split.js';
import { matchLabel, preferenceOf, speaksAsForm, type Target } from './labels.js';
import { isAnsweredByQuestion } from './yes-no.js';
import { isDistinct, lookOf, type Look } from './line-look.js';
import { isSomeSoFar } from './lines-so-far.js';
import type { Line } from './word-document.js';

/** The label whose answer is being read. */
export interface Open {
  readonly label: string;
  readonly target: Target;
  readonly lines: Line[];
  /** How the label is written, for telling the next label from a short answer. */
  readonly look: Look;
  /** Nothing stands behind the label yet; what follows is its answer. */
  readonly isAwaiting: boolean;
  /** The form prints it for certain; what only looks like a label is shown when nothing answers it. */
  readonly isSure: boolean;
  /** No wording knows it: what it is about is weighed once its answer is known. */
  readonly isUnknown: boolean;
  /** The form prints its questions on lines of their own. */
  readonly isAlone: boolean;
  readonly at: number;
  /** Lines that only repeat the label. */
  readonly hints: Line[];
}

const PLAIN: Look = { isBold: false, kind: '', number: undefined, isAsked: false };

/** A label with nothing behind it yet. */
export const openOf = (open: Partial<Open> & Pick<Open, 'label' | 'target' | 'at'>): Open => ({
  look: PLAIN,
  isAwaiting: true,
  isSure: true,
  isUnknown: false,
  isAlone: false,
  ...open,
  lines: [],
  hints: [],
});

/** Whether a label on the line below an open one begins another answer, and is not the answer itself. */
export function isRealLabel(piece: Piece, open: Open, line: Line, next: Line | undefined): boolean {
  // Inside a list of one answer only a label of its own line, with its colon, begins another.
  const isInList = line.isListed && (line.kind === '' || line.kind !== open.look.kind);
  if (isInList) return piece.isMarked && (!open.isAwaiting || matchLabel(piece.label)?.score === 1);
  if (piece.isMarked || !mayAnswer(open)) return true;
  // "Alergie" with "Ryby" below: an answer, unless preferences follow or both are written as labels.
  const following = next && splitLabels(next)[0]?.label;
  if (following !== undefined && preferenceOf(following) !== undefined) return true;
  return isWrittenAlike(open.look, lookOf(line), piece.target);
}

/** Whether a line that could be a label may answer this one: nothing does yet, and the form asks it for certain. */
const mayAnswer = ({ isAwaiting, lines, isSure, target }: Open) =>
  isAwaiting && lines.length === 0 && isSure && target.kind !== 'taste';

function isWrittenAlike(label: Look, line: Look, target: Target): boolean {
  if (isDistinct(label) && !label.isBold && !isDistinct(line)) return false;
  return label.isBold === line.isBold && (line.isBold || target.kind === 'field');
}

/** "Uwagi": a question that no form prints answers it. */
export const mayBeAsked = (open: Open, text: string): boolean =>
  open.isAwaiting && open.lines.length === 0 && isAnsweredByQuestion(open, text);

/** Whether no line says anything yet: an answer may have thousands. */
export const isUnanswered = ({ lines }: Open) => !isSomeSoFar(lines, saysAnswer);
const saysAnswer = (line: Line) => answerOf([line]) !== '';

/** "Jakie leki" with "bierze Pani codziennie?" below: both ask for the same. */
export function isSameAsked({ label, target }: Open, text: string): boolean {
  // "laktoza?" is somebody's doubt; a form speaks to whoever fills it in.
  if (!speaksAsForm(text)) return false;
  const whole = matchLabel(`${label} ${text}`)?.target;
  return target.kind === 'field' && whole?.kind === 'field' && whole.field === target.field;
}

/** Whether a line that looks like the label before is the next one, and not an answer that is written in bold too. */
export function isNextQuestion(open: Open, look: Look, next: Line | undefined): boolean {
  if (look.number !== undefined || look.kind !== '' || open.lines.length > 0 || !open.isAwaiting) return true;
  return next !== undefined && !isDistinct(lookOf(next)) && splitLabels(next).length === 0;
}
