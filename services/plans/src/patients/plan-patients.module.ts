import { Module } from '@nestjs/common';
import { PlanPatientsService } from './plan-patients.service.js';

@Module({ providers: [PlanPatientsService], exports: [PlanPatientsService] })
export class PlanPatientsModule {}
