import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { UNDERSTAND_LIMITS } from '@pora/contracts/catalog/own-word.model';
import type { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { CatalogueService } from '../catalogue/catalogue.service.js';

type Understand = (typeof ownWordRoutes)['understand'];
type Understood = RouteAnswer<Understand>['understood'][number];

/** Says which foods the words of a survey mean, by the matcher that judges plans (decisions 33 and 34). */
@Injectable()
export class UnderstandingService {
  constructor(private readonly catalogue: CatalogueService) {}

  async understand({ body }: RouteInput<Understand>): Promise<RouteAnswer<Understand>> {
    const { foods, ownWords } = await this.catalogue.current();
    const { disliked, accepted, allergies, intolerances } = body;
    const words = { disliked, accepted, allergies: [allergies], intolerances: [intolerances] };
    const avoidance = createAvoidance(words, foods, ownWords);
    const found = new Map<string, Understood>();
    for (const food of foods) {
      // An entry with several readings is one line.
      const seen = new Set<string>();
      for (const { entry, source } of avoidance.entriesOf(food)) {
        const key = `${source} ${entry}`;
        if (source === 'tested' || seen.has(key)) continue;
        seen.add(key);
        const known = found.get(key) ?? { entry, source, foodIds: [], foods: [] };
        known.foodIds.push(food.id);
        if (known.foods.length < UNDERSTAND_LIMITS.named) known.foods.push(food.name);
        found.set(key, known);
      }
    }
    return { understood: [...found.values()], notUnderstood: [...avoidance.notUnderstood] };
  }
}
