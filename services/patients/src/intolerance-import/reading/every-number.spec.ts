import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generatedReports } from '../testing/generated-workbook.js';
import { makeWorkbook } from '../testing/make-workbook.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

describe('every number of a report', () => {
  test('[decisions 57] is a result of its food, something recognised, or shown; no other column becomes one in silence', async () => {
    let asked = 0;
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(generatedReports, async ({ sheets, results, isUnitPrinted }) => {
        const reading = readReport(readWorkbook(await makeWorkbook(...sheets)) ?? []);
        if ('refusal' in reading) throw new Error(JSON.stringify(reading.refusal));
        const { review, categories } = reading;
        const read = new Map(
          categories.flatMap(({ items }) => items.map(({ name, value }) => [name, value] as const)),
        );
        runs += 1;
        if (review.columnQuestion.length > 0) asked += 1;
        else for (const [name, value] of read) expect([name, value]).toEqual([name, results.get(name)]);
        const open = new Set(review.unread.map(({ name }) => name));
        for (const name of results.keys()) expect(read.has(name) || open.has(name)).toBe(true);
        expect([...read.keys()].filter((name) => !results.has(name))).toEqual([]);
        expect(review.unit !== null).toBe(isUnitPrinted);
      }),
      { numRuns: 250, verbose: 1 },
    );
    expect(asked * 10).toBeLessThan(runs);
  }, 120_000);
});
