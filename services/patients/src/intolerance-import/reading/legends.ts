/**
 * What explains the results: ranges with what they mean, and how many foods fell into each. Such rows name no food, and what
 * they count is nothing to be asked about.
 */
import { foldText } from '@pora/text-pl/fold';
import { isAboutReport, valueOf } from './cell-text.js';
import { LEGEND_LINKS, LEGEND_WORDS } from './legend-words.data.js';
import type { Cell, Row, Sheet } from './sheet.js';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:\s*(?:%|\p{L}{1,3}\s?\/\s?m?l))?`;
const BETWEEN = String.raw`(?:od\s*)?${NUMBER}${UNIT}\s*(?:[–—-]|do)\s*${NUMBER}${UNIT}`;
const BOUND = String.raw`(?:[<>≤≥]=?|od|do|powyżej|poniżej|ponad|mniej niż|więcej niż)\s*${NUMBER}${UNIT}`;
const RANGES = new RegExp(String.raw`(?<![\d.,\p{L}])(?:${BETWEEN}|${BOUND})`, 'giu');
const RANGE_CELL = new RegExp(String.raw`^[([]?(?:${BETWEEN}|${BOUND})[)\]]?$`, 'iu');
const TRUE_RANGE = new RegExp(BETWEEN, 'iu');
const GRADE_NUMBER = /(?<!\p{L})(?:klasa|kl\.?|stopień|stopien|class|poziom)\s*\d/giu;
const COUNT = /^\d{1,4}$/u;
const TOTAL = /^(?:razem|suma|lacznie|ogolem)\b/u;
/** One row that looks so may be a result without a name. */
const FEWEST_ROWS = 2;

const wordsOf = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];

/** Whether a text uses the words of a scale and no others, and no number but its ranges and classes. */
function speaksOfScale(text: string): boolean {
  const words = wordsOf(text);
  const isPlain = words.every((word) => LEGEND_WORDS.has(word) || LEGEND_LINKS.has(word));
  const rest = text.replace(GRADE_NUMBER, ' ').replace(RANGES, ' ');
  return isPlain && words.some((word) => LEGEND_WORDS.has(word)) && !/\d/u.test(rest);
}

const isRange = (text: string) => RANGE_CELL.test(text);

/** A text that explains a scale in one: `Klasa 0: < 25 U/ml, klasa 1: 25–29 U/ml`, `<1,0 – poniżej granicy oznaczalności`. */
function isLegendText(text: string): boolean {
  const ranges = text.match(RANGES)?.length ?? 0;
  const isOfDetection = /oznaczaln|wykrywaln/u.test(foldText(text)) && ranges > 0;
  return (ranges >= 2 || isOfDetection) && speaksOfScale(text);
}

/** Whether a row begins with a range and its meaning, or with a meaning and its range or count, and holds no result. */
function isExplaining(row: Row): boolean {
  const [first, second, ...others] = row.filter(isCell).map(({ text }) => text);
  if (first === undefined || second === undefined) return false;
  const isRangeFirst = isRange(first) && speaksOfScale(second) && valueOf(second) === undefined;
  const isMeaningFirst = speaksOfScale(first) && (isRange(second) || COUNT.test(second));
  return (
    (isRangeFirst || isMeaningFirst) &&
    others.every((text) => COUNT.test(text) || valueOf(text) === undefined)
  );
}

/** The sheets without what explains their results. */
export const withoutLegends = (sheets: readonly Sheet[]): Sheet[] =>
  sheets.map((sheet) => ({ ...sheet, rows: withoutLegendRows(sheet.rows) }));

function withoutLegendRows(rows: readonly Row[]): Row[] {
  const explaining = rows.map(isExplaining);
  const gone = new Set<number>();
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    if (explaining[at]) continue;
    const block = rows.slice(from, at);
    const hasRange = block.some((row) => row.some((cell) => cell && TRUE_RANGE.test(cell.text)));
    if (block.length >= FEWEST_ROWS && hasRange) {
      for (let index = from; index < at; index += 1) gone.add(index);
      for (const beside of [from - 1, at]) if (frames(rows[beside])) gone.add(beside);
    }
    from = at + 1;
  }
  return rows.map((row, at) =>
    row.map((cell) => (gone.has(at) || (cell && isLegendText(cell.text)) ? undefined : cell)),
  );
}

const isCell = (cell: Cell | undefined): cell is Cell => cell !== undefined;

/** The head of such a table, or its total. */
function frames(row: Row | undefined): boolean {
  const [first, ...others] = row?.filter(isCell) ?? [];
  if (!first) return false;
  if (TOTAL.test(foldText(first.text))) return others.every(({ text }) => COUNT.test(text));
  return others.length > 0 && isAboutReport(first.text) && others.every(({ text }) => !/\d/u.test(text));
}
