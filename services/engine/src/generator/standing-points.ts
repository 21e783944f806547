/** Points of a meal in a unit whatever its portions are: no favourite where those come first, and what makes it give way. */
import { floatAt } from '../indexed.js';
import { POINTS } from '../objective.js';
import type { Library } from './library.js';

/** What of a unit of places counts here; the problem itself asks for these points. */
interface StandingUnit {
  readonly prefersFavourites: boolean;
  readonly slots: { readonly length: number };
}

/** Points the objective counts: a lunch or dinner that is no favourite where favourites come first. */
export function favouritePoints(
  { favourite }: Pick<Library, 'favourite'>,
  { prefersFavourites }: Pick<StandingUnit, 'prefersFavourites'>,
  meal: number,
): number {
  return prefersFavourites && favourite[meal] === 0 ? POINTS.nonFavouriteUnit : 0;
}

/** The same with the soft terms, which lead the search and are no part of the objective. */
export function standingPoints(library: Library, unit: StandingUnit, meal: number): number {
  return favouritePoints(library, unit, meal) + floatAt(library.demotion, meal) * unit.slots.length;
}
