import { planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { failureProps, useApiQuery } from '@pora/kit';
import { keepPreviousData } from '@pora/kit/queries';
import { Button, EmptyState, ErrorState, IconButton, Spinner, toast } from '@pora/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@pora/ui/icons';
import { SidePane } from '@pora/ui/overlays';
import { useRef } from 'react';
import { usePlanEditing } from '../plan-work/public.js';
import { CheckedFoodBody, CheckedFoodFooter } from './checked-food.js';
import { foodCheckStrings as t } from './food-check.strings.js';
import { useCheckedFood } from './use-checked-food.js';
import { useFoodFacts } from './use-food-facts.js';
import { waitingFoods, type WaitingFood } from './waiting-foods.js';

/** Foods of the plan nobody knows enough of, one after another beside the plan, each with its answers (decision 73). */
export function FoodCheckPane({ onClose }: { onClose: () => void }) {
  const { commands, address } = usePlanEditing();
  const plan = commands.newest();
  const { id, version } = plan;
  const safety = useApiQuery(
    planInsightCalls.safety,
    { params: { id }, version },
    { placeholderData: keepPreviousData },
  );
  const hasRisk = useRef(false);
  if (safety.phase !== 'ready' || plan.patientId === null) {
    return (
      <SidePane title={t.title} onClose={onClose}>
        {safety.phase === 'failed' ? (
          <ErrorState compact title={t.failed} {...failureProps(safety)} />
        ) : (
          <Spinner label={t.loading} />
        )}
      </SidePane>
    );
  }
  const foods = waitingFoods(safety.data);
  const at = foods.findIndex(({ foodId }) => foodId === address.food);
  const food = foods[at];
  const next = foods.find(({ foodId }) => foodId !== address.food);
  if (!food) return <Settled next={next} onNext={address.checkFood} onClose={onClose} />;
  const goOn = () => {
    const after = foods[at + 1];
    if (after) address.checkFood(after.foodId);
    // What became a risk is looked at in the list that offers its stand-ins.
    else if (hasRisk.current) address.open('warnings');
    else onClose();
  };
  return (
    <FoodPane
      key={food.foodId}
      plan={plan}
      patientId={plan.patientId}
      waiting={food}
      at={at}
      foods={foods}
      onTurn={address.checkFood}
      onSaved={(isRisk) => {
        hasRisk.current ||= isRisk;
        toast.success(t.saved(food.foodName), t.savedText);
        goOn();
      }}
      onUnknown={goOn}
      onClose={onClose}
    />
  );
}

function Settled({
  next,
  onNext,
  onClose,
}: {
  next: WaitingFood | undefined;
  onNext: (foodId: number) => void;
  onClose: () => void;
}) {
  return (
    <SidePane title={t.title} onClose={onClose}>
      <EmptyState
        compact
        title={t.settled}
        description={t.settledText}
        actions={next && <Button onClick={() => onNext(next.foodId)}>{t.toNext}</Button>}
      />
    </SidePane>
  );
}

interface FoodPaneProps {
  plan: Plan;
  patientId: string;
  waiting: WaitingFood;
  at: number;
  foods: readonly WaitingFood[];
  onTurn: (foodId: number) => void;
  /** `isRisk`: the food is one for the patient from now on. */
  onSaved: (isRisk: boolean) => void;
  onUnknown: () => void;
  onClose: () => void;
}

function FoodPane({
  plan,
  patientId,
  waiting,
  at,
  foods,
  onTurn,
  onSaved,
  onUnknown,
  onClose,
}: FoodPaneProps) {
  const { facts, failure, isTolerated } = useFoodFacts(waiting, patientId);
  const checked = useCheckedFood({ facts, foodId: waiting.foodId, planId: plan.id, isTolerated, onSaved });
  const [before, after] = [foods[at - 1], foods[at + 1]];
  return (
    <SidePane
      title={waiting.foodName}
      subtitle={
        <>
          <span>{t.which(at + 1, foods.length)}</span>
          <span>{t.facts(waiting.foodId, waiting.places.length)}</span>
        </>
      }
      actions={
        foods.length > 1 && (
          <>
            <IconButton
              label={t.previous}
              icon={<ChevronLeftIcon />}
              disabled={!before}
              onClick={() => before && onTurn(before.foodId)}
            />
            <IconButton
              label={t.next}
              icon={<ChevronRightIcon />}
              disabled={!after}
              onClick={() => after && onTurn(after.foodId)}
            />
          </>
        )
      }
      onClose={onClose}
      footerStart={
        <Button variant="quiet" disabled={checked.busy} onClick={onUnknown}>
          {t.unknown}
        </Button>
      }
      footer={<CheckedFoodFooter checked={checked} foodName={waiting.foodName} />}
    >
      {failure ? (
        <ErrorState compact title={t.failed} {...failureProps(failure)} />
      ) : facts ? (
        <CheckedFoodBody
          facts={facts}
          checked={checked}
          count={waiting.places.length}
          isTolerated={isTolerated}
        />
      ) : (
        <Spinner label={t.loading} />
      )}
    </SidePane>
  );
}
