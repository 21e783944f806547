import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { planUsesRoutes as routes } from '@pora/contracts/plans/plan-uses.routes';
import type { MergedFood } from '@pora/engine/model';
import { EngineService } from '../engine/engine.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { deriveContent } from './plan-content.js';
import { PlanUsesRepository } from './plan-uses.repository.js';
import { withSlots } from './plan-history.js';
import { foodFingerprint } from './plan-verdict.js';
import { PlansRepository } from './plans.repository.js';

type Input = RouteInput<typeof routes.moveFoods>;

/**
 * Plans follow when foods of the catalogue became another one, or when one takes the place of another (ADR 0077). Each plan
 * is a transaction of its own; a plan that has followed holds none of the foods, so that a repetition passes it by.
 */
@Injectable()
export class MovedFoodsService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly uses: PlanUsesRepository,
    private readonly changes: PlanChangesService,
    private readonly engine: EngineService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws ApiError 503 while the catalogue is away; what has followed by then stays so */
  async follow({ body: { kind, from, into } }: Input, caller: CallerInfo): Promise<{ plans: number }> {
    const moves = from.map((foodId) => ({ foodId, into }));
    const ids = await this.uses.idsHolding(from);
    let plans = 0;
    for (const id of ids) if (await this.moveIn(id, { kind, moves }, caller)) plans += 1;
    return { plans };
  }

  /** False for a plan that is gone by now. */
  private async moveIn(
    id: string,
    { kind, moves }: Pick<Input['body'], 'kind'> & { readonly moves: readonly MergedFood[] },
    caller: CallerInfo,
  ): Promise<boolean> {
    const inNewFoods = async (planDays: PlanDay[]) =>
      withSlots(planDays, await this.engine.ask('moveFoods', { planDays, moves }));
    return this.transactions.run(async () => {
      const row = await this.plans.lockAny(id);
      if (!row) return false;
      const action = `plans.${kind}-foods`;
      if (row.deletedAt) {
        const { planDays, ...sums } = deriveContent(await inNewFoods(row.planDays), row.caloriesPerDay);
        const columns = {
          planDays,
          ...sums,
          shoppingLists: null,
          foodFingerprint: foodFingerprint(planDays),
        };
        await this.plans.saveChange(row, columns, caller);
        await this.audit.record({ caller, action, entity: 'plan', entityId: id, fields: ['planDays'] });
        return true;
      }
      await this.changes.change({ id, caller, action, known: row }, async ({ planDays }) => ({
        values: { planDays: await inNewFoods(planDays) },
        // A merge is no step that could be taken back: the foods of before are not there any more.
        ...(kind === 'replace' ? { snapshotStep: 'replace_food' } : { isHistoryMove: true }),
      }));
      return true;
    });
  }
}
