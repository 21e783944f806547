import { Module } from '@nestjs/common';
import { GenerationModule } from '../generation/generation.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { DemoPlansService } from './demo-plans.service.js';

@Module({ imports: [PlansModule, GenerationModule], providers: [DemoPlansService] })
export class SeedingModule {}
