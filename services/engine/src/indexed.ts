/**
 * Reads by an index that has to be there: a hole is a defect and stops the run, where a cast would let `undefined` run on
 * as a number. There is one reader for each kind of list: a function that meets many kinds reads all of them slowly.
 */

/** The item at the index. @throws RangeError when there is none */
export function itemAt<T extends NonNullable<unknown>>(items: readonly T[], index: number): T {
  return items[index] ?? missing(items, index);
}

/** The number at the index. @throws RangeError when there is none */
export function numberAt(numbers: readonly number[], index: number): number {
  return numbers[index] ?? missing(numbers, index);
}

/** The number at the index. @throws RangeError when there is none */
export function floatAt(floats: Float64Array, index: number): number {
  return floats[index] ?? missing(floats, index);
}

/** The whole number at the index. @throws RangeError when there is none */
export function intAt(ints: Int32Array, index: number): number {
  return ints[index] ?? missing(ints, index);
}

/** The bits at the index. @throws RangeError when there are none */
export function maskAt(masks: Uint16Array, index: number): number {
  return masks[index] ?? missing(masks, index);
}

/** The word at the index. @throws RangeError when there is none */
export function wordAt(words: Uint32Array, index: number): number {
  return words[index] ?? missing(words, index);
}

/** Ends the run: nothing stands at the index. The innermost loops write the check out, `xs[i] ?? missing(xs, i)`. */
export function missing({ length }: { readonly length: number }, index: number): never {
  throw new RangeError(`Nothing stands at ${index} of ${length}.`);
}
