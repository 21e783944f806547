import { csvOf } from '@pora/common/csv';
import { formatDate, formatTime } from '@pora/text-pl/dates';
import type { ExportContent } from '../export-content.js';
import { typed } from './words.js';

const HEADER = [
  ...['Data', 'Godzina', 'Masa (kg)', 'Talia (cm)', 'Biodra (cm)'],
  ...['Klatka piersiowa (cm)', 'Ramię (cm)', 'Udo (cm)'],
];

/** Measurements for a spreadsheet, the newest first. */
export function measurementsCsv({ measurements }: Pick<ExportContent, 'measurements'>): string {
  const rows = measurements.map(({ date, weightKg, circumferences: c }) => [
    formatDate(date),
    formatTime(date),
    ...[weightKg, c.waistCm, c.hipCm, c.chestCm, c.armCm, c.thighCm].map(typed),
  ]);
  return csvOf([HEADER, ...rows]);
}
