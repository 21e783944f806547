import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { ClockModule } from '../clock/clock.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { ScheduleListService } from './schedule-list.service.js';
import { ScheduleTrail } from './schedule-trail.js';
import { ScheduleController } from './schedule.controller.js';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleService } from './schedule.service.js';
import { SeriesService } from './series.service.js';

@Module({
  imports: [ClockModule, PatientsModule],
  controllers: [ScheduleController],
  providers: [ScheduleService, SeriesService, ScheduleListService, ScheduleRepository, ScheduleTrail],
  exports: [ScheduleService],
})
export class ScheduleModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly schedule: ScheduleService,
  ) {}

  onModuleInit(): void {
    this.purge.register('schedule-trash', ({ trashBefore }) => this.schedule.purge(trashBefore));
  }
}
