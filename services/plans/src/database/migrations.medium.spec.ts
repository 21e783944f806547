import { expect, test } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { plansService } from '../service.js';

test('all migrations run on an empty database, the last goes back, and tables and entities agree', async () => {
  const report = await migrationReport(plansService);
  const names = plansService.migrations.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['CreatePlans1700000001000', 'CreatePlanSnapshots1700000002000']);
  expect(report.applied.slice(-names.length)).toEqual(names);
  expect(report.reverted).toEqual(names.slice(-1));
  expect(report.drift).toEqual([]);
});
