import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { AccessHistoryService } from './access-history.service.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyRepository } from './privacy.repository.js';
import { PrivacyService } from './privacy.service.js';

@Module({
  imports: [ClockModule, PatientsModule],
  controllers: [PrivacyController],
  providers: [PrivacyService, PrivacyRepository, ConsentsService, ConsentsRepository, AccessHistoryService],
  exports: [PrivacyService, AccessHistoryService],
})
export class PrivacyModule {}
