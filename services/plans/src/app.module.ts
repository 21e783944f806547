import { Module } from '@nestjs/common';
import { DocxModule } from './docx/docx.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { HistoryModule } from './history/history.module.js';
import { InsightModule } from './insight/insight.module.js';
import { PlansModule } from './plans/plans.module.js';
import { ShoppingModule } from './shopping/shopping.module.js';
import { SeedingModule } from './seeding/seeding.module.js';
import { AcceptedRisksModule } from './risks/accepted-risks.module.js';
import { SlotsModule } from './slots/slots.module.js';
import { StepsModule } from './steps/steps.module.js';

@Module({
  imports: [
    PlansModule,
    GenerationModule,
    InsightModule,
    DocxModule,
    ShoppingModule,
    StepsModule,
    SlotsModule,
    HistoryModule,
    AcceptedRisksModule,
    SeedingModule,
  ],
})
export class AppModule {}
