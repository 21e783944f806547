/** Walks a form from top to bottom: which answer belongs to which label. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { answerOf, answersOf, hasBox, hasLeaders, isBlank, tidyAnswer } from './answers.js';
import { splitLabels, unknownLabelOf, type Piece } from './label-split.js';
import { groupsOf, matchLabel, preferenceOf, type Target } from './labels.js';
import type { SurveyDraft } from './survey-draft.js';
import { textOfLine, type Line } from './word-document.js';

/** The label whose answer is being read. */
interface Open {
  readonly label: string;
  readonly target: Target;
  readonly lines: Line[];
  /** How the label is written, for telling the next label from a short answer. */
  readonly isBold: boolean;
  /** Nothing stands behind the label yet; what follows is its answer. */
  readonly isAwaiting: boolean;
}

/** Reads lines and pairs of a form into a draft. */
export class FormReader {
  private open: Open | undefined;
  private section = '';
  private groups: readonly FoodGroup[] = [];
  private preference: Preference | undefined;
  /** Where we are, for texts without a field. */
  private near = '';

  constructor(private readonly draft: SurveyDraft) {}

  /** One line; `next` is the text of the line that follows. */
  readLine(line: Line, next: string): void {
    const text = textOfLine(line);
    if (isBlank(text)) return this.readBlank(line, text);
    if (this.isPartOfAnswer(line, next)) return this.keep(line);
    const heading = this.headingOf(line);
    if (heading !== undefined) return this.enterSection(heading, text);
    const pieces = splitLabels(line);
    if (pieces.length > 0) {
      for (const piece of pieces) this.begin(piece, line);
      return;
    }
    this.readUnlabelled(line);
  }

  /** A label with the cell of a table that answers it. */
  readPair(label: string, lines: readonly Line[]): void {
    this.close();
    const target = matchLabel(label)?.target;
    const filled = lines.filter((line) => !isBlank(textOfLine(line)));
    if (target?.kind === 'section') {
      this.enterSection(target.section, label);
      for (const [at, line] of filled.entries()) this.readLine(line, textAt(filled, at + 1));
      return;
    }
    const known = target ?? { kind: 'foreign' };
    const holdsLabels = filled.some((line) =>
      splitLabels(line).some(({ target: inner, isMarked }) => isMarked && inner.kind === 'taste'),
    );
    this.open = {
      label: tidyAnswer(label),
      target: this.inContext(known),
      lines: [],
      isBold: false,
      isAwaiting: true,
    };
    if (known.kind === 'taste' && holdsLabels) {
      for (const [at, line] of filled.entries()) this.readLine(line, textAt(filled, at + 1));
    } else this.open.lines.push(...filled);
    this.close();
  }

  /** A cell of a table of preferences. */
  readTastes(
    groups: readonly FoodGroup[],
    preference: Preference,
    label: string,
    lines: readonly Line[],
  ): void {
    this.draft.addTastes(groups, preference, label, answersOf(lines));
  }

  /** The groups a row without foods names for the rows below. */
  enterGroups(groups: readonly FoodGroup[], label: string): void {
    this.close();
    this.groups = groups;
    this.near = label;
  }

  /** The groups of the heading above. */
  get currentGroups(): readonly FoodGroup[] {
    return this.groups;
  }

  /** Ends the answer that is being read. */
  close(): void {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    const { label, target, lines } = open;
    if (target.kind === 'field') this.draft.addAnswer(target.field, label, answerOf(lines));
    else if (target.kind === 'foreign') {
      const answer = answerOf(lines);
      if (answer !== '') this.draft.addUnplaced(`${label}: ${answer}`, this.near);
    } else if (target.kind === 'taste') this.closeTaste(target, label, lines);
  }

  private closeTaste(target: Target & { kind: 'taste' }, label: string, lines: readonly Line[]): void {
    const { groups = [], preference } = target;
    if (preference) return this.draft.addTastes(groups, preference, label, answersOf(lines));
    // A printed list in which the disliked foods are struck.
    const struck = lines.flatMap((line) => line.runs.filter(({ isStruck }) => isStruck));
    const crossed = struck.map((run) => ({
      runs: [{ ...run, isStruck: false }],
      isListed: false,
      isFirst: true,
    }));
    this.draft.addTastes(groups, 'disliked', label, answersOf(crossed));
    for (const answer of answersOf(lines)) this.draft.addUnplaced(answer, label);
  }

  private readBlank(line: Line, text: string): void {
    // Dots below a question leave room for more of its answer.
    if (this.open && hasLeaders(text)) this.open.lines.push(line);
  }

