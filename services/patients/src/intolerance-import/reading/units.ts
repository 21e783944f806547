/** Which unit a report prints: the one the limits are made for, another one, or none. */
import type { IntoleranceReview } from '@pora/contracts/patients/intolerance-set.model';
import { foldText } from '@pora/text-pl/fold';
import { foreignUnitOf, hasOwnUnit, isOtherMeasure } from './cell-text.js';
import type { ColumnLog } from './column-log.js';
import { readHead } from './columns.js';
import type { Row, Sheet } from './sheet.js';

/** A cell that names a unit is short; a sentence may explain another scale. */
const LONGEST_UNIT_CELL = 60;
const SCALE_WORD =
  /\b(indeks\w*|index\w*|punkt\w*|pkt|score|klas[ay]|od|absorbancj\w*|procent\w*|mfi|rlu|s\/co)\b|%/u;
const SCALE_NOTE =
  /(?:wyniki?|wartosci|skala|jednostk\w+)\s*(?:podano|wyrazono|podane|wyrazone|badania)?\s*(?:sa\s)?(?:w|jako|:|=)\s*(indeks\w*|punkt\w*|klas\w+|od\b|jednostkach \w+|procent\w*|skali 0\s?[-–]\s?\d)/u;
/** Any other unit in brackets behind the head of the results. */
const UNIT_LIKE = /[([]\s*([\p{L}µ.%]{1,6}\s?\/\s?(?:ml|l|dl|g|mg|µl))\s*[)\]]/iu;

/** What a laboratory measured with the unit of its instrument says nothing about the unit of the results. */
const OF_INSTRUMENT = /kalibr|calibr|kontrol\w* (?:dodatni|ujemn|pozytywn|negatywn)/u;
/** A result in per cent, with marks behind it: `49% ●●●`, `7 % –`. */
const PERCENT = /(?:^|\p{L}.*[\s.…:–-])[<>≤≥]?\s?\d{1,3}(?:[.,]\d+)?\s?%[\s●○•■+*–-]*$/u;
const PERCENT_NOTE =
  /(?:podan\p{L}*|wyrazon\p{L}*|reaktywnosc|wyniki?|wartosci?)[^.;:]{0,30}\s(?:w|jako)\s+(?:%|procent)/u;
const FEWEST_PERCENTS = 5;

type PrintedUnit = NonNullable<IntoleranceReview['unit']>;

/** The unit the report prints beside its results; null when it is nowhere. */
export function ownUnit(sheets: readonly Sheet[]): PrintedUnit | null {
  for (const { rows, aside = [] } of sheets) {
    for (const row of [...aside, ...rows]) {
      const cell = row.find(
        (each) => each && hasOwnUnit(each.text) && !OF_INSTRUMENT.test(foldText(each.text)),
      );
      if (cell) return { text: 'U/ml', place: cell.at ?? null };
    }
  }
  return null;
}

/** Whether the results stand in per cent: their cells do, or a note says so where no unit is printed. */
export function areInPercent(
  sheets: readonly Sheet[],
  { results, hasUnit }: { results: number; hasUnit: boolean },
) {
  const texts = sheets.flatMap(({ rows, aside = [] }) =>
    [...aside, ...rows].flatMap((row) => row.flatMap((cell) => cell?.text ?? [])),
  );
  const percents = texts.filter((text) => PERCENT.test(text)).length;
  const isNoted = !hasUnit && texts.some((text) => PERCENT_NOTE.test(foldText(text)));
  return isNoted || (percents >= FEWEST_PERCENTS && results * FEWEST_PERCENTS < percents);
}

const isOfOtherMeasure = (row: Row) =>
  row.some((cell) => cell && isOtherMeasure(cell.text)) && !readHead(row);

/** The unit or scale of the results when it is another one, as it is written. */
export function foreignScale(sheets: readonly Sheet[], columns: ColumnLog): string | undefined {
  const heads = [...columns.taken.values()].map(({ head }) => head).filter(Boolean);
  // What else is measured in the same file says nothing about results whose head names their unit.
  const isCertain =
    heads.length > 0 && heads.every((head) => hasOwnUnit(head) && foreignUnitOf(head) === undefined);
  const named = heads.map(foreignHead).find((unit) => unit !== undefined);
  if (named !== undefined) return named;
  for (const { rows, aside = [] } of sheets) {
    for (const row of [...aside, ...rows]) {
      const unit = isCertain || isOfOtherMeasure(row) ? undefined : foreignInRow(row);
      if (unit !== undefined) return unit;
    }
  }
  return undefined;
}

function foreignHead(head: string): string | undefined {
  if (hasOwnUnit(head)) return undefined;
  return foreignUnitOf(head) ?? UNIT_LIKE.exec(head)?.[1] ?? SCALE_WORD.exec(foldText(head))?.[0];
}

function foreignInRow(row: Row): string | undefined {
  for (const cell of row) {
    if (!cell || cell.text.length > LONGEST_UNIT_CELL * 2) continue;
    const unit = cell.text.length > LONGEST_UNIT_CELL ? undefined : foreignUnitOf(cell.text);
    if (unit !== undefined) return unit;
    const note = hasOwnUnit(cell.text) ? undefined : SCALE_NOTE.exec(foldText(cell.text))?.[1];
    if (note !== undefined) return note;
  }
  return undefined;
}
