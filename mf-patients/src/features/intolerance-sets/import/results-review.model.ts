import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { type ImportedResults } from './use-results-import.js';

/** Category of a typed result that stood under no heading; the reader's own word. */
export const NO_CATEGORY = 'Bez kategorii';

/** What the person decided. */
export interface ReviewDecisions {
  /** Value of each repeated food, in the order of the review; undefined: the proposed, highest one. */
  readonly repeated: readonly (number | undefined)[];
  /** Value of each row that was not understood; null leaves it out. */
  readonly unread: readonly (number | null)[];
}

/** The decisions an import begins with: the highest of several values, and no guess where there is none. */
export const firstDecisions = ({ review }: Pick<ImportedResults, 'review'>): ReviewDecisions => ({
  repeated: review.repeated.map(() => undefined),
  unread: review.unread.map(() => null),
});

/** What will be saved: the results as they were read, with what the person decided. */
export function decidedCategories(
  { categories, review }: Pick<ImportedResults, 'categories' | 'review'>,
  { repeated, unread }: ReviewDecisions,
): IntoleranceCategory[] {
  const decided = categories.map(({ name, items }) => ({ name, items: items.map((item) => ({ ...item })) }));
  for (const [at, one] of review.repeated.entries()) {
    const value = repeated[at];
    const item = decided
      .find(({ name }) => name === one.category)
      ?.items.find(({ name }) => name === one.name);
    if (item && value !== undefined) item.value = value;
  }
  for (const [at, { category, name }] of review.unread.entries()) {
    const value = unread[at] ?? null;
    if (value === null) continue;
    const heading = category ?? NO_CATEGORY;
    let home = decided.find((one) => one.name === heading);
    if (!home) decided.push((home = { name: heading, items: [] }));
    home.items.push({ name, value });
  }
  return decided;
}
