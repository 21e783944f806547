/** Walks a form from top to bottom: which answer belongs to which label. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { answerOf, hasBox, hasLeaders, isBlank, tidyAnswer } from './answers.js';
import { answeredIn, isAnsweredInside, isAskedByBoxes, withItsQuestion } from './yes-no.js';
import { isTitle, isTitleKind, splitLabels, unknownLabelOf, type Piece } from './label-split.js';
import {
  FOREIGN,
  groupsOf,
  isEmptyQuestion,
  isFurniture,
  matchLabel,
  repeatsLabel,
  type Target,
} from './labels.js';
import { isSomeSoFar } from './lines-so-far.js';
import { namesTrouble, spokenField } from './answer-kinds.js';
import { FormContext } from './form-context.js';
import { generalOf } from './heading-answers.js';
import { isDistinct, isPrinted, isQuestion, isSibling, lookOf, type Look } from './line-look.js';
import {
  isNextQuestion,
  isRealLabel,
  isSameAsked,
  isUnanswered,
  mayBeAsked,
  openOf,
  type Open,
} from './open-label.js';
import { printed, type SurveyDraft } from './survey-draft.js';
import { isTold, partOfTwo, weighed } from './asked-target.js';
import { asksForTwo, topicOf } from './question-topics.js';
import { TasteLines } from './taste-lines.js';
import { textOfLine, type Line } from './word-document.js';

/** Fields that forms ask for by several questions: alcohol and tobacco, mother and father, gas and constipation. */
const ASKED_IN_PIECES = new Set([
  ...['nutrition.stimulants', 'medicalHistory.geneticLoad', 'gastro.peristalsis', 'gastro.intolerances'],
  ...['nutrition.supplements', 'nutrition.physicalActivity'],
]);

/** Reads lines and pairs of a form into a draft. */
export class FormReader {
  private open: Open | undefined;
  /** The question answered last: "Jeśli tak, jakie?" goes on with it. */
  private last: Open | undefined;
  private readonly context = new FormContext();
  /** Where we are, for texts without a field. */
  private near = '';
  private readonly tastes: TasteLines;

  constructor(private readonly draft: SurveyDraft) {
    this.tastes = new TasteLines(draft);
  }

  /** One line; `next` is the line with text that follows. */
  readLine(line: Line, next: Line | undefined): void {
    const text = textOfLine(line);
    if (isBlank(text)) return this.readBlank(line, text);
    if (isFurniture(text)) return this.draft.addPrint(text, [line.at]);
    if (this.tastes.readBoxes(line, this.context.groups)) return this.close();
    if (this.goesOn(line, text, next)) return;
    const heading = this.headingOf(line);
    if (heading !== undefined) return this.enterSection(heading, text, line.at);
    if (this.beginQuestion(line, text)) return;
    const pieces = splitLabels(line);
    if (pieces.length > 0) {
      const [first] = pieces;
      if (first && pieces.length === 1 && isHintOf(first, text, next))
        this.begin(withHint(first, text), line);
      else for (const piece of pieces) this.begin(piece, line);
      return;
    }
    this.readUnlabelled(line, next);
  }

  /** A line that belongs to the question before it, or asks as a whole because its form does. */
  private goesOn(line: Line, text: string, next: Line | undefined): boolean {
    const { open } = this;
    const isAnswer = open !== undefined && isQuestion(text) && mayBeAsked(open, text);
    if (!isAnswer && (this.goesOnAsking(line, text, next) || this.beginAlone(line, text))) return true;
    if (!isAnswer && !this.isPartOfAnswer(line, next)) return false;
    this.keep(line);
    return true;
  }

