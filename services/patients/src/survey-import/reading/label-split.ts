/** Finds the labels in a line: before a colon, a question mark, leaders, a tab, a box, or where bold type ends. */
import { boxed } from './answers.js';
import { isEmptyQuestion, LONGEST_LABEL, matchLabel, type Match, type Target } from './labels.js';
import { textOfLine, type Line } from './word-document.js';
import type { Run } from './word-text.js';

/** A label and the part of its line that answers it. */
export interface Piece {
  readonly label: string;
  readonly target: Target;
  readonly value: Line;
  /** Something was printed behind the label: a colon, leaders, a box. */
  readonly isMarked: boolean;
}

/** A label with a colon that no field belongs to. */
const UNKNOWN_LABEL = /^\s*(?:\d{1,3}[.)]\s*)?(\p{Lu}[^:?]{1,60}[:?])(?!\d)/u;
const UNKNOWN_QUESTION =
  /^\s*(?:\d{1,3}[.)]\s*)?((?:Czy|Jak|Ile|Kto|Co|Gdzie|Kiedy|Dlaczego|Od|O|Na|W|Z|Po|Czego|Który|Która|Które)\p{L}*\s[^?]{1,230}\?)/u;
const BEFORE_LEADERS = /^\s*(?:\d{1,3}[.)]\s*)?(\p{Lu}[^:?.…_]{1,60}?)\s*(?:\.{3,}|…|_{2,})/u;
const MOST_WORDS = 7;
/** Least score of a label without a mark behind it. */
const ALONE_SCORE = 0.85;

/** A line is asked for its labels by several readers; its text does not change. */
const split = new WeakMap<Line, Piece[]>();

/** Labels of a line with their answers, or none. */
export function splitLabels(line: Line): Piece[] {
  const known = split.get(line);
  if (known) return known;
  const pieces = labelsIn(line);
  split.set(line, pieces);
  return pieces;
}

function labelsIn(line: Line): Piece[] {
  const text = textOfLine(line);
  const first = partedLabel(line, text) ?? firstLabel(line, text);
  if (!first || first === 'unknown') return [];
  return [...splitFurther({ ...first.piece, value: partOf(line, first.end) })];
}

/** The question of a line whose form parts all of them by a sign; undefined when a colon or a question mark before it tells more. */
function partedLabel(line: Line, text: string): Found | 'unknown' | undefined {
  if (line.asksTo === undefined) return undefined;
  const label = text.slice(0, line.asksTo);
  const match = matchLabel(label);
  if (match?.target.kind === 'section') return undefined;
  if (match)
    return { piece: { label: tidyLabel(label), target: match.target, isMarked: true }, end: line.asksTo };
  const known = firstLabel(line, text);
  return known?.piece.isMarked && /[:?*]\s*$/u.test(text.slice(0, known.end)) ? known : 'unknown';
}

/** The words before the colon, the question mark or the leaders of a label nobody knows. */
export function unknownLabelOf(line: Line): { label: string; value: Line } | undefined {
  const text = textOfLine(line);
  const end = line.asksTo ?? endBeforeBoxes(line);
  if (end !== undefined) return { label: tidyLabel(text.slice(0, end)), value: partOf(line, end) };
  const label =
    UNKNOWN_QUESTION.exec(text)?.[1] ?? UNKNOWN_LABEL.exec(text)?.[1] ?? BEFORE_LEADERS.exec(text)?.[1];
  if (label === undefined) return undefined;
  if (!label.endsWith('?') && label.split(/\s+/u).length > MOST_WORDS) return undefined;
  return {
    label: label.replace(/[:\s]+$/u, ''),
    value: partOf(line, textOfLine(line).indexOf(label) + label.length),
  };
}

/** "Do kawy dodaję: ☒ cukier ☐ miód": what stands before boxes to choose from asks. */
function endBeforeBoxes(line: Line): number | undefined {
  const text = textOfLine(line);
  const at = text.search(BOX);
  const boxes = boxed(text).match(/[☐☒]/gu)?.length ?? 0;
  const label = text.slice(0, Math.max(at, 0));
  return boxes > 1 && label.length <= LONGEST_LABEL && /^[\s\d.)]*\p{Lu}.*\p{L}{2}/u.test(label)
    ? at
    : undefined;
}
const BOX = /[☐☒]|\[[\sxXvV_]*\]|\(\s*[xXvV]?\s*\)/u;

