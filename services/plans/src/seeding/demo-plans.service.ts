import { Injectable } from '@nestjs/common';
import { SEED_CALLER } from '@pora/common/seed';
import { newPlanSchema } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { GenerationService } from '../generation/generation.service.js';
import { CreatePlanService } from '../plans/create-plan.service.js';
import { PlansService } from '../plans/plans.service.js';

/** Creates and fills the demo plans the way a person does; patients and catalogue must be running. */
@Injectable()
export class DemoPlansService {
  constructor(
    private readonly plans: PlansService,
    private readonly creator: CreatePlanService,
    private readonly generation: GenerationService,
  ) {}

  /** Leaves plans alone that exist already; answers how many were made. @throws when the file or a call is bad */
  async load(file: unknown): Promise<number> {
    if (!Array.isArray(file)) throw new Error('demo/plans.json: oczekiwano listy');
    let made = 0;
    for (const entry of file) made += (await this.make(entry)) ? 1 : 0;
    return made;
  }

  private async make(entry: unknown): Promise<boolean> {
    const body = newPlanSchema.parse(entry);
    // The file describes the plan and its generation in one object.
    const { seed, dryRun } = planRoutes.generate.body.strip().parse(entry);
    if (body.id !== undefined && (await this.plans.isKnown(body.id))) return false;
    const { id } = await this.creator.create({ params: {}, query: {}, body }, SEED_CALLER);
    await this.generation.generate({ params: { id }, query: {}, body: { seed, dryRun } }, SEED_CALLER);
    return true;
  }
}
