import { planAlternativeCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type LoadState, useApiQuery } from '@pora/kit';
import { useState } from 'react';

/** One food that may stand in, with its amount. */
export type StandIn = FoodSubstitutes['substitutes'][number];
/** One that cannot be taken. */
export type RefusedFood = FoodSubstitutes['refused'][number];

interface OtherFoodInput {
  planId: string;
  version: number;
  /** What is replaced; undefined while nothing is. */
  foodId: number | undefined;
  /** The meal whose amount is meant. */
  place: SlotPlace | undefined;
}

/** Any other food of the base for a swap: whether it may stand in, and with which figures, is the server's word. */
export function useOtherFood({ planId, version, foodId, place }: OtherFoodInput) {
  const [picked, setPicked] = useState<{ of: number; food: Food }>();
  const food = picked && picked.of === foodId ? picked.food : undefined;
  const load: LoadState<FoodSubstitutes> = useApiQuery(
    planAlternativeCalls.substitutes,
    {
      params: { id: planId },
      query: {
        foodId: String(foodId ?? 0),
        ...(place && { day: String(place.day), slot: String(place.slotIndex) }),
        other: String(food?.id ?? 0),
      },
      version,
    },
    { enabled: food !== undefined && food.id !== foodId },
  );
  const found = food && load.phase === 'ready' ? load.data : undefined;
  const isIt = (item: { foodId: number }) => item.foodId === food?.id;
  return {
    food,
    isSame: food !== undefined && food.id === foodId,
    load,
    standIn: found?.substitutes.find(isIt),
    refused: found?.refused.find(isIt),
    choose: (next: Food | null) =>
      setPicked(next && foodId !== undefined ? { of: foodId, food: next } : undefined),
  };
}

/** The other food as its parts receive it. */
export type OtherFood = ReturnType<typeof useOtherFood>;

/** The listed stand-ins with the other food, where it may stand in. */
export function withOther(
  listed: readonly StandIn[],
  { standIn }: Pick<OtherFood, 'standIn'>,
): readonly StandIn[] {
  return standIn && !listed.some(({ foodId }) => foodId === standIn.foodId) ? [...listed, standIn] : listed;
}

/**
 * The chosen stand-in, or the best one. A food that was chosen and cannot be taken is not swapped for another one in
 * silence: then there is none.
 */
export function chosenOf(
  standIns: readonly StandIn[],
  chosen: number | undefined,
  { food, standIn }: Pick<OtherFood, 'food' | 'standIn'>,
): StandIn | undefined {
  const isOpen = food !== undefined && chosen === food.id && !standIn;
  return isOpen ? undefined : (standIns.find(({ foodId }) => foodId === chosen) ?? standIns[0]);
}
