import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { ApiDocsModule } from './api-docs/api-docs.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { OpenSessionsModule } from './open-sessions/open-sessions.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SystemModule } from './system/system.module.js';

/** All features of the service. */
@Module({
  imports: [
    SignInModule,
    SessionModule,
    ActivityModule,
    AuditModule,
    BackupsModule,
    OpenSessionsModule,
    SystemModule,
    ApiDocsModule,
  ],
})
export class AppModule {}
