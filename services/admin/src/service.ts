import { defineService } from '@pora/common/service';
import { BackupEntity } from './backups/store/backup.entity.js';
import { BackupTableEntity } from './backups/store/backup-table.entity.js';
import { AppModule } from './app.module.js';
import { adminSettings } from './config.js';
import { CreateUsers1700000001000 } from './database/migrations/1700000001000-create-users.js';
import { CreateBackups1700000002000 } from './database/migrations/1700000002000-create-backups.js';
import { UserEntity } from './users/user.entity.js';

/** Sign-in, sessions, activity and administration. */
export const adminService = defineService({
  name: 'admin',
  module: AppModule,
  settings: adminSettings,
  entities: [UserEntity, BackupEntity, BackupTableEntity],
  migrations: [CreateUsers1700000001000, CreateBackups1700000002000],
});
