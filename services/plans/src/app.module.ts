import { Module } from '@nestjs/common';
import { DocxModule } from './docx/docx.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { InsightModule } from './insight/insight.module.js';
import { PlansModule } from './plans/plans.module.js';
import { ShoppingModule } from './shopping/shopping.module.js';
import { SeedingModule } from './seeding/seeding.module.js';
import { StepsModule } from './steps/steps.module.js';

@Module({
  imports: [
    PlansModule,
    GenerationModule,
    InsightModule,
    DocxModule,
    ShoppingModule,
    StepsModule,
    SeedingModule,
  ],
})
export class AppModule {}
