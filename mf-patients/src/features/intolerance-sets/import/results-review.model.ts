import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { lightOf } from '@pora/engine/rules';
import { type ImportedResults } from './use-results-import.js';

/** Category of a typed result that stood under no heading; the reader's own word. */
export const NO_CATEGORY = 'Bez kategorii';

/** Results that are shown to be held against the print. */
const HIGHEST = 8;

/** What the person decided. */
export interface ReviewDecisions {
  /** Value of each repeated food, in the order of the review; undefined: the proposed, highest one. */
  readonly repeated: readonly (number | undefined)[];
}

/** The decisions an import begins with: the highest of several values. */
export const firstDecisions = ({ review }: Pick<ImportedResults, 'review'>): ReviewDecisions => ({
  repeated: review.repeated.map(() => undefined),
});

/** What will be saved: the results as they were read, with what the person decided. */
export function decidedCategories(
  { categories, review }: Pick<ImportedResults, 'categories' | 'review'>,
  { repeated }: ReviewDecisions,
): IntoleranceCategory[] {
  const decided = categories.map(({ name, items }) => ({ name, items: items.map((item) => ({ ...item })) }));
  for (const [at, one] of review.repeated.entries()) {
    const value = repeated[at];
    const item = decided
      .find(({ name }) => name === one.category)
      ?.items.find(({ name }) => name === one.name);
    if (item && value !== undefined) item.value = value;
  }
  return decided;
}

/** A result with the category it stands in. */
export interface PlacedResult {
  readonly category: string;
  readonly name: string;
  readonly value: number;
}

/** All results in one list, each with its category, the highest first. */
export function placedResults(categories: readonly IntoleranceCategory[]): PlacedResult[] {
  return categories
    .flatMap(({ name: category, items }) => items.map((item) => ({ category, ...item })))
    .sort((a, b) => b.value - a.value);
}

/** Elevated results that no food of the catalogue stands behind: the plan could not check them (decision 13). */
export function unmappedResults(
  categories: readonly IntoleranceCategory[],
  foodsOf: (name: string) => number | undefined,
): PlacedResult[] {
  return placedResults(categories).filter(
    ({ name, value }) => lightOf(value) === 'red' && foodsOf(name) === 0,
  );
}

/** Whether it is known of each elevated result if foods stand behind it. */
export function areLinksKnown(
  categories: readonly IntoleranceCategory[],
  foodsOf: (name: string) => number | undefined,
): boolean {
  return placedResults(categories).every(
    ({ name, value }) => lightOf(value) !== 'red' || foodsOf(name) !== undefined,
  );
}

/** The results worth a look at the print: the highest ones. */
export const highestResults = (categories: readonly IntoleranceCategory[]) =>
  placedResults(categories).slice(0, HIGHEST);
