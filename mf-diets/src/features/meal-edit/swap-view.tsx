import { planAlternativeCalls } from '@pora/contracts/calls';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatGrams, messageOf, useApiQuery } from '@pora/kit';
import { ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import {
  chosenOf,
  OtherFoodField,
  RefusedFoods,
  type StandIn,
  StandIns,
  useOtherFood,
  withOther,
} from '../plan-safety/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { ingredientOf } from '../food-amount/public.js';
import { type DraftLine } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { standInsFor, withMealCalories } from './swap-ingredient.js';
import { type MealEdit } from './use-meal-edit.js';

/** Safe stand-ins of one ingredient for the plan's patient; the best one unless the person says otherwise. */
export function useSwapView(
  line: DraftLine | undefined,
  place: SlotPlace,
  { dirty, preview }: Pick<MealEdit, 'dirty' | 'preview'>,
) {
  const { plan } = usePlanEditing();
  const [chosen, setChosen] = useState<number>();
  const load = useApiQuery(
    planAlternativeCalls.substitutes,
    {
      params: { id: plan.id },
      query: {
        foodId: String(line?.item.foodId ?? 0),
        day: String(place.day),
        slot: String(place.slotIndex),
      },
      version: plan.version,
    },
    { enabled: line !== undefined },
  );
  const foodId = line?.item.foodId ?? undefined;
  const other = useOtherFood({ planId: plan.id, version: plan.version, foodId, place });
  const standIns = line && load.phase === 'ready' ? choicesFor(line, load.data, other) : [];
  const calories = preview.phase === 'ready' ? preview.last?.slot.entry?.calories : undefined;
  // Of a food that nothing speaks against the server tells no meal: it is never swapped there.
  const isTold = !dirty && standIns.every(({ mealCalories }) => mealCalories !== null);
  const choices = isTold ? standIns : withMealCalories(standIns, calories);
  const canSwap = line?.item.replaceable !== false;
  const standIn = canSwap ? chosenOf(choices, chosen, other) : undefined;
  const chooseOther: typeof other.choose = (food) => {
    other.choose(food);
    setChosen(food?.id);
  };
  return {
    ...{ load, choices, canSwap, standIn, choose: setChosen },
    other: { ...other, choose: chooseOther },
  };
}

function choicesFor(
  line: DraftLine,
  { substitutes, grams }: Pick<FoodSubstitutes, 'substitutes' | 'grams'>,
  other: ReturnType<typeof useOtherFood>,
): StandIn[] {
  return standInsFor(line, { substitutes: [...withOther(substitutes, other)], grams });
}

/** Chooses what is to stand in for an ingredient, and says why other foods may not. */
export function SwapView({ line, swap }: { line: DraftLine; swap: ReturnType<typeof useSwapView> }) {
  const { load, choices, canSwap, standIn, choose, other } = swap;
  if (!canSwap) return <InlineNotice tone="amber">{t.swap.keyIngredient}</InlineNotice>;
  if (load.phase === 'loading') return <Spinner label={t.swap.loading} />;
  if (load.phase === 'failed') {
    return (
      <ErrorState
        title={t.swap.loadFailed}
        description={messageOf(load.error)}
        onRetry={load.retry}
        busy={load.retrying}
      />
    );
  }
  const { grams } = ingredientOf(line);
  return (
    <Stack>
      {choices.length === 0 ? (
        <InlineNotice tone="amber" title={t.swap.none}>
          {t.swap.noneText}
        </InlineNotice>
      ) : (
        <StandIns
          label={t.swap.instead(formatGrams(grams, Number.isInteger(grams) ? 0 : 1))}
          substitutes={choices}
          chosen={standIn?.foodId}
          onChoose={choose}
        />
      )}
      <OtherFoodField key={load.data.foodId} other={other} startsOpen={load.data.substitutes.length === 0} />
      <RefusedFoods refused={load.data.refused} problems={load.data.problems} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s[4]};

  > :not(button) {
    justify-self: stretch;
  }
`;
