/**
 * Compiles the library for one patient and one set of rules: one bit mask of failed rules and one portion's energy
 * per meal. Done once per run; everything after it works on indexes and typed arrays.
 */
import type { Catalogue, Meal, RuleConfig } from '../model.js';
import { recipeDivisor } from '../portion-detection.js';
import { createKeywordFinder, normaliseKeywords, stageRoomOf, type KeywordFinder } from '../repeat-limits.js';
import { ruleBit } from '../rules.js';
import type { FoodJudge } from '../safety/judge.js';
import { keptFoodJudge } from '../safety/kept-judge.js';
import { normaliseMealType } from '../slots.js';
import {
  indexCatalogue,
  resolveMeal,
  type CatalogueIndex,
  type ResolvedMeal,
} from '../substitution/resolve-meal.js';
import { DOUBT_POINTS, demotionPoints, demotionsOf, type Demotion } from '../substitution/demotion.js';
import { foldText } from '@pora/text-pl/fold';
import { sourcesOf } from './input.js';
import { LibraryCache, type LibraryInput } from './library-cache.js';

const NO_LIMIT = 1_000_000;
/** One portion above the highest daily target [diets §9] is a slip of the pen, not a meal. */
const MOST_KCAL = 10_000;

/** The library, compiled; arrays run parallel to `meals`, which are sorted by id. */
export interface Library {
  readonly meals: readonly Meal[];
  readonly resolved: readonly ResolvedMeal[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Bits of the static rules a meal breaks, all but `type`. */
  readonly mask: Uint16Array;
  readonly divisor: Float64Array;
  /** Exact kcal of one portion at 100 % after substitution. */
  readonly baseKcal: Float64Array;
  readonly favourite: Uint8Array;
  /** Why a meal that may be served gives way to others, and the points of it per place. */
  readonly demotions: readonly (readonly Demotion[])[];
  readonly demotion: Float64Array;
  /** Uses the limit across stages leaves (rule 12). */
  readonly stageRoom: Int32Array;
  readonly groupKeywords: readonly string[];
  readonly dayKeywords: readonly { readonly keyword: string; readonly limit: number }[];
  readonly groupsIn: KeywordFinder;
  readonly dayKeywordsIn: KeywordFinder;
  /** Indexes into `groupKeywords` and `dayKeywords` per meal. */
  readonly groupsOf: readonly (readonly number[])[];
  readonly dayKeywordsOf: readonly (readonly number[])[];
  readonly typesOf: readonly ReadonlySet<string>[];
  readonly judge: FoodJudge;
  readonly catalogue: CatalogueIndex;
}

/** The compiled library, or the one kept from the last time; meals of one id are taken once, the first wins. */
export function compileLibrary(input: LibraryInput): Library {
  return libraries.get(input);
}

const libraries = new LibraryCache(compile);

/**
 * Compiles a changed catalogue for the input the former one was asked for last (`rank` 0), last but one (1) and so on,
 * so that the next question need not wait; false when there was no such input.
 */
export function compileAhead(
  former: Catalogue,
  context: { readonly catalog: Catalogue; readonly config: RuleConfig },
  rank: number,
): boolean {
  const input = libraries.inputsOf(former)[rank];
  if (input) compileLibrary({ ...input, ...context });
  return input !== undefined;
}

function compile(input: LibraryInput): Library {
  const { catalog, config, patient } = input;
  const meals = uniqueSorted(catalog.meals);
  const judge = keptFoodJudge(patient, catalog, config);
  const catalogue = indexCatalogue(catalog);
  const sources = new Set(sourcesOf(input));
  const groupKeywords = normaliseKeywords(config.repeatKeywordGroups);
  const dayKeywords = dailyLimits(config.dailyKeywordLimits);
  const count = meals.length;
  const library = {
    mask: new Uint16Array(count),
    divisor: new Float64Array(count),
    baseKcal: new Float64Array(count),
    favourite: new Uint8Array(count),
    demotion: new Float64Array(count),
    stageRoom: new Int32Array(count),
  };
  const resolved: ResolvedMeal[] = [];
  const demotions: (readonly Demotion[])[] = [];
  const groupsIn = createKeywordFinder(groupKeywords);
  const dayKeywordsIn = createKeywordFinder(dayKeywords.map(({ keyword }) => keyword));
  for (const [i, meal] of meals.entries()) {
    const cooked = resolveMeal(meal.ingredients, judge, catalogue);
    const room = stageRoomOf(config, usesElsewhere(input, meal.id));
    const divisor = recipeDivisor(meal, config.portionDetection);
    const baseKcal = cooked.nutrition.calories / divisor;
    resolved.push(cooked);
    library.divisor[i] = divisor;
    library.baseKcal[i] = baseKcal;
    library.favourite[i] = meal.favorite ? 1 : 0;
    library.stageRoom[i] = Number.isFinite(room) ? room : NO_LIMIT;
    library.mask[i] =
      cooked.mask |
      (sources.has(meal.source) ? 0 : ruleBit('source')) |
      (patient.isChild && meal.childFriendly === false ? ruleBit('child') : 0) |
      (room <= 0 ? ruleBit('stages') : 0) |
      (baseKcal > 0 && baseKcal <= MOST_KCAL ? 0 : ruleBit('no_data'));
    // Of a meal that is out nobody asks where it would stand.
    const found = library.mask[i] === 0 ? demotionsOf(meal, cooked, judge) : [];
    demotions.push(found);
    library.demotion[i] = demotionPoints(found) + (cooked.doubtful.length > 0 ? DOUBT_POINTS : 0);
  }
  return {
    ...library,
    meals,
    resolved,
    demotions,
    indexOf: new Map(meals.map((meal, i) => [meal.id, i])),
    groupKeywords,
    dayKeywords,
    groupsIn,
    dayKeywordsIn,
    groupsOf: meals.map(({ name }) => groupsIn(name)),
    dayKeywordsOf: meals.map(({ name }) => dayKeywordsIn(name)),
    typesOf: meals.map((meal) => new Set(meal.types.map(normaliseMealType))),
    judge,
    catalogue,
  };
}

function usesElsewhere({ usesInOtherStages }: LibraryInput, mealId: string): number {
  const uses = usesInOtherStages?.[mealId] ?? 0;
  return uses > 0 ? uses : 0;
}

function uniqueSorted(meals: readonly Meal[]): Meal[] {
  const byId = new Map<string, Meal>();
  for (const meal of meals) if (!byId.has(meal.id)) byId.set(meal.id, meal);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function dailyLimits(
  limits: readonly { readonly keyword: string; readonly limit: number }[],
): { keyword: string; limit: number }[] {
  const strictest = new Map<string, number>();
  for (const { keyword, limit } of limits) {
    const folded = foldText(keyword);
    if (folded !== '') strictest.set(folded, Math.min(limit, strictest.get(folded) ?? Infinity));
  }
  return [...strictest].map(([keyword, limit]) => ({ keyword, limit }));
}
