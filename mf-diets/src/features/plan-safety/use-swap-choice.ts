import { planAlternativeCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { useApiQuery } from '@pora/kit';
import { useState } from 'react';
import { type LinkedFood, type ProblemPlace } from './group-problems.js';
import { type Swap } from './safety-steps.js';
import { canSwapAt, placeKey, type SwapPlace } from './swap-places.js';
import { chosenOf, type StandIn, useOtherFood, withOther } from './use-other-food.js';

/** Where a food is swapped: in the meal it was asked about, or wherever it stands. */
export type SwapScope = 'here' | 'everywhere';

/**
 * What is swapped for what, and where; the best stand-in and the meals that were asked about unless the person says
 * otherwise. The amounts are those of the first of these meals.
 */
export function useSwapChoice({ id }: Pick<Plan, 'id'>, version: number, places: readonly ProblemPlace[]) {
  const foods = foodsOf(places);
  const [foodId, setFoodId] = useState(foods[0]?.foodId ?? 0);
  const [chosen, setChosen] = useState<number>();
  const [marked, setMarked] = useState<readonly string[]>();
  const at = places.filter((place) => place.foods.some((food) => food.foodId === foodId));
  const [first] = at;
  const [asked, setScope] = useState<SwapScope>();
  const scope = asked ?? (at.length > 1 ? 'everywhere' : 'here');
  const query = {
    foodId: String(foodId),
    ...(first && { day: String(first.day), slot: String(first.slotIndex) }),
  };
  const load = useApiQuery(planAlternativeCalls.substitutes, { params: { id }, query, version });
  const other = useOtherFood({ planId: id, version, foodId, place: first });
  const found = load.phase === 'ready' ? load.data : undefined;
  const standIns = withOther(found?.substitutes ?? [], other);
  const standIn = chosenOf(standIns, chosen, other);
  const inScope = inScopeOf(found?.places ?? [], scope, first);
  const picked = marked ?? (at.length > 1 && scope === 'everywhere' ? at : inScope).map(placeKey);
  const where = inScope.filter((place) => canSwapAt(place) && picked.includes(placeKey(place)));
  return {
    ...{ foods, first, load, standIns, scope, inScope, picked },
    standIn,
    food: foods.find((food) => food.foodId === foodId),
    /** What would be sent; undefined while something is missing. */
    swap: swapOf(foodId, standIn, where),
    other: {
      ...other,
      choose: (food: Parameters<typeof other.choose>[0]) => {
        other.choose(food);
        setChosen(food?.id);
      },
    },
    chooseFood: (next: number) => {
      setFoodId(next);
      setChosen(undefined);
      setMarked(undefined);
    },
    chooseStandIn: setChosen,
    chooseScope: (next: SwapScope) => {
      setScope(next);
      setMarked(undefined);
    },
    pickPlaces: setMarked,
  };
}

/** The choice as its parts receive it. */
export type SwapChoice = ReturnType<typeof useSwapChoice>;

function inScopeOf(
  places: readonly SwapPlace[],
  scope: SwapScope,
  first: ProblemPlace | undefined,
): readonly SwapPlace[] {
  if (scope === 'everywhere' || !first) return places;
  return places.filter((place) => placeKey(place) === placeKey(first));
}

function swapOf(foodId: number, standIn: StandIn | undefined, where: readonly SwapPlace[]): Swap | undefined {
  if (!standIn || where.length === 0) return undefined;
  const places = where.map(({ day, slotIndex }) => ({ day, slotIndex }));
  return { foodId, substituteFoodId: standIn.foodId, places };
}

/** What speaks against the meals, what stands in most of them first. */
function foodsOf(places: readonly ProblemPlace[]): LinkedFood[] {
  const all = places.flatMap(({ foods }) => foods);
  const uses = (wanted: LinkedFood) => all.filter(({ foodId }) => foodId === wanted.foodId).length;
  const foods = new Map(all.map((food) => [food.foodId, food]));
  return [...foods.values()].sort((a, b) => uses(b) - uses(a));
}
