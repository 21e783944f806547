import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { UsersModule } from '../users/users.module.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

/** Who is signed in, CSRF token and logout. */
@Module({
  imports: [ActivityModule, UsersModule],
  controllers: [SessionController],
  providers: [SessionService],
})
export class SessionModule {}
