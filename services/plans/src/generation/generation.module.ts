import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { EngineModule } from '../engine/engine.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { StepsModule } from '../steps/steps.module.js';
import { GenerationController } from './generation.controller.js';
import { GenerationLogsRepository } from './generation-logs.repository.js';
import { GenerationService } from './generation.service.js';
import { RunningGenerationsService } from './running-generations.service.js';
import { TimedEngineService } from './timed-engine.service.js';

@Module({
  imports: [PlansModule, StepsModule, EngineModule],
  controllers: [GenerationController],
  providers: [GenerationService, RunningGenerationsService, TimedEngineService, GenerationLogsRepository],
  exports: [GenerationService],
})
export class GenerationModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly logs: GenerationLogsRepository,
  ) {}

  onModuleInit(): void {
    this.purge.register('generation-logs', () => this.logs.purge());
  }
}
