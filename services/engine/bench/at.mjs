/**
 * Element of a list that is certainly there; a bound worked out with a missing one would be wrong without a word.
 * @template T
 * @param {ArrayLike<T>} list
 * @param {number} index
 * @returns {T}
 */
export function at(list, index) {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no element ${index} among ${list.length}.`);
  return found;
}
