import { Module } from '@nestjs/common';
import { WorkingHoursController } from './working-hours.controller.js';
import { WorkingHoursService } from './working-hours.service.js';

@Module({ controllers: [WorkingHoursController], providers: [WorkingHoursService] })
export class WorkingHoursModule {}
