import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { portionCalories } from '@pora/engine/portions';
import { formatDeviation, formatKcal, formatPercent, messageOf } from '@pora/kit';
import { InlineNotice, media, SegmentedControl, theme } from '@pora/ui';
import { StepperField } from '@pora/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { deviationOf, isLocked, portionHint, type Tolerances } from '../plan-work/public.js';
import { slotSheetStrings as t } from './slot-sheet.strings.js';
import { usePortion, usePortionRange } from './use-portion.js';

const STEP = 5;

interface SlotPortionProps {
  plan: Plan;
  tolerances: Tolerances | null;
  slot: PlanSlot;
  place: SlotPlace;
  /** Days that share the dish, this one included. */
  pair: readonly number[];
}

/** The portion of the meal by steps, for this day or for all days of a joined dish, and what the day comes to with it. */
export function SlotPortion({ plan, tolerances, slot, place, pair }: SlotPortionProps) {
  const range = usePortionRange(slot.type);
  const { percent, isSaving, change } = usePortion(slot.entry?.portionPercent ?? 100);
  const [both, setBoth] = useState(false);
  const day = plan.planDays.find((each) => each.day === place.day);
  if (range.phase === 'failed') {
    return (
      <InlineNotice tone="amber">
        {t.rangeUnknown} {messageOf(range.error)}
      </InlineNotice>
    );
  }
  if (!slot.entry || !day || range.phase === 'loading') return null;
  const { min, max } = range.data;
  const calories = portionCalories(slot.entry.baseCalories, percent);
  const total = isSaving ? day.totals.calories - slot.entry.calories + calories : day.totals.calories;
  const deviation = deviationOf(total, plan.caloriesPerDay, tolerances);
  const places = (both ? pair : [place.day]).map((each) => ({ ...place, day: each }));
  return (
    <Section>
      <StepperField
        label={t.portion}
        hint={portionHint(range.data)}
        value={percent}
        // A portion the generator chose may lie outside of what a person may choose; it stays until it is changed.
        min={Math.min(min, percent)}
        max={Math.max(max, percent)}
        step={STEP}
        format={(value) => formatPercent(value)}
        disabled={isLocked(slot)}
        onChange={(next) => change(Math.min(max, Math.max(min, next)), places)}
      />
      <Line>
        {pair.length > 1 && (
          <SegmentedControl
            label={t.scope}
            value={both ? 'both' : 'one'}
            onChange={(value) => setBoth(value === 'both')}
            options={[
              { value: 'one', label: t.thisDay(place.day) },
              { value: 'both', label: t.bothDays(pair) },
            ]}
          />
        )}
        <span role="status">
          {t.dayAfter(place.day, formatKcal(total), formatDeviation(deviation?.percent ?? 0))}
        </span>
      </Line>
      {isLocked(slot) && <p>{t.lockedPortion}</p>}
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  margin: ${theme.s[3]} -1.375rem;
  padding: ${theme.s[3]} 1.375rem;
  background: ${theme.c.canvas};

  p {
    margin: 0;
    font: ${theme.t.dense};
    color: ${theme.c.text2};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  min-height: 1.5rem;
  font: ${theme.t.dense};
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
