import { defineService } from '@pora/common/service';
import { AppModule } from './app.module.js';
import { adminSettings } from './config.js';
import { CreateUsers1700000001000 } from './database/migrations/1700000001000-create-users.js';
import { UserEntity } from './users/user.entity.js';

/** Sign-in, sessions, activity and administration. */
export const adminService = defineService({
  name: 'admin',
  module: AppModule,
  settings: adminSettings,
  entities: [UserEntity],
  migrations: [CreateUsers1700000001000],
});
