import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import type { Plan, PlanListItem } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanChangesService } from './plan-changes.service.js';
import { PlanUniquenessService } from './plan-uniqueness.service.js';
import { presentListItem, presentPlan } from './plan.presenter.js';
import { planStrings } from './plans.strings.js';
import { PlansRepository } from './plans.repository.js';

/** What a generation has to know of a plan and of the patient's other plans. */
export interface PlanForGeneration {
  readonly plan: Plan;
  readonly generationCount: number;
  /** Uses of each meal in the patient's other plans, by meal id. */
  readonly usesInOtherPlans: Readonly<Record<string, number>>;
}

const TRASH_LIVES_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads plans, moves them to the trash and back, and undoes big steps. */
@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly changes: PlanChangesService,
    private readonly uniqueness: PlanUniquenessService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Plans in use, newest change first [diets §2]. */
  async list(): Promise<{ items: PlanListItem[] }> {
    const rows = await this.plans.list();
    return { items: rows.map(presentListItem) };
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Plan> {
    return presentPlan(await this.plans.getById(id));
  }

  /** Whether a plan has that id, in use or in the trash. */
  isKnown(id: string): Promise<boolean> {
    return this.plans.isKnown(id);
  }

  /** @throws ApiError 404 */
  async getForGeneration(id: string): Promise<PlanForGeneration> {
    const row = await this.plans.getById(id);
    const usesInOtherPlans = row.patientId ? await this.plans.countMealsOfOtherPlans(row.patientId, id) : {};
    return { plan: presentPlan(row), generationCount: row.generationCount, usesInOtherPlans };
  }

  /** Moves a plan to the trash for 30 days. @throws ApiError 404, 412 */
  async remove({ params, ifMatch }: RouteInput<typeof planRoutes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.plans.getForUpdate(params.id);
      checkVersion(row.version, ifMatch, () => presentPlan(row));
      await this.plans.moveToTrash(row, caller);
      await this.audit.record({ caller, action: 'plans.remove', entity: 'plan', entityId: row.id });
    });
  }

  /** Takes a plan out of the trash. @throws ApiError 404, 409 when its stage is taken or its patient is in the trash */
  async restore({ params }: RouteInput<typeof planRoutes.restore>, caller: CallerInfo): Promise<Plan> {
    return this.transactions.run(async () => {
      const row = await this.plans.getTrashedForUpdate(params.id);
      if (Date.now() - Number(row.deletedAt) > TRASH_LIVES_MS) throw notFound(planStrings.notFound);
      if (row.removedWithPatient) throw conflict('conflict', planStrings.patientInTrash);
      await this.uniqueness.check(row);
      const restored = await this.plans.restore(row, caller);
      await this.audit.record({ caller, action: 'plans.restore', entity: 'plan', entityId: row.id });
      return presentPlan(restored);
    });
  }

  /** Brings back what the last big step replaced [decisions 26]. @throws ApiError 404, 409 when there is none, 412 */
  async undo({ params, ifMatch }: RouteInput<typeof planRoutes.undo>, caller: CallerInfo): Promise<Plan> {
    const request = { id: params.id, caller, onVersion: ifMatch, action: 'plans.undo' };
    return this.changes.change(request, async () => {
      const content = await this.changes.takeSnapshot(params.id);
      if (!content) throw conflict('conflict', planStrings.nothingToUndo);
      const { days, mealsPerDay, planDays, generation } = content;
      return { values: { days, mealsPerDay, planDays, generation } };
    });
  }

  /** Deletes plans for good that went to the trash before the moment; answers how many. */
  async purgeTrash(before: Date): Promise<number> {
    const ids = await this.plans.purgeTrash(before);
    return ids.length;
  }
}
