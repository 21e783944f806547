import { notAcceptable, type ApiError } from '@pora/common/errors';

/** 422: the request is about foods that do not exist (any more); `details.foodIds` names all of them. */
export function unknownFoods(foodIds: readonly number[]): ApiError {
  const [first, ...others] = foodIds;
  const more = others.length > 0 ? ` i ${others.length} innych` : '';
  return notAcceptable('unknown_foods', `W bazie nie ma produktu o numerze ${first}${more}.`, { foodIds });
}
