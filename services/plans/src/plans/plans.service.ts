import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { Plan, PlanListItem } from '@pora/contracts/plans/plan.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanChangesService } from './plan-changes.service.js';
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

/** Reads plans and undoes big steps. */
@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly changes: PlanChangesService,
    private readonly idempotency: Idempotency,
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

  /** Saves lists made of a plan, unless it has changed meanwhile; the lists follow from it and are no change of their own. */
  keepShoppingLists({ id, version }: Plan, lists: ShoppingLists): Promise<void> {
    return this.plans.saveShoppingLists(id, version, lists);
  }

  /** A plan for a person to see; of a patient's plan that leaves a line in the audit trail. @throws ApiError 404 */
  async read(id: string, caller: CallerInfo): Promise<Plan> {
    const plan = await this.get(id);
    if (plan.patientId !== null) {
      await this.audit.record({ caller, action: 'plans.read', entity: 'plan', entityId: id });
    }
    return plan;
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

  /** Brings back what the last big step replaced [decisions 26]. @throws ApiError 404, 409 when there is none, 412 */
  async undo(
    { params, ifMatch, idempotencyKey }: RouteInput<typeof planRoutes.undo>,
    caller: CallerInfo,
  ): Promise<Plan> {
    const operation = 'plans.undo';
    const change = { id: params.id, caller, onVersion: ifMatch, action: operation };
    return this.idempotency.once({ caller, operation, key: idempotencyKey, body: params }, () =>
      this.changes.change(change, async () => {
        const content = await this.changes.takeSnapshot(params.id);
        if (!content) throw conflict('conflict', planStrings.nothingToUndo);
        const { days, mealsPerDay, planDays, generation } = content;
        return { values: { days, mealsPerDay, planDays, generation } };
      }),
    );
  }
}
