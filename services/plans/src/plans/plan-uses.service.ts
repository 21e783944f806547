import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { planUsesRoutes as routes, UnlinkedIngredient } from '@pora/contracts/plans/plan-uses.routes';
import { compareText } from '@pora/text-pl/collation';
import { PlanUsesRepository } from './plan-uses.repository.js';

/** Which plans hold a meal or a food of the library. */
@Injectable()
export class PlanUsesService {
  constructor(private readonly uses: PlanUsesRepository) {}

  /** Plans in use; whose they are is for the screen to say. */
  async list({ query }: RouteInput<typeof routes.list>): Promise<RouteAnswer<typeof routes.list>> {
    const { mealId, foodIds = [] } = query;
    return { items: await this.uses.list(mealId === undefined ? { foodIds } : { mealId }) };
  }

  /** Each ingredient once in a plan, by its name. */
  async unlinked(): Promise<RouteAnswer<typeof routes.unlinked>> {
    const found = new Map<string, UnlinkedIngredient>();
    for (const { planId, planName, places } of await this.uses.listUnlinked()) {
      for (const { day, slotIndex, entry } of places) {
        const { name: mealName = '', ingredients = [] } = entry;
        for (const item of ingredients) {
          const name = (item.foodName || item.sourceText || '').trim();
          const key = `${planId} ${name.toLowerCase()}`;
          if (item.foodId === null && name && !found.has(key))
            found.set(key, { name, mealName, planId, planName, day, slotIndex });
        }
      }
    }
    return { items: [...found.values()].sort((a, b) => compareText(a.name, b.name)) };
  }
}
