import { notAcceptable, type ApiError } from '@pora/common/errors';
import { plural } from '@pora/text-pl/plural';

/** Foods that are named; the rest is a number. */
const NAMED = 5;
const OTHERS = { one: 'innego', few: 'innych', many: 'innych' };

/**
 * 422: the request is about foods that do not exist (any more); `details.foodIds` names all of them. Those in the trash
 * are called by their names: whoever had chosen one knows no number.
 */
export function unknownFoods(foodIds: readonly number[], names: ReadonlyMap<number, string>): ApiError {
  const called = foodIds.slice(0, NAMED).map((id) => {
    const name = names.get(id);
    return name === undefined ? `numer ${id}` : `„${name}”`;
  });
  const rest = foodIds.length - called.length;
  const which = called.join(', ') + (rest > 0 ? ` i ${rest} ${plural(rest, OTHERS)}` : '');
  const foods = foodIds.length === 1 ? 'produktu' : 'produktów';
  return notAcceptable('unknown_foods', `W bazie nie ma już ${foods}: ${which}.`, { foodIds });
}
