import { isDeepStrictEqual } from 'node:util';

/** Names of the members whose value differs, lists and nested objects compared by content. */
export function changedFields<T extends object>(before: T, after: T): string[] {
  return (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
}
