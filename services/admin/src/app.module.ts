import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { ApiDocsModule } from './api-docs/api-docs.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';

/** All features of the service. */
@Module({ imports: [SignInModule, SessionModule, ActivityModule, BackupsModule, ApiDocsModule] })
export class AppModule {}