  /** A label with the cell of a table that answers it. */
  readPair(label: string, lines: readonly Line[], at: readonly number[]): void {
    this.close();
    this.draft.addPrint(label, at);
    const filled = lines.filter((line) => !isBlank(textOfLine(line)));
    const found = matchLabel(label)?.target;
    const target = this.answered(found, filled) ?? found;
    if (target?.kind === 'section') {
      this.enterSection(target.section, label, at[0] ?? -1);
      this.readLines(filled);
      return;
    }
    const known = target ?? FOREIGN;
    const holdsLabels = filled.some((line) =>
      splitLabels(line).some(({ target: inner, isMarked }) => isMarked && inner.kind === 'taste'),
    );
    this.open = openOf({
      label: tidyAnswer(label),
      target: this.context.targetOf(known, label),
      isUnknown: target === undefined,
      isSure: filled.length > 0 || (target !== undefined && /^[\s\d.)]*\p{Lu}|[:?*]\s*$/u.test(label)),
      at: at[0] ?? -1,
    });
    if (known.kind !== 'foreign') this.near = this.open.label;
    if (known.kind === 'taste' && holdsLabels) this.readLines(filled);
    else this.open.lines.push(...filled);
    this.close();
  }

  /** "Układ pokarmowy" beside "zaparcia, gazy" is no heading. */
  private answered(found: Target | undefined, lines: readonly Line[]): Target | undefined {
    const isAnswered = lines.length > 0 && lines.every((line) => splitLabels(line).length === 0);
    return isAnswered ? generalOf(found) : undefined;
  }

  /** A cell of a table of preferences. */
  readTastes(
    groups: readonly FoodGroup[],
    preference: Preference,
    label: string,
    lines: readonly Line[],
  ): void {
    this.tastes.add({ groups }, preference, printed(label), lines);
  }

  /** What a table prints. */
  addPrint(text: string, at: readonly number[]): void {
    this.draft.addPrint(text, at);
  }

  /** The groups a row without foods names for the rows below. */
  enterGroups(groups: readonly FoodGroup[], label: string, at: readonly number[]): void {
    this.close();
    this.draft.addPrint(label, at);
    this.context.enterGroups(groups);
    this.near = label;
  }

  /** The groups of the heading above. */
  get currentGroups(): readonly FoodGroup[] {
    return this.context.groups;
  }

  /** Ends the answer that is being read. */
  close(): void {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    this.last = open;
    const { label, lines } = open;
    const at = lines.map((line) => line.at);
    const written = answerOf(lines);
    const answer = withItsQuestion(label, written);
    const target = this.settled(open, written);
    const question = { text: label, isTold: isTold(open, target) };
    if (target.kind === 'field') this.draft.addAnswer(target.field, question, answer, at);
    else if (target.kind === 'foreign') {
      if (answer !== '')
        this.draft.addUnplaced(`${label}: ${answer}`, this.near, [...new Set([open.at, ...at])]);
    } else if (target.kind === 'taste') {
      this.tastes.close(target, question, lines);
      if (answer !== '') this.context.endHeading(target);
    }
    if (answer !== '') {
      for (const hint of open.hints) this.draft.addPrint(textOfLine(hint), [hint.at]);
      return;
    }
    // Nothing answers it: what the form does not print for certain may be an answer that looks like a label.
    if (!open.isSure && lines.length === 0)
      this.draft.addUnplaced(label, this.near === label ? '' : this.near, [open.at]);
    for (const hint of open.hints) this.draft.addUnplaced(tidyAnswer(textOfLine(hint)), label, [hint.at]);
  }

  /** What is only weighed adds nothing to what was answered already: "Jakie diety i z jakim efektem?" below the purpose. */
  private settled(open: Open, written: string): Target {
    if (written === '') return open.target;
    const target = weighed(open, written);
    if (target.kind === 'field' && asksForTwo(open.label)) return partOfTwo(open.label, written);
    const isMore =
      target.kind === 'field' && !ASKED_IN_PIECES.has(target.field) && this.draft.has(target.field);
    return open.isUnknown && isMore ? FOREIGN : target;
  }

  private readLines(lines: readonly Line[]): void {
    for (const [at, line] of lines.entries()) this.readLine(line, lines[at + 1]);
  }

  private readBlank(line: Line, text: string): void {
    // Dots below a question leave room for more of its answer.
    if (this.open && hasLeaders(text)) this.open.lines.push(line);
  }

  /** "Jakie? *", "bierze Pani codziennie?", "pokarmowe/wziewne" below a label: the form still asks. */
  private goesOnAsking(line: Line, text: string, next: Line | undefined): boolean {
    const { open } = this;
    if (hasBox(line)) return false;
    const awaited = open?.isAwaiting === true && isUnanswered(open) ? open : undefined;
    const asks = isQuestion(text);
    if (awaited && repeats(awaited, text, next)) {
      if (asks) this.draft.addPrint(text, [line.at]);
      else awaited.hints.push(line);
      return true;
    }
    if (!asks) return false;
    if (asksForMore(text)) return this.askAgain(line, text);
    if (!awaited || !isSameAsked(awaited, text)) return false;
    this.draft.addPrint(text, [line.at]);
    return true;
  }

  /** A question without a word of its own asks for more of what was asked before. */
  private askAgain(line: Line, text: string): boolean {
    const before = this.open ?? this.last;
    if (!before) return false;
    this.draft.addPrint(text, [line.at]);
    if (this.open && isUnanswered(this.open)) return true;
    this.close();
    this.open = openOf({ ...before, at: line.at, look: lookOf(line), isSure: true });
    return true;
  }

  /** An answer goes on in its bullets, boxes and line breaks; behind a label without one in whatever follows. */
  private isPartOfAnswer(line: Line, next: Line | undefined): boolean {
    const { open } = this;
    if (!open || this.asksAnew(open, line, next)) return false;
    const text = textOfLine(line);
    if (isTitle(line) && !isTitleKind(open.look.kind)) return false;
    if (isAskedByBoxes(open.lines, line, next)) return false;
    if (line.isListed || hasBox(line) || !line.isFirst) return true;
    if (/^\s*(?:\.{3,}|…|_{2,})/u.test(text) && !isSomeSoFar(open.lines, isTyped)) return true;
    if (!open.isAwaiting || unknownLabelOf(line) !== undefined) return false;
    return open.lines.length === 0 || isDistinct(open.look);
  }

  /** A label, a heading, or a line that is written as the question before it was. */
  private asksAnew(open: Open, line: Line, next: Line | undefined): boolean {
    const first = splitLabels(line)[0];
    if (first !== undefined && isRealLabel(first, open, line, next)) return true;
    if (this.isHeadingAfter(open, line) || (isQuestion(textOfLine(line)) && !hasBox(line))) return true;
    const look = lookOf(line);
    return isSibling(open.look, look) && isNextQuestion(open, look, next);
  }

  private isHeadingAfter(open: Open, line: Line): boolean {
    if (line.isListed && line.kind === '') return false;
    const heading = this.headingOf(line);
    return heading !== undefined && (!open.isAwaiting || lookOf(line).isBold || heading === 'preferences');
  }

  private headingOf(line: Line): string | undefined {
    const text = textOfLine(line);
    const match = text.length <= 80 ? matchLabel(text.replace(/:\s*$/u, '')) : undefined;
    return match?.score === 1 && match.target.kind === 'section' ? match.target.section : undefined;
  }

  private enterSection(section: string, label: string, at: number): void {
    this.close();
    this.last = undefined;
    this.draft.addPrint(label, [at]);
    this.context.enterSection(section);
    this.near = label.trim();
  }

  /** A line that ends in "?" or "*" asks, whatever stands in it; its answer follows. */
  private beginQuestion(line: Line, text: string): boolean {
    if (!isQuestion(text) || hasBox(line)) return false;
    const found = matchLabel(text)?.target;
    const target = found?.kind === 'section' ? undefined : found;
    const answered = target && !isAnsweredInside(line) ? undefined : answeredIn(line);
    if (answered === 'itself') return false;
    if (answered) {
      this.begin(answered, line);
      return true;
    }
    this.close();
    this.draft.addPrint(text, [line.at]);
    const look = lookOf(line);
    this.open = openOf({
      label: tidyAnswer(text.replace(/\*\s*$/u, '')),
      target: this.context.targetOf(target ?? FOREIGN, text),
      look,
      isUnknown: target === undefined,
      isSure: target !== undefined || isPrinted(text) || look.number !== undefined,
      at: line.at,
    });
    if (target && target.kind !== 'foreign') this.near = this.open.label;
    return true;
  }

  /** A line that is a question as a whole; what begins a part of the form or a list of foods is read as such. */
  private beginAlone(line: Line, text: string): boolean {
    if (line.isAlone !== true || this.headingOf(line) !== undefined || groupsOf(text)) return false;
    const found = matchLabel(text);
    if (found && found.target.kind !== 'field' && found.target.kind !== 'foreign') return false;
    this.begin(
      {
        label: tidyAnswer(text.replace(/[\s*:]+$/u, '')),
        target: found?.target ?? FOREIGN,
        value: { ...line, runs: [] },
        isMarked: true,
      },
      line,
      !found,
    );
    return true;
  }

  private begin(piece: Piece, line: Line, isUnknown = false): void {
    this.close();
    const { label, target, value, isMarked } = piece;
    const inside = this.context.targetOf(target, label);
    const text = textOfLine(value);
    this.draft.addPrint(label, [line.at]);
    const isAwaiting = isBlank(text) && !hasLeaders(text);
    const look = lookOf(line);
    this.open = openOf({
      label,
      target: inside,
      look: isMarked ? { ...look, isAsked: true } : look,
      isAwaiting,
      isUnknown,
      isAlone: line.isAlone === true,
      isSure: isMarked || isDistinct(look) || isTasteTitle(target),
      at: line.at,
    });
    if (!isAwaiting) this.open.lines.push(value);
    if (target.kind !== 'foreign') this.near = label;
  }

  private keep(line: Line): void {
    this.open?.lines.push(line);
  }

  private readUnlabelled(line: Line, next: Line | undefined): void {
    const look = lookOf(line);
    const isLikeLast = this.isLikeLast(look, next);
    this.close();
    const unknown = unknownLabelOf(line);
    if (unknown) {
      const isAwaiting = isBlank(textOfLine(unknown.value));
      this.draft.addPrint(unknown.label, [line.at]);
      const { label } = unknown;
      this.open = openOf({ label, target: FOREIGN, look, isAwaiting, isUnknown: true, at: line.at });
      if (!isAwaiting) this.open.lines.push(unknown.value);
      return;
    }
    const written = line.runs.filter(({ isStruck }) => !isStruck);
    const text = tidyAnswer(written.map((run) => run.text).join(''));
    const groups = groupsOf(text);
    if (groups) this.enterGroups(groups, text, [line.at]);
    else if (isLikeLast) {
      this.open = openOf({ label: text, target: FOREIGN, look, isSure: false, isUnknown: true, at: line.at });
    } else this.readSentence(text, line.at);
  }

  /** Written as the labels before, with an answer below that is not. */
  private isLikeLast(look: Look, next: Line | undefined): boolean {
    const before = this.open ?? this.last;
    return before !== undefined && isSibling(before.look, look) && isNextQuestion(before, look, next);
  }

  /** "Jem wszystko oprócz cebuli" says what is disliked wherever it stands. */
  private readSentence(text: string, at: number): void {
    const general = generalOf({ kind: 'section', section: this.context.section });
    if (general && this.last === undefined && namesTrouble(text) && !isPrinted(text)) {
      // "Układ pokarmowy", and below it "zaparcia, gazy": it was no heading of what follows.
      this.context.leaveSection();
      this.draft.addAnswer(spokenField(general.field, text), { text: this.near, isTold: false }, text, [at]);
      return;
    }
    const isAboutFood = /(?<!\p{L})(?:wszystk\p{L}*|nie lubi\p{L}*|nie je\p{L}*)(?!\p{L})/iu.test(text);
    if (isAboutFood && this.context.section === 'preferences')
      this.draft.addTastes(
        { groups: this.context.groups },
        'liked',
        { text: this.near, isTold: false },
        [text],
        [at],
      );
    else this.draft.addUnplaced(text, this.near, [at]);
  }
}

