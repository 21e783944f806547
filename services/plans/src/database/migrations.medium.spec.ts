import { expect, test } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { plansService } from '../service.js';

test('all migrations run on an empty database, the last goes back, and tables and entities agree', async () => {
  const report = await migrationReport(plansService);
  expect(report.applied.slice(-6)).toEqual([
    'CreatePlans1700000001000',
    'CreatePlanSnapshots1700000002000',
    'CreateGenerationLogs1700000003000',
    'CreateDocxArchive1700000004000',
    'AddShoppingLists1700000005000',
    'ForgetOldVerdicts1700000110000',
  ]);
  expect(report.reverted).toEqual(['AddShoppingLists1700000005000']);
  expect(report.drift).toEqual([]);
});
