import { type Plan } from '@pora/contracts/plans/plan.model';
import styled from 'styled-components';
import { DayBar } from './day-bar.js';
import { DayStrip } from './day-strip.js';
import { pairedDays } from './editor-model.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { SlotCard } from './slot-card.js';

interface DayViewProps {
  plan: Plan;
  dayIndex: number;
  tolerances: { plan: number; day: number };
  generating: boolean;
  onSelectDay: (dayIndex: number) => void;
}

/** One day: the strip of all days, the day's energy, a card for each meal. */
export function DayView({ plan, dayIndex, tolerances, generating, onSelectDay }: DayViewProps) {
  const day = plan.planDays[dayIndex];
  if (!day) return null;
  return (
    <View>
      <DayStrip
        days={plan.planDays}
        current={dayIndex}
        target={plan.caloriesPerDay}
        tolerances={tolerances}
        onSelect={onSelectDay}
      />
      <div role="tabpanel" id="plan-day-panel" aria-labelledby={`plan-day-${day.day}`}>
        <DayBar day={day} target={plan.caloriesPerDay} tolerances={tolerances} />
        <Slots aria-label={t.meals}>
          {day.slots.map((slot, slotIndex) => (
            <li key={slot.id}>
              <SlotCard
                slot={slot}
                caloriesPerDay={plan.caloriesPerDay}
                pair={pairedDays(plan.planDays, dayIndex, slotIndex)}
                generating={generating}
              />
            </li>
          ))}
        </Slots>
      </div>
    </View>
  );
}

const View = styled.div`
  padding: ${({ theme }) => theme.s[3]} ${({ theme }) => theme.s[4]} ${({ theme }) => theme.s[8]};
`;

const Slots = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.s[2]};
  list-style: none;
  margin: 0;
  padding: 0;
`;
