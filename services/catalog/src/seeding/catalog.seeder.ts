import { Injectable } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SEED_CALLER } from '@pora/common/seed';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import type { NewFood } from '../storage/foods/new-food.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import type { IntoleranceContent } from '../storage/intolerances/stored-intolerance.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import type { NewMeal } from '../storage/meals/new-meal.js';
import type { NewSubstitution } from '../storage/substitutions/new-substitution.js';
import { SubstitutionsRepository } from '../storage/substitutions/substitutions.repository.js';
import { contentHash, decideSeeding } from './seeding.decision.js';
import { SeededRecordsRepository, type SeededKind } from './seeded-records.repository.js';
import { StarterDictionaryService } from './starter-dictionary.service.js';

/** Where the records of one kind are kept. */
interface Shelf<T extends { id: number | string }> {
  readonly lastAuthors: ReadonlyMap<T['id'], string>;
  insert(records: readonly T[]): Promise<void>;
  replace(record: T): Promise<void>;
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
    private readonly foods: FoodsRepository,
    private readonly meals: MealsRepository,
    private readonly dictionary: IntolerancesRepository,
    private readonly starterDictionary: StarterDictionaryService,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly substitutions: SubstitutionsRepository,
    private readonly seeded: SeededRecordsRepository,
    private readonly log: Log,
  ) {}

  async load({ foods, meals, intolerances = [], substitutions = [] }: StarterCatalogue): Promise<void> {
    await this.loadFoods(foods);
    await this.loadMeals(meals);
    // Links and substitutes also stay with a food in the trash: it may come back.
    const knownFoods = await this.foods.lastAuthors();
    await this.loadIntolerances(intolerances);
    await this.loadLinks(intolerances, knownFoods);
    await this.loadSubstitutions(substitutions, knownFoods);
  }

  private async loadFoods(foods: readonly NewFood[]): Promise<void> {
    await this.loadKind('food', foods, {
      lastAuthors: await this.foods.lastAuthors(),
      insert: (fresh) => this.foods.insertFoods(fresh, SEED_CALLER),
      replace: (food) => this.foods.replaceFood(food, SEED_CALLER),
    });
  }

  private async loadMeals(meals: readonly NewMeal[]): Promise<void> {
    const inUse = await this.foods.idsInUse();
    const cookable = meals.filter(({ ingredients }) => ingredients.every(({ foodId }) => inUse.has(foodId)));
    const left = meals.length - cookable.length;
    if (left > 0) this.log.warn('seed.meals-without-foods', { count: left });
    await this.loadKind('meal', cookable, {
      lastAuthors: await this.meals.lastAuthors(),
      insert: (fresh) => this.meals.insertMeals(fresh, SEED_CALLER),
      replace: (meal) => this.meals.replaceMeal(meal, SEED_CALLER),
    });
  }

  private async loadIntolerances(intolerances: readonly StarterIntolerance[]): Promise<void> {
    const items = intolerances.map(({ key, name, aliases }) => ({ id: key, key, name, aliases }));
    await this.loadKind('intolerance', items, {
      lastAuthors: await this.dictionary.lastAuthors(),
      insert: (fresh) => this.starterDictionary.insert(fresh),
      replace: (item) => this.starterDictionary.replace(item),
    });
  }

  private async loadLinks(
    intolerances: readonly StarterIntolerance[],
    knownFoods: ReadonlyMap<number, string>,
  ): Promise<void> {
    const knownKeys = await this.dictionary.lastAuthors();
    const links = intolerances.flatMap(({ key: intolerance, foodIds }) =>
      knownKeys.has(intolerance)
        ? foodIds.filter((id) => knownFoods.has(id)).map((foodId) => ({ intolerance, foodId }))
        : [],
    );
    const named = links.map((link) => ({ id: `${link.intolerance}/${link.foodId}`, ...link }));
    await this.loadKind('mapping', named, {
      lastAuthors: await this.mappings.authors(),
      insert: (fresh) => this.mappings.insertAll(fresh, SEED_CALLER),
      // A link has nothing that could be renewed.
      replace: () => Promise.resolve(),
    });
  }

  private async loadSubstitutions(
    substitutions: readonly NewSubstitution[],
    knownFoods: ReadonlyMap<number, string>,
  ): Promise<void> {
    const usable = substitutions.filter(
      ({ foodId, substituteFoodId }) => knownFoods.has(foodId) && knownFoods.has(substituteFoodId),
    );
    const named = usable.map((item) => ({ id: `${item.foodId}/${item.substituteFoodId}`, ...item }));
    await this.loadKind('substitution', named, {
      lastAuthors: await this.substitutions.lastAuthors(),
      insert: (fresh) => this.substitutions.insertAll(fresh, SEED_CALLER),
      replace: (item) => this.substitutions.replace(item, SEED_CALLER),
    });
  }

  private async loadKind<T extends { id: number } | { id: string }>(
    kind: SeededKind,
    records: readonly T[],
    shelf: Shelf<NoInfer<T>>,
  ): Promise<void> {
    const hashes = await this.seeded.hashes(kind);
    const fresh: T[] = [];
    const offered = new Map<string, string>();
    for (const record of records) {
      const hash = contentHash(record);
      const decision = decideSeeding({
        offered: hash,
        loadedBefore: hashes.get(String(record.id)),
        lastAuthor: shelf.lastAuthors.get(record.id),
        seedAuthor: SEED_CALLER.email,
      });
      if (decision === 'nothing') continue;
      offered.set(String(record.id), hash);
      if (decision === 'insert') fresh.push(record);
      if (decision === 'replace') await shelf.replace(record);
    }
    await shelf.insert(fresh);
    await this.seeded.remember(kind, offered);
    this.log.info('seed.loaded', { entity: kind, count: offered.size });
  }
}
