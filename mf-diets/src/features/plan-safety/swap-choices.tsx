import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { formatDecimal, formatGrams, formatNumber, formatSigned } from '@pora/kit';
import { theme } from '@pora/ui';
import { CheckboxField, CheckboxGroup, RadioGroupField } from '@pora/ui/forms';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { swapStrings as t } from './swap.strings.js';
import { verdictStrings } from './verdict.strings.js';

type SwapPlace = FoodSubstitutes['places'][number];

/** Names a place of the plan among others. */
export const placeKey = ({ day, slotIndex }: { day: number; slotIndex: number }) => `${day}-${slotIndex}`;

/** Whether a food can be swapped in this meal at all. */
export const canSwapAt = ({ locked, replaceable }: SwapPlace) => !locked && replaceable;

interface StandInsProps {
  /** What the amounts are for. */
  label: string;
  substitutes: FoodSubstitutes['substitutes'];
  chosen: number | undefined;
  onChoose: (foodId: number) => void;
}

/** What may stand in, with amount and energy; the list comes after the window and takes the focus. */
export function StandIns({ label, substitutes, chosen, onChoose }: StandInsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <RadioGroupField
      label={label}
      orientation="column"
      inputRef={first}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      options={substitutes.map(({ foodId, name, grams, unitName, unitQty, kcalDifference }) => ({
        value: String(foodId),
        label: (
          <span>
            <strong>{name}</strong>{' '}
            {t.amount(
              formatGrams(grams, Number.isInteger(grams) ? 0 : 1),
              unitName === undefined ? undefined : t.unit(formatDecimal(unitQty, 1), unitName),
              formatSigned(kcalDifference),
            )}
          </span>
        ),
      }))}
    />
  );
}

/** Listed stand-ins that cannot be taken, and why. */
export function RefusedFoods({ refused }: Pick<FoodSubstitutes, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <section>
      <Small>{t.refused}</Small>
      <Refused>
        {refused.map(({ foodId, name, problems, unweighed }) => (
          <li key={foodId}>
            <strong>{name}</strong>{' '}
            {[
              ...problems.map(({ kind, cause, value }) =>
                verdictStrings.dialog.cause(
                  kind,
                  cause,
                  value === undefined ? undefined : formatNumber(value),
                ),
              ),
              ...(unweighed ? [t.unweighed] : []),
            ].join(', ')}
          </li>
        ))}
      </Refused>
    </section>
  );
}

interface SwapPlacesProps {
  places: readonly SwapPlace[];
  picked: readonly string[];
  onPick: (keys: readonly string[]) => void;
}

/** Every meal that holds the food; those that cannot be changed say why. */
export function SwapPlaces({ places, picked, onPick }: SwapPlacesProps) {
  return (
    <CheckboxGroup label={t.meals} hint={t.mealsHint}>
      {places.map((place) => {
        const { day, slotLabel, mealName, grams, locked } = place;
        const key = placeKey(place);
        const canSwap = canSwapAt(place);
        return (
          <CheckboxField
            key={key}
            label={t.meal(verdictStrings.dialog.place(day, slotLabel), mealName, formatGrams(grams))}
            hint={canSwap ? undefined : locked ? t.locked : t.keyIngredient}
            disabled={!canSwap}
            checked={canSwap && picked.includes(key)}
            onChange={(on) => onPick(on ? [...picked, key] : picked.filter((one) => one !== key))}
          />
        );
      })}
    </CheckboxGroup>
  );
}

const Small = styled.h3`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Refused = styled.ul`
  margin: ${theme.s[1]} 0 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  strong {
    color: ${theme.c.text};
  }
`;
