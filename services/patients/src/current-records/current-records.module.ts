import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { CurrentRecordsService } from './current-records.service.js';

@Module({ imports: [PatientsModule], providers: [CurrentRecordsService], exports: [CurrentRecordsService] })
export class CurrentRecordsModule {}
