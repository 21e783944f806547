import { Module } from '@nestjs/common';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { CataloguePrefetchService } from './catalogue-prefetch.service.js';
import { ENGINE_LIMITS, engineLimits, EngineService } from './engine.service.js';

@Module({
  imports: [WorkersModule],
  providers: [EngineService, CataloguePrefetchService, { provide: ENGINE_LIMITS, useValue: engineLimits }],
  exports: [EngineService],
})
export class EngineModule {}
