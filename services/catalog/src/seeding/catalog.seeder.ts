import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { FoodStorageService, type NewFood } from '../foods/food-storage.service.js';
import { MealStorageService, type NewMeal } from '../meals/meal-storage.service.js';
import { contentHash, decideSeeding } from './seeding.decision.js';
import { SeededRecordsRepository, type SeededKind } from './seeded-records.repository.js';

interface Storage<T> {
  lastAuthors(): Promise<Map<T extends { id: infer I } ? I : never, string>>;
  insert(records: readonly T[], caller: typeof SEED_CALLER): Promise<void>;
  replace(record: T, caller: typeof SEED_CALLER): Promise<void>;
}

/** Loads the starter catalogue; may run at every start and never undoes what a person has done. */
@Injectable()
export class CatalogSeeder {
  constructor(
    private readonly foods: FoodStorageService,
    private readonly meals: MealStorageService,
    private readonly seeded: SeededRecordsRepository,
    private readonly log: Log,
  ) {}

  async load(foods: readonly NewFood[], meals: readonly NewMeal[]): Promise<void> {
    await this.loadKind('food', foods, this.foods);
    const known = await this.foods.lastAuthors();
    const cookable = meals.filter(({ ingredients }) => ingredients.every(({ foodId }) => known.has(foodId)));
    const left = meals.length - cookable.length;
    if (left > 0) this.log.warn('seed.meals-without-foods', { count: left });
    await this.loadKind('meal', cookable, this.meals);
  }

  private async loadKind<T extends { id: number } | { id: string }>(
    kind: SeededKind,
    records: readonly T[],
    storage: Storage<T>,
  ): Promise<void> {
    const hashes = await this.seeded.hashes(kind);
    const authors: ReadonlyMap<unknown, string> = await storage.lastAuthors();
    const fresh: T[] = [];
    const offered = new Map<string, string>();
    for (const record of records) {
      const hash = contentHash(record);
      const decision = decideSeeding({
        offered: hash,
        loadedBefore: hashes.get(String(record.id)),
        lastAuthor: authors.get(record.id),
        seedAuthor: SEED_CALLER.email,
      });
      if (decision === 'nothing') continue;
      offered.set(String(record.id), hash);
      if (decision === 'insert') fresh.push(record);
      if (decision === 'replace') await storage.replace(record, SEED_CALLER);
    }
    await storage.insert(fresh, SEED_CALLER);
    await this.seeded.remember(kind, offered);
    this.log.info('seed.loaded', { entity: kind, count: offered.size });
  }
}
