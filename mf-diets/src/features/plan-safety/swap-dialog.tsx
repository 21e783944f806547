import { planAlternativeCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { formatGrams, type LoadState, messageOf, useApiQuery } from '@pora/kit';
import { Button, ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { Dialog } from '@pora/ui/overlays';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { type LinkedFood, type ProblemPlace } from './group-problems.js';
import { type SafetySteps, type Swap, type SwapAnswer } from './safety-steps.js';
import { canSwapAt, placeKey, RefusedFoods, StandIns, SwapPlaces } from './swap-choices.js';
import { swapStrings as t } from './swap.strings.js';

interface SwapDialogProps {
  plan: Plan;
  /** Meals with what is to be swapped in them. */
  places: readonly ProblemPlace[];
  steps: SafetySteps;
  onDone: (answer: SwapAnswer) => void;
  onClose: () => void;
}

/** Safe stand-ins of a food with their amounts, and the meals in which the chosen one is to take its place. */
export function SwapDialog({ plan, places, steps, onDone, onClose }: SwapDialogProps) {
  const choice = useSwapChoice(plan, places);
  const { foods, food, load, swap } = choice;
  const run = useMutation({ mutationFn: (asked: Swap) => steps.substitute(asked), onSuccess: onDone });
  const submit = () => swap && !run.isPending && run.mutate(swap);
  // What came of it is told here.
  const close = () => !run.isPending && onClose();
  return (
    <Dialog
      open
      title={t.title(food?.foodName ?? '')}
      onClose={close}
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="primary" shortcut="Ctrl ↵" disabled={!swap} busy={run.isPending} onClick={submit}>
            {t.submit(swap?.places?.length ?? 0)}
          </Button>
        </>
      }
    >
      <Stack>
        {foods.length > 1 && (
          <SelectField
            label={t.food}
            value={String(food?.foodId)}
            options={foods.map(({ foodId, foodName }) => ({ value: String(foodId), label: foodName }))}
            onChange={(value) => choice.chooseFood(Number(value))}
          />
        )}
        <Loaded load={load} choice={choice} />
        {run.isError && (
          <InlineNotice tone="danger" title={t.failed} live>
            {messageOf(run.error)}
          </InlineNotice>
        )}
      </Stack>
    </Dialog>
  );
}

type SwapChoice = ReturnType<typeof useSwapChoice>;

function Loaded({ load, choice }: { load: LoadState<FoodSubstitutes>; choice: SwapChoice }) {
  if (load.phase === 'loading') return <Spinner label={t.loading} />;
  if (load.phase === 'failed') {
    return (
      <ErrorState
        title={t.loadFailed}
        description={messageOf(load.error)}
        onRetry={load.retry}
        busy={load.retrying}
      />
    );
  }
  const { substitutes, refused, grams, places } = load.data;
  return (
    <>
      {substitutes.length === 0 ? (
        <InlineNotice tone="amber" title={t.none}>
          {t.noneText}
        </InlineNotice>
      ) : (
        <StandIns
          label={choice.isOfOneMeal ? t.instead(formatGrams(grams)) : t.per100}
          substitutes={substitutes}
          chosen={choice.standIn}
          onChoose={choice.chooseStandIn}
        />
      )}
      <RefusedFoods refused={refused} />
      {substitutes.length > 0 && (
        <SwapPlaces places={places} picked={choice.picked} onPick={choice.pickPlaces} />
      )}
    </>
  );
}

/** What is swapped for what, and where; the best stand-in and the meals that were asked about unless the person says otherwise. */
function useSwapChoice({ id, ...plan }: Plan, places: readonly ProblemPlace[]) {
  // The swap itself makes the next version; the list is not asked for again while the window closes.
  const [version] = useState(plan.version);
  const foods = foodsOf(places);
  const [foodId, setFoodId] = useState(foods[0]?.foodId ?? 0);
  const [chosen, setChosen] = useState<number>();
  const [marked, setMarked] = useState<readonly string[]>();
  const at = places.filter((place) => place.foods.some((food) => food.foodId === foodId));
  const [first] = at;
  const isOfOneMeal = at.length === 1;
  const load = useApiQuery(planAlternativeCalls.substitutes, {
    params: { id },
    query: {
      foodId: String(foodId),
      ...(first && isOfOneMeal && { day: String(first.day), slot: String(first.slotIndex) }),
    },
    version,
  });
  const found = load.phase === 'ready' ? load.data : undefined;
  const standIn = chosen ?? found?.substitutes[0]?.foodId;
  const picked = marked ?? at.map(placeKey);
  const where = found?.places.filter((place) => canSwapAt(place) && picked.includes(placeKey(place))) ?? [];
  const swap: Swap | undefined =
    standIn !== undefined && where.length > 0
      ? { foodId, substituteFoodId: standIn, places: where.map(({ day, slotIndex }) => ({ day, slotIndex })) }
      : undefined;
  return {
    ...{ foods, load, isOfOneMeal, standIn, picked },
    food: foods.find((food) => food.foodId === foodId),
    /** What would be sent; undefined while something is missing. */
    swap,
    chooseFood: (next: number) => {
      setFoodId(next);
      setChosen(undefined);
      setMarked(undefined);
    },
    chooseStandIn: setChosen,
    pickPlaces: setMarked,
  };
}

function foodsOf(places: readonly ProblemPlace[]): LinkedFood[] {
  const foods = new Map(places.flatMap((place) => place.foods.map((food) => [food.foodId, food] as const)));
  return [...foods.values()];
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;
