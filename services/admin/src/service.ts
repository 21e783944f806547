import { readVersion } from '@pora/common/instances/program-version';
import { defineService } from '@pora/common/service';
import { refuseStoreSettings } from './backups/cloud/store-settings.js';
import { BackupEntity } from './backups/store/backup.entity.js';
import { RestoreEntity } from './backups/restore/restore.entity.js';
import { BackupScheduleEntity } from './backups/schedule/backup-schedule.entity.js';
import { BackupTableEntity } from './backups/store/backup-table.entity.js';
import { AppModule } from './app.module.js';
import { adminSettings } from './config.js';
import { MIGRATIONS } from './database/migrations.js';
import { UserEntity } from './users/user.entity.js';

/** Sign-in, sessions, activity and administration. */
export const adminService = defineService({
  name: 'admin',
  version: readVersion(new URL('../package.json', import.meta.url)),
  module: AppModule,
  settings: adminSettings,
  refuse: refuseStoreSettings,
  entities: [UserEntity, BackupEntity, BackupTableEntity, RestoreEntity, BackupScheduleEntity],
  migrations: MIGRATIONS,
});
