import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { FoodStorageService, type NewFood } from '../storage/foods/food-storage.service.js';
import {
  IntoleranceStorageService,
  type IntoleranceContent,
} from '../storage/intolerances/intolerance-storage.service.js';
import { MealStorageService, type NewMeal } from '../storage/meals/meal-storage.service.js';
import {
  SubstitutionStorageService,
  type NewSubstitution,
} from '../storage/substitutions/substitution-storage.service.js';
import { contentHash, decideSeeding } from './seeding.decision.js';
import { SeededRecordsRepository, type SeededKind } from './seeded-records.repository.js';

interface Storage<T> {
  lastAuthors(): Promise<Map<T extends { id: infer I } ? I : never, string>>;
  insert(records: readonly T[], caller: typeof SEED_CALLER): Promise<void>;
  replace(record: T, caller: typeof SEED_CALLER): Promise<void>;
}

/** Dictionary item with the foods that contain it. */
export interface StarterIntolerance extends IntoleranceContent {
  readonly foodIds: readonly number[];
}

/** Everything the starter catalogue brings. */
export interface StarterCatalogue {
  readonly foods: readonly NewFood[];
  readonly meals: readonly NewMeal[];
  readonly intolerances?: readonly StarterIntolerance[];
  readonly substitutions?: readonly NewSubstitution[];
}

/** Loads the starter catalogue; may run at every start and never undoes what a person has done. */
@Injectable()
export class CatalogSeeder {
  constructor(
    private readonly foods: FoodStorageService,
    private readonly meals: MealStorageService,
    private readonly intolerances: IntoleranceStorageService,
    private readonly substitutions: SubstitutionStorageService,
    private readonly seeded: SeededRecordsRepository,
    private readonly log: Log,
  ) {}

  async load({ foods, meals, intolerances = [], substitutions = [] }: StarterCatalogue): Promise<void> {
    await this.loadKind('food', foods, this.foods);
    const inUse = await this.foods.idsInUse();
    const cookable = meals.filter(({ ingredients }) => ingredients.every(({ foodId }) => inUse.has(foodId)));
    const left = meals.length - cookable.length;
    if (left > 0) this.log.warn('seed.meals-without-foods', { count: left });
    await this.loadKind('meal', cookable, this.meals);
    // Links and substitutes also stay with a food in the trash: it may come back.
    const known = await this.foods.lastAuthors();
    await this.loadIntolerances(intolerances, known);
    const usable = substitutions.filter((item) => known.has(item.foodId) && known.has(item.substituteFoodId));
    const named = usable.map((item) => ({ id: `${item.foodId}/${item.substituteFoodId}`, ...item }));
    await this.loadKind('substitution', named, this.substitutions);
  }

  private async loadIntolerances(
    intolerances: readonly StarterIntolerance[],
    knownFoods: ReadonlyMap<number, string>,
  ): Promise<void> {
    const items = intolerances.map(({ key, name, aliases }) => ({ id: key, key, name, aliases }));
    await this.loadKind('intolerance', items, this.intolerances.items);
    const knownKeys = await this.intolerances.items.lastAuthors();
    const links = intolerances.flatMap(({ key: intolerance, foodIds }) =>
      knownKeys.has(intolerance)
        ? foodIds.filter((id) => knownFoods.has(id)).map((foodId) => ({ intolerance, foodId }))
        : [],
    );
    const named = links.map((link) => ({ id: `${link.intolerance}/${link.foodId}`, ...link }));
    await this.loadKind('mapping', named, this.intolerances.links);
  }

  private async loadKind<T extends { id: number } | { id: string }>(
    kind: SeededKind,
    records: readonly T[],
    storage: Storage<NoInfer<T>>,
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