  /** An answer goes on in its bullets, boxes and line breaks; behind a label without one in whatever follows. */
  private isPartOfAnswer(line: Line, next: string): boolean {
    const { open } = this;
    if (!open) return false;
    const first = splitLabels(line)[0];
    const isLabel = first !== undefined && this.isRealLabel(first, open, line, next);
    if (isLabel || this.isHeadingAfter(open, line)) return false;
    if (line.isListed || hasBox(line) || !line.isFirst) return true;
    if (hasLeaders(textOfLine(line)) && open.lines.every((one) => hasLeaders(textOfLine(one)))) return true;
    if (!open.isAwaiting) return false;
    return unknownLabelOf(line) === undefined;
  }

  private isHeadingAfter(open: Open, line: Line): boolean {
    if (line.isListed) return false;
    const heading = this.headingOf(line);
    return heading !== undefined && (!open.isAwaiting || isBold(line) || heading === 'preferences');
  }

  private isRealLabel(piece: Piece, open: Open, line: Line, next: string): boolean {
    // Inside a list of one answer only a label of its own line, with its colon, begins another.
    if (line.isListed && !piece.isMarked) return false;
    if (piece.isMarked) return !(line.isListed && open.isAwaiting && matchLabel(piece.label)?.score !== 1);
    if (!open.isAwaiting || open.lines.length > 0 || open.target.kind === 'taste') return true;
    // "Alergie" with "Ryby" below: an answer, unless preferences follow or both are written as labels.
    if (preferenceOf(splitLabels(lineOf(next))[0]?.label ?? '') !== undefined) return true;
    return open.isBold === isBold(line) && (isBold(line) || piece.target.kind === 'field');
  }

  private headingOf(line: Line): string | undefined {
    const text = textOfLine(line);
    const match = text.length <= 80 ? matchLabel(text.replace(/:\s*$/u, '')) : undefined;
    return match?.score === 1 && match.target.kind === 'section' ? match.target.section : undefined;
  }

  private enterSection(section: string, label: string): void {
    this.close();
    this.section = section;
    this.groups = [];
    this.preference = undefined;
    this.near = label.trim();
  }

  private begin({ label, target, value }: Piece, line: Line): void {
    this.close();
    const inside = this.inContext(target);
    const text = textOfLine(value);
    const isEmpty = isBlank(text);
    this.open = {
      label,
      target: inside,
      lines: isEmpty && !hasLeaders(text) ? [] : [value],
      isBold: isBold(line),
      isAwaiting: isEmpty && !hasLeaders(text),
    };
    if (target.kind !== 'foreign') this.near = label;
  }

  /** A preference below a group is about it, and a group below a preference too; "Uwagi" among complaints are complaints. */
  private inContext(target: Target): Target {
    if (target.kind === 'field' && target.field === 'patientNotes' && this.section === 'gastro') {
      return { kind: 'field', field: 'gastro.other' };
    }
    if (target.kind !== 'taste') {
      this.groups = [];
      return target;
    }
    if (target.groups) {
      this.groups = target.groups;
      const preference = target.preference ?? this.preference;
      return { kind: 'taste', groups: target.groups, ...(preference && { preference }) };
    }
    const isAbove = this.preference !== undefined || this.groups.length === 0;
    if (isAbove) {
      this.preference = target.preference;
      this.groups = [];
    }
    return { ...target, groups: this.groups };
  }

  private keep(line: Line): void {
    this.open?.lines.push(line);
  }

  private readUnlabelled(line: Line): void {
    this.close();
    const unknown = unknownLabelOf(line);
    if (unknown) {
      const isEmpty = isBlank(textOfLine(unknown.value));
      const lines = isEmpty ? [] : [unknown.value];
      this.open = {
        label: unknown.label,
        target: { kind: 'foreign' },
        lines,
        isBold: isBold(line),
        isAwaiting: isEmpty,
      };
      return;
    }
    const text = tidyAnswer(
      line.runs
        .filter(({ isStruck }) => !isStruck)
        .map((run) => run.text)
        .join(''),
    );
    const groups = groupsOf(text);
    if (groups) this.enterGroups(groups, text);
    else this.readSentence(text);
  }

  /** "Jem wszystko oprócz cebuli" says what is disliked wherever it stands. */
  private readSentence(text: string): void {
    const isAboutFood = /(?<!\p{L})(?:wszystk\p{L}*|nie lubi\p{L}*|nie je\p{L}*)(?!\p{L})/iu.test(text);
    if (isAboutFood && this.section === 'preferences')
      this.draft.addTastes(this.groups, 'liked', this.near, [text]);
    else this.draft.addUnplaced(text, this.near);
  }
}

const isBold = ({ runs }: Line) => {
  const first = runs.find(({ text }) => text.trim() !== '');
  return first?.isMarked ?? false;
};

const lineOf = (text: string): Line => ({
  runs: [{ text, isStruck: false, isMarked: false }],
  isListed: false,
  isFirst: true,
});

/** Text of a line in a list; empty behind its end. */
export function textAt(lines: readonly Line[], at: number): string {
  const line = lines[at];
  return line ? textOfLine(line) : '';
}
