import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { formatGrams } from '@pora/kit';
import { theme, VisuallyHidden } from '@pora/ui';
import { CheckboxField, CheckboxGroup } from '@pora/ui/forms';
import { mealIcons } from '@pora/ui/icons';
import styled from 'styled-components';
import { swapStrings as t } from './swap.strings.js';
import { verdictStrings } from './verdict.strings.js';

/** A meal of the plan that holds what is swapped. */
export type SwapPlace = FoodSubstitutes['places'][number];

/** Names a place of the plan among others. */
export const placeKey = ({ day, slotIndex }: { day: number; slotIndex: number }) => `${day}-${slotIndex}`;

/** Whether a food can be swapped in this meal at all. */
export const canSwapAt = ({ locked, replaceable }: SwapPlace) => !locked && replaceable;

interface SwapPlacesProps {
  plan: Pick<Plan, 'planDays'>;
  places: readonly SwapPlace[];
  picked: readonly string[];
  onPick: (keys: readonly string[]) => void;
}

/** Every meal that holds the food; those that cannot be changed say why. */
export function SwapPlaces({ plan, places, picked, onPick }: SwapPlacesProps) {
  return (
    <CheckboxGroup label={t.meals} hint={t.mealsHint}>
      {places.map((place) => {
        const key = placeKey(place);
        const canSwap = canSwapAt(place);
        return (
          <CheckboxField
            key={key}
            label={<PlaceName plan={plan} place={place} />}
            hint={canSwap ? undefined : place.locked ? t.locked : t.keyIngredient}
            disabled={!canSwap}
            checked={canSwap && picked.includes(key)}
            onChange={(on) => onPick(on ? [...picked, key] : picked.filter((one) => one !== key))}
          />
        );
      })}
    </CheckboxGroup>
  );
}

function PlaceName({ plan, place }: { plan: SwapPlacesProps['plan']; place: SwapPlace }) {
  const { day, slotIndex, slotLabel, mealName, grams } = place;
  const type = plan.planDays.find((each) => each.day === day)?.slots[slotIndex]?.type;
  return (
    <>
      <Line aria-hidden>
        {type && <TypeIcon type={type} />}
        <Day>{t.day(day)}</Day>
        <span>{mealName}</span>
      </Line>
      <VisuallyHidden>
        {t.meal(verdictStrings.dialog.place(day, slotLabel), mealName, formatGrams(grams))}
      </VisuallyHidden>
    </>
  );
}

function TypeIcon({ type }: { type: MealType }) {
  const Icon = mealIcons[type];
  return <Icon size={14} color={theme.meal[type].text} aria-hidden />;
}

const Line = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  font: ${theme.t.dense};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Day = styled.span`
  flex: none;
  min-width: 1.75rem;
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
`;
