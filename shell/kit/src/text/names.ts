/** Names one after another; names of foods and meals hold commas of their own, so these stand apart by semicolons. */
export function joinNames(names: readonly string[]): string {
  return names.join('; ');
}
