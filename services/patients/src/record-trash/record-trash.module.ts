import { Module } from '@nestjs/common';
import { IntoleranceSetsModule } from '../intolerance-sets/intolerance-sets.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { SurveysModule } from '../surveys/surveys.module.js';
import { RecordTrashController } from './record-trash.controller.js';
import { RecordTrashRepository } from './record-trash.repository.js';
import { RecordTrashService } from './record-trash.service.js';

@Module({
  imports: [SurveysModule, IntoleranceSetsModule, ScheduleModule],
  controllers: [RecordTrashController],
  providers: [RecordTrashService, RecordTrashRepository],
})
export class RecordTrashModule {}
