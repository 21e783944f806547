import { expect, test } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { adminService } from '../service.js';

test('migrations run on an empty database, go back one, and agree with the entities', async () => {
  expect(await migrationReport(adminService)).toEqual({
    applied: ['Foundation1700000000000', 'CreateUsers1700000001000', 'CreateBackups1700000002000'],
    reverted: ['CreateBackups1700000002000'],
    drift: [],
  });
});