interface Found {
  readonly piece: Omit<Piece, 'value'>;
  readonly end: number;
}

function firstLabel(line: Line, text: string): Found | undefined {
  const best = bestLabel(line, text);
  const alone = text.length <= LONGEST_LABEL ? matchLabel(text) : undefined;
  if (best && !(alone && isTasteBehind(best, alone, text))) return best;
  if (alone && isClearAlone(alone, text)) {
    return { piece: { label: tidyLabel(text), target: alone.target, isMarked: false }, end: text.length };
  }
  // What is written in bold as a whole is one label, or none: "Telefon do osoby bliskiej" gives no number.
  const isBold = line.runs.every((run) => run.isMarked || run.text.trim() === '');
  return isTitle(line) || isBold ? undefined : unmarkedLabel(text);
}

/** "Mięsa – tak" on a line of its own asks for what is liked of them. */
const isTasteBehind = ({ piece, end }: Found, alone: Match, text: string) =>
  isGroupAlone(piece.target) &&
  saysPreference(alone.target) &&
  /^\s[–—-]\s*$/u.test(text.slice(Math.max(0, end - 3), end));

/** The best of the labels that some sign ends. */
function bestLabel(line: Line, text: string): (Found & { score: number }) | undefined {
  let best: (Found & { score: number }) | undefined;
  for (const { at, end } of placesOf(line, text)) {
    if (at > LONGEST_LABEL) break;
    const label = text.slice(0, at);
    const match = matchLabel(label);
    if (!match || match.target.kind === 'section' || isAnswerOfPart(label, text, at, match)) continue;
    if (best && !isBetter(best, match, text.slice(best.end, end))) continue;
    best = {
      piece: { label: tidyLabel(label), target: match.target, isMarked: true },
      end,
      score: match.score,
    };
  }
  return best;
}

/** "kawa – łyżeczka miodu" answers part by part; a question that ends in a dash begins with a capital letter. */
const isAnswerOfPart = (label: string, text: string, at: number, { target }: Match) =>
  target.kind === 'field' && /^\s[–—-]\s/u.test(text.slice(at)) && /^\s*\p{Ll}/u.test(label);

/** "Biorę leki na stałe" speaks as who fills the form in; without a mark behind it it is no label. */
const isClearAlone = ({ score, isWhole }: Match, text: string) =>
  /^[\s\d.)]*\p{Lu}/u.test(text) && (score >= ALONE_SCORE || (isWhole === true && !FIRST_PERSON.test(text)));
const FIRST_PERSON =
  /(?<!\p{L})(?:mam|jestem|jem|biorę|piję|palę|nie|mnie|mi|\p{L}{3,}(?:uję|am|em|ę))(?!\p{L})/iu;

/** A label goes on while only words of every question follow: "Czy jest Pani na coś uczulona? Jeśli tak, na co?". */
function isBetter(best: Found & { score: number }, match: Match, between: string): boolean {
  if (match.score > best.score) return true;
  // "Mięso – tak: indyk": what stands behind the dash says how the group is liked.
  if (isGroupAlone(best.piece.target) && saysPreference(match.target)) return true;
  const asksOn =
    /\p{L}{2}.*[?:*]\s*$/u.test(between) &&
    isEmptyQuestion(between) &&
    !/^\s*(?:tak|nie)\s*[:,]/iu.test(between);
  return asksOn && sameTarget(match.target, best.piece.target);
}

const isGroupAlone = (target: Target) => target.kind === 'taste' && target.preference === undefined;
const saysPreference = (target: Target) =>
  target.kind === 'taste' && target.groups !== undefined && target.preference !== undefined;

const sameTarget = (a: Target, b: Target) =>
  a.kind === b.kind && (a.kind !== 'field' || b.kind !== 'field' || a.field === b.field);

