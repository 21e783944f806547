import { formatNumber } from '@pora/text-pl/number';

const NBSP = '\u00a0';

/** Amount on a kitchen scale: whole grams from 10 g, one decimal below; `0,5 g`, `150 g`. */
export function formatScaleGrams(grams: number): string {
  return `${formatNumber(grams, { maxDecimals: grams < 10 ? 1 : 0 })}${NBSP}g`;
}

/** Whole percent in print: `23 %`. */
export const formatPrintedPercent = (value: number) => `${formatNumber(value)}${NBSP}%`;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Roman numeral of a stage 1–12 [diets §9]; another number stays as it is. */
export function formatStage(stage: number): string {
  return ROMAN[stage - 1] ?? String(stage);
}
