import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { findByName } from '@pora/common/find-by-name';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { StoredVerdict } from '@pora/contracts/plans/plan-safety.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { FoundByName, NameQuestion } from '@pora/contracts/text/found-by-name.model';
import { PlanVerdictsService } from './plan-verdicts.service.js';
import { storedCheck, type MadeVerdict } from './plan-verdict.js';
import { presentPlan } from './plan.presenter.js';
import type { PlanEntity } from './plan.entity.js';
import { PlansRepository } from './plans.repository.js';

/** A plan about to be changed, with the row it was read from. */
export interface KnownPlan {
  readonly plan: Plan;
  readonly row: PlanEntity;
}

/** What a generation has to know of a plan and of the patient's other plans. */
export interface PlanForGeneration extends KnownPlan {
  readonly generationCount: number;
  /** Uses of each meal in the patient's other plans, by meal id. */
  readonly usesInOtherPlans: Readonly<Record<string, number>>;
}

/** Reads plans. */
@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly audit: Audit,
    private readonly verdicts: PlanVerdictsService,
  ) {}

  /** @throws ApiError 404 */
  async get(id: string): Promise<Plan> {
    return presentPlan(await this.plans.getById(id));
  }

  /** A plan about to be changed. @throws ApiError 404 */
  async getForChange(id: string): Promise<KnownPlan> {
    const row = await this.plans.getById(id);
    return { plan: presentPlan(row), row };
  }

  /** Saves lists made of a plan, unless it has changed meanwhile; the lists follow from it and are no change of their own. */
  keepShoppingLists({ id, version }: Plan, lists: ShoppingLists): Promise<void> {
    return this.plans.saveShoppingLists(id, version, lists);
  }

  /** Keeps a check of a plan, unless it has changed meanwhile; answers it as lists show it. */
  async keepVerdict({ id, version, planDays }: Plan, made: MadeVerdict): Promise<StoredVerdict> {
    const check = storedCheck(made, planDays);
    await this.plans.saveCheck(id, version, check);
    return { ...check.verdict, isCurrent: true };
  }

  /** A plan for a person to see; of a patient's plan that leaves a line in the audit trail. @throws ApiError 404 */
  async read(id: string, caller: CallerInfo): Promise<Plan> {
    const plan = await this.get(id);
    if (plan.patientId !== null) {
      await this.audit.record({ caller, action: 'plans.read', entity: 'plan', entityId: id });
    }
    return this.verdicts.withVerdict(plan);
  }

  /** Names by id, those of plans in the trash included. */
  async namesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.plans.namesOf(ids);
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }

  /** Plans whose name holds the text, those in the trash included. */
  async findByName(question: NameQuestion): Promise<FoundByName> {
    return findByName(await this.plans.allNames(), question);
  }

  /** Whether a plan has that id, in use or in the trash. */
  isKnown(id: string): Promise<boolean> {
    return this.plans.isKnown(id);
  }

  /** @throws ApiError 404 */
  async getForGeneration(id: string): Promise<PlanForGeneration> {
    const row = await this.plans.getById(id);
    const usesInOtherPlans = row.patientId ? await this.plans.countMealsOfOtherPlans(row.patientId, id) : {};
    return { plan: presentPlan(row), row, generationCount: row.generationCount, usesInOtherPlans };
  }
}