/** "Czego Pan nie toleruje? (alergie pokarmowe)" with an answer below: what stands in brackets still asks. */
const isHintOf = ({ value }: Piece, text: string, next: Line | undefined): boolean =>
  /\?\s*\([^()]+\)\s*$/u.test(text) &&
  /^\s*\([^()]+\)\s*$/u.test(textOfLine(value)) &&
  next !== undefined &&
  splitLabels(next).length === 0 &&
  !isQuestion(textOfLine(next));

const withHint = (piece: Piece, text: string): Piece => ({
  ...piece,
  label: tidyAnswer(text),
  value: { ...piece.value, runs: [] },
});

const isTyped = (line: Line) => !hasLeaders(textOfLine(line));

/** A group alone is the heading of its list; a preference of a group may be a sentence of who filled the form in. */
const isTasteTitle = (target: Target) => target.kind === 'taste' && target.preference === undefined;

/** "Gazy, zaparcia?" with "gazy" below and the next question below that is answered; elsewhere the form repeats itself. */
function repeats(open: Open, text: string, next: Line | undefined): boolean {
  const isAnswer = !isQuestion(text) && open.isAlone && (next === undefined || next.isAlone === true);
  return !isAnswer && repeatsLabel(text, open.label);
}

/** "Jakie?" and "Od kiedy?" ask for nothing of their own. */
const asksForMore = (text: string) =>
  isEmptyQuestion(text) && !matchLabel(text) && topicOf(text) === undefined;
