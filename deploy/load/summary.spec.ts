import { describe, expect, it } from '@jest/globals';
import { lostWrites, type Done } from './people.mjs';
import { kneeOf, summaryOf, type Step } from './summary.mjs';

const done = (part: Partial<Done>): Done => ({
  ...{ kind: 'read', what: 'GET /x', status: 200, at: 0, ms: 10 },
  ...part,
});
const step = (people: number, perSecond: number, readP95 = 50) => ({ people, perSecond, readP95 }) as Step;

describe('the load test', () => {
  it('counts what was done as asked, by kind, and what it cost each part', () => {
    const measured = [
      ...[10, 20, 30, 40].map((ms) => done({ ms })),
      done({ kind: 'write', status: 201, ms: 100 }),
      done({ kind: 'write', status: 503 }),
      done({ status: 0 }),
    ];
    const costs = {
      before: { plans: { cpuSeconds: 1, memoryMb: 90 } },
      after: { plans: { cpuSeconds: 4, memoryMb: 100 } },
    };
    const { perSecond, readP95, kinds, refused, parts } = summaryOf({
      people: 10,
      measured,
      seconds: 2,
      costs,
    });
    // Five of seven in two seconds; (4 - 1) s of a processor in 2 s.
    expect({ perSecond, readP95, refused, parts }).toEqual({
      perSecond: 2.5,
      readP95: 40,
      refused: 2,
      parts: { plans: { cores: 1.5, memoryMb: 100 } },
    });
    expect(kinds['write']).toEqual({ perSecond: 0.5, p50: 100, p95: 100 });
  });

  it('finds the knee where more people no longer bring a tenth more, or wait too long', () => {
    expect(kneeOf([step(10, 100), step(20, 190), step(40, 200)])).toMatchObject({ people: 20 });
    expect(kneeOf([step(10, 100), step(20, 190), step(40, 300, 600)])).toMatchObject({ people: 20 });
    expect(kneeOf([step(10, 100), step(20, 190)])).toBe('beyond');
    expect(kneeOf([step(10, 100, 600), step(20, 90, 900)])).toBe('before');
  });

  it('finds writes that were acknowledged and are not there, also an edit that a later one did not cover', async () => {
    const saved = (id: string, edit?: number) =>
      done({ saved: { table: edit === undefined ? 'patients.patients' : 'plans.plans', id, edit } });
    const query = async (sql: string) =>
      sql.includes('plans.plans') ? [{ id: 'dp-1', name: 'Plan 7' }] : [{ id: 'p-1', name: '' }];
    const all = [saved('p-1'), saved('p-2'), saved('dp-1', 7), saved('dp-1', 8), done({})];
    expect((await lostWrites(all, query)).map(({ id, edit }) => [id, edit])).toEqual([
      ['p-2', undefined],
      ['dp-1', 8],
    ]);
  });
});
