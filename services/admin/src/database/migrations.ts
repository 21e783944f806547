import { CreateUsers1700000001000 } from './migrations/1700000001000-create-users.js';
import { CreateBackups1700000002000 } from './migrations/1700000002000-create-backups.js';
import { CreateRestores1700000003001 } from './migrations/1700000003001-create-restores.js';
import { CopyBackupsToAStore1700000004100 } from './migrations/1700000004100-copy-backups-to-a-store.js';
import { MakeBackupsByTheClock1700000004200 } from './migrations/1700000004200-make-backups-by-the-clock.js';
import { NoteProgressOfBackups1700000004000 } from './migrations/1700000004000-note-progress-of-backups.js';
import { IndexAuditByTime1700000005000 } from './migrations/1700000005000-index-audit-by-time.js';
import { IndexAuditByPerson1700000006000 } from './migrations/1700000006000-index-audit-by-person.js';

/** What made the tables of this service, in order. Apart from the service: what migrates needs nothing else of it. */
export const MIGRATIONS = [
  CreateUsers1700000001000,
  CreateBackups1700000002000,
  CreateRestores1700000003001,
  NoteProgressOfBackups1700000004000,
  CopyBackupsToAStore1700000004100,
  MakeBackupsByTheClock1700000004200,
  IndexAuditByTime1700000005000,
  IndexAuditByPerson1700000006000,
] as const;
