/** Foods of a catalogue by id. */

interface Identified {
  readonly id: number;
}

const kept = new WeakMap<readonly Identified[], ReadonlyMap<number, Identified>>();

/** The foods by id; made once for a list, however often a plan is checked against it. A list never changes in place. */
export function foodsById<F extends Identified>(foods: readonly F[]): ReadonlyMap<number, F> {
  const known = kept.get(foods) as ReadonlyMap<number, F> | undefined;
  if (known) return known;
  const byId = new Map(foods.map((food) => [food.id, food]));
  kept.set(foods, byId);
  return byId;
}
