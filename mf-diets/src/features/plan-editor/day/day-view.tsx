import { type Plan } from '@pora/contracts/plans/plan.model';
import { media, theme, VisuallyHidden } from '@pora/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { type Tolerances, countMeals, pairedDays } from '../../plan-work/public.js';
import {
  SlotSelectionBar,
  slotStrings,
  useDrawDays,
  useCheckOfSlot,
  useSlotSelection,
} from '../../slot-actions/public.js';
import { EmptyPlanCall } from '../empty-plan-call.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { DayBar } from './day-bar.js';
import { DayStrip } from './day-strip.js';
import { SLOT_KEYS_ID, SlotCard } from './slot-card.js';

interface DayViewProps {
  plan: Plan;
  dayIndex: number;
  tolerances: Tolerances | null;
  generating: boolean;
  onSelectDay: (dayIndex: number) => void;
  onGenerate: () => void;
}

/** One day: the strip of all days, the day's energy, a card for each meal. */
export const DayView = memo(function DayView(props: DayViewProps) {
  const { plan, dayIndex, tolerances, generating, onSelectDay, onGenerate } = props;
  const day = plan.planDays[dayIndex];
  const selection = useSlotSelection(day?.day ?? 0);
  const checkOf = useCheckOfSlot();
  const daysOfDraw = useDrawDays(plan);
  if (!day) return null;
  return (
    <View>
      <Top>
        <DayStrip
          days={plan.planDays}
          current={dayIndex}
          target={plan.caloriesPerDay}
          tolerances={tolerances}
          onSelect={onSelectDay}
        />
        <DayBar
          day={day}
          target={plan.caloriesPerDay}
          tolerances={tolerances}
          onPrevious={dayIndex > 0 ? () => onSelectDay(dayIndex - 1) : undefined}
          onNext={dayIndex < plan.planDays.length - 1 ? () => onSelectDay(dayIndex + 1) : undefined}
        />
      </Top>
      <div role="tabpanel" id="plan-day-panel" aria-labelledby={`plan-day-${day.day}`}>
        {!generating && countMeals(plan.planDays) === 0 && (
          <EmptyPlanCall plan={plan} onGenerate={onGenerate} />
        )}
        <Slots aria-label={t.meals}>
          {day.slots.map((slot, slotIndex) => (
            <li key={slot.id}>
              <SlotCard
                slot={slot}
                place={{ day: day.day, slotIndex }}
                caloriesPerDay={plan.caloriesPerDay}
                pair={pairedDays(plan.planDays, dayIndex, slotIndex)}
                drawDays={daysOfDraw({ day: day.day, slotIndex })}
                generating={generating}
                check={checkOf(slot)}
                selection={selection}
              />
            </li>
          ))}
        </Slots>
        <VisuallyHidden id={SLOT_KEYS_ID}>{slotStrings.keys}</VisuallyHidden>
        <SlotSelectionBar day={day} selection={selection} />
      </div>
    </View>
  );
});

const View = styled.div`
  padding: 0 ${theme.s[4]} ${theme.s[8]};

  ${media.phone} {
    padding: 0 ${theme.s[3]} ${theme.s[6]};
  }
`;

/* On a phone the strip and the day's energy stay in view while the meals scroll. */
const Top = styled.div`
  padding-top: ${theme.s[3]};

  ${media.phone} {
    position: sticky;
    z-index: ${theme.z.sticky};
    top: 0;
    margin: 0 calc(-1 * ${theme.s[3]});
    padding: ${theme.s[1]} ${theme.s[3]} 0;
    border-bottom: 1px solid ${theme.c.line};
    background: ${theme.c.surface};
  }
`;

const Slots = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  list-style: none;
  margin: 0;
  padding: 0;

  ${media.phone} {
    padding-top: ${theme.s[3]};
  }
`;
