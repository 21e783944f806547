import { describe, expect, it } from '@jest/globals';
import type { ColumnShape, DatabaseShape, RefusalShape } from './database-shape.js';
import { breaches } from './expand-contract.js';

const TABLE = 'plans.plans';

const column = (name: string, change: Partial<ColumnShape> = {}): ColumnShape => ({
  ...{ table: TABLE, column: name, type: 'text', notNull: true, hasDefault: false, computed: false },
  ...change,
});
const rule = (change: Partial<RefusalShape>): RefusalShape => ({
  ...{ name: 'rule', table: TABLE, columns: ['name'], definition: "CHECK (name <> '')", holds: null },
  ...change,
});
const released: DatabaseShape = {
  columns: [
    column('id'),
    column('name'),
    column('note', { notNull: false }),
    column('days', { type: 'integer', hasDefault: true }),
  ],
  refusals: [rule({ name: 'old', columns: ['days'], definition: 'CHECK (days > 0)' })],
};
const without = (name: string) => released.columns.filter((one) => one.column !== name);
const withColumns = (...columns: ColumnShape[]): DatabaseShape => ({ ...released, columns });
const withRule = (change: Partial<RefusalShape>): DatabaseShape => ({
  ...released,
  refusals: [...released.refusals, rule(change)],
});

describe('a migration takes nothing away from the released version', () => {
  it('adding a table, an optional column, one with a default and rules about them is no breach', () => {
    const newest: DatabaseShape = {
      columns: [
        ...released.columns,
        column('colour', { notNull: false }),
        column('weight', { hasDefault: true }),
        column('id', { table: 'plans.drafts' }),
      ],
      refusals: [
        ...released.refusals,
        rule({ name: 'weighed', columns: ['weight'], definition: 'CHECK (weight > 0)' }),
        rule({ name: 'drafts_key', table: 'plans.drafts', columns: ['id'], definition: 'UNIQUE' }),
      ],
    };
    expect(breaches(released, newest)).toEqual([]);
  });

  it.each<[string, DatabaseShape, string]>([
    ['a dropped table', { columns: [], refusals: [] }, 'plans.plans is gone'],
    ['a dropped column', withColumns(...without('note')), 'plans.plans.note is gone'],
    [
      'a renamed column',
      withColumns(...without('note'), column('remark', { notNull: false })),
      'plans.plans.note is gone',
    ],
    [
      'another type',
      withColumns(...without('days'), column('days', { type: 'text', hasDefault: true })),
      'plans.plans.days was integer and is text',
    ],
    [
      'NOT NULL on a column that may be empty',
      withColumns(...without('note'), column('note')),
      'plans.plans.note may not be empty any more',
    ],
    [
      'a new obligatory column without a default',
      withColumns(...released.columns, column('owner')),
      'plans.plans.owner is new, obligatory and has no default',
    ],
    [
      'a default that went',
      withColumns(...without('days'), column('days', { type: 'integer' })),
      'plans.plans.days has lost its default',
    ],
    [
      'a column that is computed now',
      withColumns(...without('name'), column('name', { computed: true, hasDefault: true })),
      'plans.plans.name is computed now',
    ],
    [
      'a check of what it writes',
      withRule({}),
      "plans.plans: rule is a new rule for what the released version writes (CHECK (name <> ''))",
    ],
    [
      'a reference that keeps its rows',
      withRule({ table: 'plans.drafts', columns: ['plan_id'], definition: 'FOREIGN KEY', holds: TABLE }),
      'plans.drafts: rule keeps rows of plans.plans from being deleted (FOREIGN KEY)',
    ],
  ])('%s is refused', (_name, newest, sentence) => {
    expect(breaches(released, newest)).toEqual([sentence]);
  });

  it('what the released version no longer names may go, and a rule that only became wider may change', () => {
    const retired = ['plans.plans.note'];
    expect(breaches(released, withColumns(...without('note')), { retired, widened: new Map() })).toEqual([]);
    const all = { retired: [TABLE], widened: new Map() };
    expect(breaches(released, { columns: [], refusals: [] }, all)).toEqual([]);
    const widened = new Map([['rule', 'one state more']]);
    expect(breaches(released, withRule({}), { retired: [], widened })).toEqual([]);
  });
});
