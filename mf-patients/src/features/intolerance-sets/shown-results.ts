import { itemsOfSet, type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { countLights as countItemLights, type IntoleranceLight, lightOf } from '@pora/engine/rules';
import { compareText, matchesText } from '@pora/kit';

/** Which results a person wants to see, in what order. */
export interface ResultsView {
  light: IntoleranceLight | 'all';
  query: string;
  order: 'value' | 'name';
}

type Categories = PatientIntoleranceSet['categories'];

/** The categories with the results to be shown; one without any is left out. */
export function shownResults(categories: Categories, { light, query, order }: ResultsView): Categories {
  return categories
    .map(({ name, items }) => ({
      name,
      items: items
        .filter(({ value }) => light === 'all' || lightOf(value) === light)
        .filter((item) => matchesText(item.name, query))
        .sort((a, b) => (order === 'value' ? b.value - a.value : 0) || compareText(a.name, b.name)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** How many results of each colour there are. */
export function countLights(categories: Categories): Record<IntoleranceLight, number> {
  return countItemLights(itemsOfSet({ categories }));
}
