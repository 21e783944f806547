import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { joinNames } from '@pora/kit';
import { Badge, Button, theme } from '@pora/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { acceptedRiskStrings } from './accepted-risk.strings.js';
import { canBeChecked, type ProblemGroup, type ProblemPlace, type RiskTarget } from './group-problems.js';
import { Place, Places } from './place-line.js';
import { swapStrings } from './swap.strings.js';
import { formatMeasured } from './measured-value.js';
import { useCauseName } from './use-cause-name.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;
/** How many meals of a note stand at first. */
const FIRST = 4;
const LEVEL_TONE = { block: 'danger-solid', risk: 'danger', note: 'amber' } as const;

interface ProblemActions {
  onShow: (day: number) => void;
  onSwap: (places: readonly ProblemPlace[]) => void;
  onAccept: (target: RiskTarget) => void;
  /** What else may stand there. */
  onOthers: (place: SlotPlace) => void;
}

/** What one cause speaks against, with what can be done about it: everywhere at once, or meal by meal. */
export function ProblemGroupSection({
  group,
  draw,
  ...actions
}: {
  group: ProblemGroup;
  /** Other meals for all of its places. */
  draw: ReactNode;
} & ProblemActions) {
  const nameOf = useCauseName();
  const { kind, level, cause, value, foods, places } = group;
  const names = joinNames(foods);
  const canSwap = places.filter((place) => place.foods.length > 0);
  const isSingle = places.length === 1;
  // A risk is never folded away.
  const isLong = level === 'note' && places.length > FIRST;
  const [all, setAll] = useState(false);
  return (
    <section>
      <Head>
        <h3>{t.heading(cause === '' ? t.kinds[kind] : nameOf(cause), places.length)}</h3>
        <Badge tone={LEVEL_TONE[level]}>{t.levels[level]}</Badge>
      </Head>
      <p>{t.found(kind, names, formatMeasured(value))}</p>
      {canBeChecked(kind) && <CheckFoods places={places} />}
      {level !== 'note' && (
        <Actions>
          {canSwap.length > 0 && (
            <Button
              size="compact"
              aria-label={isSingle ? swapStrings.swapFor(names) : swapStrings.swapAllFor(names)}
              onClick={() => actions.onSwap(canSwap)}
            >
              {isSingle ? swapStrings.swap : swapStrings.swapAll}
            </Button>
          )}
          {draw}
          <Button
            variant="quiet"
            size="compact"
            aria-label={acceptedRiskStrings.acceptFor(names)}
            onClick={() => actions.onAccept({ cause })}
          >
            {acceptedRiskStrings.accept}
          </Button>
        </Actions>
      )}
      <Places>
        {(isLong && !all ? places.slice(0, FIRST) : places).map((place) => (
          <MealLine
            key={`${place.day}-${place.slotIndex}`}
            place={place}
            names={names}
            // A single meal has its buttons above.
            canAct={level !== 'note' && !isSingle}
            {...actions}
          />
        ))}
      </Places>
      {isLong && (
        <Button variant="quiet" size="compact" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewer : t.allMeals(places.length)}
        </Button>
      )}
    </section>
  );
}

/** Foods nobody knows enough of: the first opens beside the plan, and leads to the next. */
function CheckFoods({ places }: { places: readonly ProblemPlace[] }) {
  const { address } = usePlanEditing();
  const foods = new Map(places.flatMap((place) => place.foods).map((food) => [food.foodId, food.foodName]));
  const [first] = foods;
  if (!first) return null;
  const [foodId, foodName] = first;
  return (
    <Actions>
      <Button
        size="compact"
        aria-label={foods.size === 1 ? t.checkFoodOf(foodName) : undefined}
        onClick={() => address.checkFood(foodId)}
      >
        {foods.size === 1 ? t.checkFood : t.checkFoods(foods.size)}
      </Button>
    </Actions>
  );
}

interface MealLineProps extends ProblemActions {
  place: ProblemPlace;
  names: string;
  canAct: boolean;
}

function MealLine({ place, names, canAct, onShow, onSwap, onAccept, onOthers }: MealLineProps) {
  const { day, slotIndex, label, meal, foods } = place;
  const where = t.place(day, label);
  const what = t.foodAtPlace(joinNames(foods.map(({ foodName }) => foodName)) || names, where);
  return (
    <Place text={where} detail={meal} onShow={() => onShow(day)}>
      <Button
        variant="quiet"
        size="compact"
        aria-label={t.othersAt(where)}
        onClick={() => onOthers({ day, slotIndex })}
      >
        {t.others}
      </Button>
      {canAct && foods.length > 0 && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={swapStrings.swapFor(what)}
          onClick={() => onSwap([place])}
        >
          {swapStrings.swap}
        </Button>
      )}
      {canAct && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={acceptedRiskStrings.acceptPlace(what)}
          onClick={() => onAccept({ place: { day, slotIndex } })}
        >
          {acceptedRiskStrings.acceptHere}
        </Button>
      )}
    </Place>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[1]};
`;
