const NBSP = '\u00a0';

const integer = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0, useGrouping: 'always' });
const oneDecimal = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
});
const upToOneDecimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1, useGrouping: 'always' });

// ICU writes a narrow space on some versions; a printed page wants one kind everywhere.
const withNbsp = (formatted: string) => formatted.replace(/[\u202f\u2009 ]/g, NBSP).replace('-', '\u2212');

/** Whole number, thousands parted: `1 752`. */
export const formatInteger = (value: number) => withNbsp(integer.format(value));

/** Number with exactly one decimal and a comma: `14,2`. */
export const formatOneDecimal = (value: number) => withNbsp(oneDecimal.format(value));

/** Energy with its unit: `1 752 kcal`. */
export const formatKcal = (value: number) => `${formatInteger(value)}${NBSP}kcal`;

/** Amount on a kitchen scale: whole grams from 10 g, one decimal below; `0,5 g`, `150 g`. */
export function formatGrams(grams: number): string {
  const text = grams < 10 ? withNbsp(upToOneDecimal.format(grams)) : formatInteger(grams);
  return `${text}${NBSP}g`;
}

/** Macros with one decimal: `82,3 g`. */
export const formatMacro = (grams: number) => `${formatOneDecimal(grams)}${NBSP}g`;

/** Whole percent: `23 %`. */
export const formatPercent = (value: number) => `${formatInteger(value)}${NBSP}%`;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Roman numeral of a stage 1–12 [diets §9]; another number stays as it is. */
export function formatStage(stage: number): string {
  return ROMAN[stage - 1] ?? String(stage);
}

/** `yyyy-MM-dd` as `20 listopada 2026`; something else stays as it is. */
export function formatLongDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !month || !day) return date;
  return new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(year, month - 1, day)))
    .replace(/ /g, NBSP);
}
