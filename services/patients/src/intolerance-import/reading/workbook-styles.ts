/** How a workbook shows its cells: what stands out, and what a number looks like with its format. */
import { walkTags } from '@pora/common/office/xml-text';

/** How a cell is shown. */
export interface CellStyle {
  /** Bold or filled with a colour. */
  readonly isMarked: boolean;
  readonly format: string;
}

/** Formats a workbook does not spell out (ECMA-376 part 1, 18.8.30). */
const BUILT_IN = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
]);
const DATE_FORMATS = new Set([...range(14, 17), 22, ...range(27, 36), ...range(45, 47), ...range(50, 58)]);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** The styles of a workbook by the number its cells name. */
export function readStyles(part: Buffer | undefined): CellStyle[] {
  const reader = new StyleReader();
  if (part) {
    walkTags(part, {
      open: ({ name, attributes, around }) => {
        reader.open(name, attributes, around);
        return undefined;
      },
    });
  }
  return reader.styles;
}

class StyleReader {
  readonly styles: CellStyle[] = [];
  private readonly formats = new Map(BUILT_IN);
  private readonly bold: boolean[] = [];
  private readonly filled: boolean[] = [];

  open(name: string, attributes: ReadonlyMap<string, string>, around: readonly string[]): void {
    const parent = around.at(-1);
    if (parent === 'fonts') this.bold.push(false);
    else if (parent === 'fills') this.filled.push(false);
    else if (parent === 'numFmts')
      this.formats.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    else if (parent === 'cellXfs') this.addStyle(attributes);
    else if (name === 'b' && around.includes('fonts'))
      this.bold[this.bold.length - 1] = !['0', 'false'].includes(attributes.get('val') ?? '1');
    else if (name === 'patternFill' && around.includes('fills'))
      this.filled[this.filled.length - 1] = attributes.get('patternType') === 'solid';
  }

  private addStyle(attributes: ReadonlyMap<string, string>): void {
    const numberOf = (name: string) => Number(attributes.get(name) ?? 0);
    const format = numberOf('numFmtId');
    this.styles.push({
      isMarked: this.bold[numberOf('fontId')] === true || this.filled[numberOf('fillId')] === true,
      format: DATE_FORMATS.has(format) ? DATE : (this.formats.get(format) ?? ''),
    });
  }
}

const DATE = 'd.m.y';
/** Signs of a format that are text, colours and conditions. */
const NO_SIGNS = /"[^"]*"|\[[^\]]*\]|\\.|_./gu;
const FIXED = /^[#,0 ]*0(?:\.(0+))?$/u;
const DAY = 86_400_000;
const FIRST_1900 = Date.UTC(1899, 11, 30);
const FIRST_1904 = Date.UTC(1904, 0, 1);
const MOST_DECIMALS = 4;
const MOST_DAYS = 200_000;

/** A number as the cell shows it, with the unit its format adds; a day when it is shown as one. */
export function shownNumber(
  number: number,
  style: CellStyle | undefined,
  is1904: boolean,
): { text: string; isDate?: boolean } {
  const [format = ''] = (style?.format ?? '').split(';');
  const signs = format.replace(NO_SIGNS, '');
  if (/[dy]|m{3}|h|s/iu.test(signs) && !/general/iu.test(signs))
    return { text: day(number, is1904), isDate: true };
  if (signs.includes('%')) return { text: `${tidy(number * 100)} %` };
  const decimals = FIXED.exec(signs.replace(/\s/gu, '').trim());
  // A value is kept as it is stored: 29.04 is above a limit that its shown 29.0 is not.
  const digits = tidy(number, decimals ? Math.max(2, decimals[1]?.length ?? 0) : MOST_DECIMALS);
  const spelled = format.replace(/\\(.)/gu, '"$1"').replaceAll('""', '');
  const unit = /"\s*([^"]*\p{L}[^"]*)"/u.exec(spelled)?.[1] ?? '';
  return { text: unit ? `${digits} ${unit.trim()}` : digits };
}

/** At most four decimals: a sum in binary numbers is 8.300000000000001. */
const tidy = (number: number, decimals = MOST_DECIMALS) =>
  String(Number(number.toFixed(Math.min(decimals, MOST_DECIMALS))));

function day(number: number, is1904: boolean): string {
  if (number < 0 || number > MOST_DAYS) return String(number);
  const date = new Date((is1904 ? FIRST_1904 : FIRST_1900) + Math.floor(number) * DAY);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}
