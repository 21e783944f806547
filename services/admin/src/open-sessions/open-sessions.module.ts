import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { OpenSessionsController } from './open-sessions.controller.js';
import { OpenSessionsService } from './open-sessions.service.js';
import { OpenSessionsStore } from './open-sessions.store.js';

/** Who is signed in, and ending the session of somebody else. */
@Module({
  imports: [ActivityModule],
  controllers: [OpenSessionsController],
  providers: [OpenSessionsService, OpenSessionsStore],
})
export class OpenSessionsModule {}
