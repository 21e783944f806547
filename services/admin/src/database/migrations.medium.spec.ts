import { expect, test } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { adminService } from '../service.js';

test('migrations run on an empty database, go back one, and agree with the entities', async () => {
  expect(await migrationReport(adminService)).toEqual({
    applied: [
      'Foundation1700000000000',
      'CreateUsers1700000001000',
      'CreateBackups1700000002000',
      'CreateRestores1700000003001',
      'NoteProgressOfBackups1700000004000',
      'CopyBackupsToAStore1700000004100',
      'MakeBackupsByTheClock1700000004200',
      'IndexAuditByTime1700000005000',
      'IndexAuditByPerson1700000006000',
    ],
    reverted: ['IndexAuditByPerson1700000006000'],
    drift: [],
  });
});
