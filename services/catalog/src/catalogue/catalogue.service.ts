import { Injectable } from '@nestjs/common';
import { SingleFlight } from '@pora/common/single-flight';
import { Transactions } from '@pora/common/transactions';
import type { Food } from '@pora/contracts/catalog/food.model';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import type { OwnWord } from '@pora/contracts/catalog/own-word.model';
import type { SearchWord } from '@pora/contracts/catalog/search-word.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import type { MergedFood } from '../storage/foods/foods.repository.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import type { MappingPair, StoredIntolerance } from '../storage/intolerances/stored-intolerance.js';
import { MealsInUseService } from '../storage/meals/meals-in-use.service.js';
import { SearchWordsRepository } from '../storage/search-words/search-words.repository.js';
import { OwnWordStorageService } from '../storage/own-words/own-word-storage.service.js';
import { RuleConfigStorageService } from '../storage/rule-config/rule-config-storage.service.js';
import type { StoredSubstitution } from '../storage/substitutions/stored-substitution.js';
import { SubstitutionsRepository } from '../storage/substitutions/substitutions.repository.js';
import { CatalogueRevisionRepository } from './catalogue-revision.repository.js';
import { KeptParts } from './kept-parts.js';
import { withIntolerances } from './with-intolerances.js';

/** Tables behind each part of the catalogue. */
const FOODS = ['foods', 'food_units', 'food_allergens', 'food_codes'];
const DICTIONARY = ['intolerances', 'intolerance_names'];
const LINKS = ['intolerance_mappings'];
const JUDGED_FOODS = [...FOODS, ...DICTIONARY, ...LINKS];
const RULES = ['rule_configs'];
const MEALS = ['meals', 'meal_types', 'meal_diets', 'meal_ingredients', 'meal_pictures'];
const SUBSTITUTIONS = ['substitutions'];
const OWN_WORDS = ['own_words'];
const SEARCH_WORDS = ['search_words'];

/** Foods, meals, rules and what belongs to their safety, of one moment. */
export interface Catalogue {
  /** Names this content; another content never has the same name. */
  readonly revision: string;
  /** By id. */
  readonly foods: readonly Food[];
  readonly foodById: ReadonlyMap<number, Food>;
  /** By id. */
  readonly meals: readonly Meal[];
  readonly mealById: ReadonlyMap<string, Meal>;
  readonly ruleConfig: RuleConfig;
  /** By key. */
  readonly dictionary: readonly StoredIntolerance[];
  /** Links to foods in use, by intolerance and food. */
  readonly mappings: readonly MappingPair[];
  /** Both foods are in use; by food and substitute. */
  readonly substitutions: readonly StoredSubstitution[];
  /** The practice's own words, by key. */
  readonly ownWords: readonly OwnWord[];
  /** Names the practice has added to its search, by key; the engine never sees them. */
  readonly searchWords: readonly SearchWord[];
  /** Numbers of foods that became one in use. */
  readonly mergedFoods: readonly MergedFood[];
}

/**
 * The whole catalogue in memory, one revision at a time. It is read far more often than it changes and fits easily
 * (8,000 foods and 1,500 meals are some 15 MB), while Postgres stays the truth: every read asks it for the revision
 * (one row by key) and loads anew when it has moved on, so several instances never answer from old content.
 */
@Injectable()
export class CatalogueService {
  private readonly listeners: ((revision: string) => void)[] = [];
  private readonly revision = new SingleFlight(() => this.revisions.read());
  private readonly parts = new KeptParts();
  private loaded: Catalogue | undefined;
  private loading: { readonly revision: string; readonly catalogue: Promise<Catalogue> } | undefined;
  private next: Promise<Catalogue> | undefined;

  constructor(
    private readonly revisions: CatalogueRevisionRepository,
    private readonly foods: FoodsInUseService,
    private readonly meals: MealsInUseService,
    private readonly rules: RuleConfigStorageService,
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly substitutions: SubstitutionsRepository,
    private readonly ownWords: OwnWordStorageService,
    private readonly searchWords: SearchWordsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Name of the content as it is now; for whoever may know what follows from it already. @throws ApiError 503 */
  currentRevision(): Promise<string> {
    // A transaction sees changes of its own that nobody else may hear of.
    return this.transactions.isOpen ? this.revisions.read() : this.revision.run();
  }

  /** The catalogue as it is now. @throws ApiError 503 while Postgres is away */
  async current(): Promise<Catalogue> {
    const revision = await this.currentRevision();
    if (this.loaded?.revision === revision) return this.loaded;
    if (!this.loading) return this.start(revision);
    if (this.loading.revision === revision) return this.loading.catalogue;
    // That load may have begun too early. Whoever needs a newer one shares the next: never two loads at a time.
    this.next ??= this.loadNext(this.loading.catalogue);
    return this.next;
  }

  /** Calls back with every revision that was loaded. */
  onLoaded(listener: (revision: string) => void): void {
    this.listeners.push(listener);
  }

  private start(revision: string): Promise<Catalogue> {
    const load = async () => {
      try {
        const catalogue = await this.load();
        this.loaded = catalogue;
        for (const tell of this.listeners) tell(catalogue.revision);
        return catalogue;
      } finally {
        this.loading = undefined;
      }
    };
    this.loading = { revision, catalogue: load() };
    return this.loading.catalogue;
  }

  private async loadNext(running: Promise<Catalogue>): Promise<Catalogue> {
    await Promise.allSettled([running]);
    this.next = undefined;
    return this.current();
  }

  /** Reads what has changed since the last load, all of it at one moment. */
  private load(): Promise<Catalogue> {
    const read = async (): Promise<Catalogue> => {
      const revision = await this.revisions.read();
      const part = this.parts.reader(await this.revisions.readStamps());
      const stored = await part('stored foods', FOODS, () => this.foods.readAll());
      const dictionary = await part('dictionary', DICTIONARY, () => this.dictionary.list());
      const links = await part('links', LINKS, () => this.mappings.list());
      const inUse = new Set(stored.map(({ id }) => id));
      const mappings = links.filter(({ foodId }) => inUse.has(foodId));
      const foods = await part('foods', JUDGED_FOODS, () => withIntolerances(stored, dictionary, mappings));
      const mergedFoods = await part('merged foods', FOODS, () => this.foods.readMerged());
      const foodById = new Map(foods.map((food) => [food.id, food]));
      const ruleConfig = await part('rules', RULES, () => this.rules.inForce());
      const meals = await part('meals', [...MEALS, ...JUDGED_FOODS, ...RULES], () =>
        this.meals.readAll(foodById, ruleConfig),
      );
      const mealById = new Map(meals.map((meal) => [meal.id, meal]));
      const pairs = await part('substitutions', SUBSTITUTIONS, () => this.substitutions.list());
      const substitutions = pairs.filter(
        ({ foodId, substituteFoodId }) => inUse.has(foodId) && inUse.has(substituteFoodId),
      );
      const ownWords = await part('own words', OWN_WORDS, () => this.ownWords.readAll());
      const searchWords = await part('search words', SEARCH_WORDS, () => this.searchWords.list());
      const library = { foods, foodById, meals, mealById, ruleConfig };
      return {
        revision,
        ...library,
        dictionary,
        mappings,
        substitutions,
        ownWords,
        searchWords,
        mergedFoods,
      };
    };
    return this.transactions.run(read, { isolation: 'repeatable read' });
  }
}
