/** Points of a meal in a unit whatever its portions are: no favourite where those come first, and what makes it give way. */
import { floatAt } from '../indexed.js';
import { POINTS } from '../objective.js';

/** What of a library is counted here; arrays by meal. */
interface Standing {
  readonly favourite: Uint8Array;
  readonly demotion: Float64Array;
}

/** Points the objective counts: a lunch or dinner that is no favourite where favourites come first. */
export function favouritePoints(
  { favourite }: Pick<Standing, 'favourite'>,
  { prefersFavourites }: { readonly prefersFavourites: boolean },
  meal: number,
): number {
  return prefersFavourites && favourite[meal] === 0 ? POINTS.nonFavouriteUnit : 0;
}

/** The same with the soft terms, which lead the search and are no part of the objective. */
export function standingPoints(
  library: Standing,
  unit: { readonly prefersFavourites: boolean; readonly slots: readonly unknown[] },
  meal: number,
): number {
  return favouritePoints(library, unit, meal) + floatAt(library.demotion, meal) * unit.slots.length;
}
