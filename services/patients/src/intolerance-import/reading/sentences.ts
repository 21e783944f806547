/** Results that are told in sentences: `Nabiał: Mleko krowie – 12,5, Kefir – 3,2.` */
import { foldText } from '@pora/text-pl/fold';
import { isAboutReport, namedValueOf } from './cell-text.js';
import type { Cell } from './sheet.js';

/** Results of one sentence with the category it begins with. */
export interface Sentence {
  readonly category: string;
  readonly results: { name: string; value: number }[];
  /** Parts that name no result. */
  readonly others: string[];
  /** Cells it was read from. */
  readonly cells: readonly Cell[];
}

/** Fewest results that make a text a list of them. */
const FEWEST = 2;
/** The category a sentence begins with, and the rest of it. */
export const LEAD = /^(\p{L}[^:\d]{2,60}):\s+(\S.*)$/u;
/** Between two results: a comma or semicolon behind a number and before a name. */
export const BETWEEN = /(?<=\d(?:\s*[\p{L}.]+\s?\/\s?ml)?)\s*[,;]\s+(?=\p{L})/iu;

/** The sentences of texts that stand below each other; a sentence goes on until the next one begins with its category. */
export function sentencesIn(cells: readonly Cell[]): Sentence[] {
  const paragraphs: Cell[][] = [];
  for (const cell of cells) {
    const isBegun = paragraphs.length > 0 && !LEAD.test(cell.text) && !isAboutReport(cell.text);
    if (isBegun) paragraphs.at(-1)?.push(cell);
    else paragraphs.push([cell]);
  }
  return paragraphs.flatMap((paragraph) => {
    const sentence = sentenceOf(paragraph.map(({ text }) => text).join(' '));
    return sentence ? [{ ...sentence, cells: paragraph }] : [];
  });
}

function sentenceOf(paragraph: string): Omit<Sentence, 'cells'> | undefined {
  const [, category, list] = LEAD.exec(paragraph) ?? [];
  if (category === undefined || list === undefined || isAboutReport(foldText(category))) return undefined;
  const parts = list.replace(/\.$/u, '').split(BETWEEN);
  const results = parts.map((part) => namedValueOf(part));
  const found = results.filter((result) => result !== undefined);
  if (found.length < FEWEST) return undefined;
  return { category, results: found, others: parts.filter((_, at) => results[at] === undefined) };
}
