/** A table of a report, as any of the readers hands it over: what a cell says, and how it stands out. */

import type { ReportPlace } from '@pora/contracts/patients/intolerance-set.model';

/** One cell that says something. */
export interface Cell {
  readonly text: string;
  /** Where it stands; parts of one cell share it. */
  readonly at?: ReportPlace;
  /** A number that the spreadsheet shows as a day: typed as a result, or a day indeed. */
  readonly isDate?: boolean;
  /** A name that the print cut off where its column ends. */
  readonly isCut?: boolean;
  /** Bold, coloured or larger than its surroundings: likely a heading. */
  readonly isMarked: boolean;
  /** Columns it covers. */
  readonly span: number;
  /** Its last line, when it has several: the category may stand under the name. */
  readonly under?: string;
}

/** Cells by column; an empty one is undefined. */
export type Row = readonly (Cell | undefined)[];

/** A table of a report. */
export interface Sheet {
  /** Name of a sheet of a workbook; null for a page, which goes on where the former page ended. */
  readonly name: string | null;
  readonly rows: readonly Row[];
  /** Heads and feet of a page, and what else repeats: no results, but about whom and when. */
  readonly aside?: readonly Row[];
  readonly isHidden?: boolean;
}

const LIGATURES = new Map([
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
]);

/** One line of text as a person reads it: without soft hyphens, ligatures, control characters and double spaces. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu, '')
    .replace(/[ﬀ-ﬄ]/gu, (sign) => LIGATURES.get(sign) ?? sign)
    .replace(/\u03bc/gu, 'µ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A cell that says this; undefined when that is nothing. */
export function cellOf(
  text: string,
  {
    isMarked = false,
    span = 1,
    at,
    isDate = false,
    isCut = false,
  }: Partial<Omit<Cell, 'text' | 'under'>> = {},
): Cell | undefined {
  const clean = cleanText(text);
  if (clean === '') return undefined;
  const lines = text.split('\n').map(cleanText).filter(Boolean);
  const under = lines.length > 1 ? lines.at(-1) : undefined;
  return {
    ...{ text: clean, isMarked, span },
    ...(under !== undefined && { under }),
    ...(at && { at }),
    ...(isDate && { isDate }),
    ...(isCut && { isCut }),
  };
}
