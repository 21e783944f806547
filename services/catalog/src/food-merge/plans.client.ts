import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG } from '@pora/common/config';
import { planUsesRoutes } from '@pora/contracts/plans/plan-uses.routes';
import type { CatalogConfig } from '../config.js';
import type { FoodMergeEntity } from './food-merge.entity.js';

/** Hundreds of plans may have to be computed anew; nobody waits for this call. */
const TIMEOUT_MS = 60_000;

/** Calls to the plans service. */
@Injectable()
export class PlansClient {
  constructor(
    private readonly http: InternalHttp,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogConfig,
  ) {}

  /** Lets the plans follow a merge. @throws ApiError 503 while plans is away; what has followed by then stays so */
  async moveFoods({ kind, stays, goes, requestedBy }: FoodMergeEntity): Promise<void> {
    const target = { component: 'plans' as const, baseUrl: this.config.settings.PLANS_URL };
    const body = { kind, from: goes, into: stays };
    const options = { caller: { email: requestedBy }, timeoutMs: TIMEOUT_MS };
    await this.http.call(target, planUsesRoutes.moveFoods, { body }, options);
  }
}
