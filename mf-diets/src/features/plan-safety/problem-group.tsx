import { formatNumber, joinNames } from '@pora/kit';
import { Badge, Button, theme } from '@pora/ui';
import styled from 'styled-components';
import { acceptedRiskStrings } from './accepted-risk.strings.js';
import { type ProblemGroup, type ProblemPlace, type RiskTarget } from './group-problems.js';
import { Place, Places } from './place-line.js';
import { swapStrings } from './swap.strings.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;
const LEVEL_TONE = { block: 'danger', risk: 'danger', note: 'amber' } as const;

interface ProblemActions {
  onShow: (day: number) => void;
  onSwap: (places: readonly ProblemPlace[]) => void;
  onAccept: (target: RiskTarget) => void;
}

/** What one cause speaks against, with what can be done about it: everywhere at once, or meal by meal. */
export function ProblemGroupSection({ group, ...actions }: { group: ProblemGroup } & ProblemActions) {
  const { kind, level, cause, value, foods, places } = group;
  const names = joinNames(foods);
  const canSwap = places.filter((place) => place.foods.length > 0);
  const isSingle = places.length === 1;
  return (
    <section>
      <Head>
        <h3>{names}</h3>
        <Badge tone={LEVEL_TONE[level]}>{t.levels[level]}</Badge>
      </Head>
      <p>
        {t.cause(kind, cause, value === undefined ? undefined : formatNumber(value))} ·{' '}
        {t.meals(places.length)}
      </p>
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
        {places.map((place) => (
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
    </section>
  );
}

interface MealLineProps extends ProblemActions {
  place: ProblemPlace;
  names: string;
  canAct: boolean;
}

function MealLine({ place, names, canAct, onShow, onSwap, onAccept }: MealLineProps) {
  const { day, slotIndex, label, meal, foods } = place;
  const where = t.place(day, label);
  const what = t.foodAtPlace(joinNames(foods.map(({ foodName }) => foodName)) || names, where);
  return (
    <Place text={where} detail={meal} onShow={() => onShow(day)}>
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
