import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { Button, media, theme } from '@pora/ui';
import styled from 'styled-components';
import { emptySlotsByDay, isEmptyDay } from './group-problems.js';
import { Place, Places } from './place-line.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;

interface EmptySlotsProps {
  plan: Pick<Plan, 'planDays' | 'generation'>;
  safety: Pick<PlanSafety, 'emptySlots'>;
  onShow: (day: number) => void;
  onOthers: (place: SlotPlace) => void;
  onWhy: (place: SlotPlace) => void;
}

/** Slots without a meal, day by day: the rule that left each empty with its remedy, and the ways to fill it [diets §4]. */
export function EmptySlots({ plan, safety, onShow, onOthers, onWhy }: EmptySlotsProps) {
  // The report of the last run; a slot emptied by hand has no part in it.
  const told = plan.generation?.emptySlots ?? [];
  return (
    <Days>
      {emptySlotsByDay(safety).map(({ day, slots }) => (
        <Place
          key={day}
          text={t.emptyOfDay(
            day,
            slots.map(({ label }) => label),
          )}
          onShow={() => onShow(day)}
        >
          {(isEmptyDay(plan, day) ? [] : slots).map(({ slotIndex, label }) => {
            const at = { day, slotIndex };
            const reason = told.find((each) => each.day === day && each.slotIndex === slotIndex)?.reason;
            return (
              <Slot key={slotIndex}>
                <p>{t.emptyReason(slots.length > 1 ? label : undefined, reason ?? t.emptiedByHand)}</p>
                <Button
                  size="compact"
                  aria-label={t.fillAt(t.place(day, label))}
                  onClick={() => onOthers(at)}
                >
                  {t.fill}
                </Button>
                <Button
                  variant="quiet"
                  size="compact"
                  aria-label={t.whyAt(t.place(day, label))}
                  onClick={() => onWhy(at)}
                >
                  {t.why}
                </Button>
              </Slot>
            );
          })}
        </Place>
      ))}
    </Days>
  );
}

const Days = styled(Places)`
  ${media.phone} {
    /* The one button of the day itself stands beside it. */
    > li > span {
      flex-basis: 60%;
    }
  }
`;

const Slot = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[2]};

  p {
    flex: 1 1 14rem;

    ${media.phone} {
      flex-basis: 100%;
    }
  }
`;
