import { Module } from '@nestjs/common';
import { NamesModule } from '../names/names.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ActivityStore } from './activity.store.js';

/** Who works on what at the moment. */
@Module({
  imports: [NamesModule],
  controllers: [ActivityController],
  providers: [ActivityService, ActivityStore],
  exports: [ActivityService],
})
export class ActivityModule {}
