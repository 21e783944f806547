import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ActivityStore } from './activity.store.js';
import { PatientNamesClient } from './patient-names.client.js';

/** Who works on what at the moment. */
@Module({
  controllers: [ActivityController],
  providers: [ActivityService, ActivityStore, PatientNamesClient],
  exports: [ActivityService],
})
export class ActivityModule {}
