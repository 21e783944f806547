import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { refuseStoreSettings } from './backups/cloud/store-settings.js';
import { BackupEntity } from './backups/store/backup.entity.js';
import { RestoreEntity } from './backups/restore/restore.entity.js';
import { BackupScheduleEntity } from './backups/schedule/backup-schedule.entity.js';
import { BackupTableEntity } from './backups/store/backup-table.entity.js';
import { AppModule } from './app.module.js';
import { adminSettings } from './config.js';
import { CreateUsers1700000001000 } from './database/migrations/1700000001000-create-users.js';
import { CreateBackups1700000002000 } from './database/migrations/1700000002000-create-backups.js';
import { CreateRestores1700000003001 } from './database/migrations/1700000003001-create-restores.js';
import { CopyBackupsToAStore1700000004100 } from './database/migrations/1700000004100-copy-backups-to-a-store.js';
import { MakeBackupsByTheClock1700000004200 } from './database/migrations/1700000004200-make-backups-by-the-clock.js';
import { NoteProgressOfBackups1700000004000 } from './database/migrations/1700000004000-note-progress-of-backups.js';
import { IndexAuditByTime1700000005000 } from './database/migrations/1700000005000-index-audit-by-time.js';
import { IndexAuditByPerson1700000006000 } from './database/migrations/1700000006000-index-audit-by-person.js';
import { UserEntity } from './users/user.entity.js';

/** Sign-in, sessions, activity and administration. */
export const adminService = defineService({
  name: 'admin',
  version: readVersion(new URL('../package.json', import.meta.url)),
  module: AppModule,
  settings: adminSettings,
  refuse: refuseStoreSettings,
  entities: [UserEntity, BackupEntity, BackupTableEntity, RestoreEntity, BackupScheduleEntity],
  migrations: [
    CreateUsers1700000001000,
    CreateBackups1700000002000,
    CreateRestores1700000003001,
    NoteProgressOfBackups1700000004000,
    CopyBackupsToAStore1700000004100,
    MakeBackupsByTheClock1700000004200,
    IndexAuditByTime1700000005000,
    IndexAuditByPerson1700000006000,
  ],
});