/** "Telefon 600 100 200": the colon was forgotten. */
function unmarkedLabel(text: string): Found | undefined {
  // A question that nobody knows begins with a word that somebody does: "Imię psa: Reksio".
  if (!/^[\s\d.)]*\p{Lu}/u.test(text) || /\p{L}\s*[:?*]/u.test(text.slice(0, LONGEST_LABEL)))
    return undefined;
  const ends = [...text.matchAll(/\s+/gu)].map(({ index }) => index).filter((index) => index > 2);
  for (const end of ends.slice(0, MOST_WORDS).toReversed()) {
    // "Refluks, w 2019 wycięty woreczek" lists what somebody has.
    if (/[,;]$/u.test(text.slice(0, end))) continue;
    const match = matchLabel(text.slice(0, end));
    if (match?.score === 1 && match.target.kind === 'field') {
      // "Ilość płynów dziennie" is a label and no answer.
      if (
        isEmptyQuestion(text.slice(end)) &&
        !/\d/u.test(text.slice(end)) &&
        !/^\s*(?:tak|nie)\s*$/iu.test(text.slice(end))
      )
        return { piece: { label: tidyLabel(text), target: match.target, isMarked: false }, end: text.length };
      return { piece: { label: tidyLabel(text.slice(0, end)), target: match.target, isMarked: false }, end };
    }
  }
  return undefined;
}

function placesOf(line: Line, text: string): { at: number; end: number }[] {
  const signs =
    /(?<!\d):|:(?!\d)|[?*]|\t+|\.{3,}|…+|_{2,}|\s[–—-]\s|\s{2,}|[☐☒]|\[[\sxXvV_]*\]|\(\s*[xXvV]?\s*\)/gu;
  const places = [...text.matchAll(signs)].map(({ index, 0: sign }) => ({
    at: index,
    // Leaders and boxes belong to the answer.
    end: /^[:?*]|^\s/u.test(sign) ? index + sign.length : index,
  }));
  // The title of a part goes on behind its dash.
  if (isTitle(line)) return places.filter(({ at }) => !/^\s[–—-]\s/u.test(text.slice(at)));
  const bold = endOfBold(line.runs);
  return (bold > 0 ? [...places, { at: bold, end: bold }] : places).toSorted((a, b) => a.at - b.at);
}

/** Whether a line has the style of a heading. */
export const isTitle = ({ kind }: Line) => isTitleKind(kind);
/** Whether it is the style of a heading, and no list. */
export const isTitleKind = (kind: string) => kind !== '' && !/^\d/u.test(kind);

/** Where the bold type a line begins with ends; 0 for a line without, or of nothing else. */
export function endOfBold(runs: readonly Run[]): number {
  let at = 0;
  for (const { text, isMarked } of runs) {
    if (!isMarked && text.trim() !== '') return at;
    at += text.length;
  }
  return 0;
}

/** Labels that follow on the same line: "Początek dnia: 6:45, koniec dnia: 22:30". */
function splitFurther(piece: Piece): Piece[] {
  const text = textOfLine(piece.value);
  for (const { index } of text.matchAll(/:(?!\d)/gu)) {
    const start = labelStart(text, index, piece.target);
    if (!start) continue;
    const before = { ...piece, value: partOf(piece.value, 0, start.at) };
    const label = tidyLabel(text.slice(start.at, index));
    const next: Piece = {
      label,
      target: start.match.target,
      value: partOf(piece.value, index + 1),
      isMarked: true,
    };
    return [before, ...splitFurther(next)];
  }
  return [piece];
}

/** Where the exact label before this colon begins; it stands behind a separator. */
function labelStart(text: string, colon: number, of: Target): { at: number; match: Match } | undefined {
  const before = text.slice(0, colon);
  const starts = [...before.matchAll(/(?:\t|\s{2,}|[;,|.…_(–]\s*|^)(?=\S)/gu)].map(
    ({ index, 0: sign }) => index + sign.length,
  );
  for (const at of starts) {
    if (colon - at > LONGEST_LABEL) continue;
    const match = matchLabel(before.slice(at));
    if (match?.score !== 1 || match.target.kind === 'section' || match.target.kind === 'foreign') continue;
    // Inside of an answer about tastes only tastes go on: "lubi: mleko, kawa: 2" is about neither.
    if (of.kind === 'taste' && match.target.kind !== 'taste') continue;
    if (of.kind !== 'taste' && match.target.kind === 'taste') continue;
    return { at, match };
  }
  return undefined;
}

const tidyLabel = (label: string) =>
  boxed(label)
    .replace(/\s+/gu, ' ')
    .replace(/[\s:.…_–-]+$/u, '')
    .trim();

/** The part of a line between two places of its text. */
export function partOf(line: Line, from: number, to = Number.POSITIVE_INFINITY): Line {
  let at = 0;
  const runs = line.runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...run, text }];
  });
  const { isListed, isFirst, kind } = line;
  return { runs, isListed, isFirst, at: line.at, kind };
}
