import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { EngineModule } from '../engine/engine.module.js';
import { PlanPatientsModule } from '../patients/plan-patients.module.js';
import { AcceptedRisksRepository } from './accepted-risks.repository.js';
import { CreatePlanService } from './create-plan.service.js';
import { ImportPlanService } from './import-plan.service.js';
import { IncomingMealsService } from './incoming-meals.service.js';
import { MovedFoodsService } from './moved-foods.service.js';
import { PatchFactsService } from './patch-facts.service.js';
import { PatientPlansController } from './patient-plans.controller.js';
import { PatientPlansService } from './patient-plans.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanHistoryService } from './plan-history.service.js';
import { PlanListService } from './plan-list.service.js';
import { PlanRisksService } from './plan-risks.service.js';
import { PlanSnapshotsRepository } from './plan-snapshots.repository.js';
import { PlanTrashService } from './plan-trash.service.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { PlanUsesController } from './plan-uses.controller.js';
import { PlanUsesRepository } from './plan-uses.repository.js';
import { PlanUsesService } from './plan-uses.service.js';
import { PlanVerdictsService } from './plan-verdicts.service.js';
import { PlansController } from './plans.controller.js';
import { PlansRepository } from './plans.repository.js';
import { PlansService } from './plans.service.js';
import { UpdatePlanService } from './update-plan.service.js';

@Module({
  imports: [EngineModule, PlanPatientsModule],
  controllers: [PlanUsesController, PlansController, PatientPlansController],
  providers: [
    ...[PlansRepository, PlanSnapshotsRepository, PlanHistoryService, PlansService, PlanChangesService],
    ...[AcceptedRisksRepository, PlanRisksService, PlanUniquenessService],
    ...[PatchFactsService, CreatePlanService, UpdatePlanService, PlanTrashService, PatientPlansService],
    ...[PlanUsesRepository, PlanUsesService, MovedFoodsService],
    ImportPlanService,
    IncomingMealsService,
    PlanListService,
    PlanVerdictsService,
  ],
  exports: [
    ...[PlansService, PlanChangesService, PlanHistoryService, CreatePlanService, UpdatePlanService],
    ...[ImportPlanService, IncomingMealsService, PlanRisksService, PlanVerdictsService],
  ],
})
export class PlansModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly trash: PlanTrashService,
    private readonly snapshots: PlanSnapshotsRepository,
  ) {}

  onModuleInit(): void {
    this.purge.register('plans-trash', ({ trashBefore }) => this.trash.purge(trashBefore));
    this.purge.register('plan-snapshots', () => this.snapshots.purge());
  }
}
