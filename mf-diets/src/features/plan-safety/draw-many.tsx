import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { Button } from '@pora/ui';
import { DicesIcon } from '@pora/ui/icons';
import { isLocked } from '../plan-work/public.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;

interface DrawManyProps {
  plan: Pick<Plan, 'planDays'>;
  places: readonly (SlotPlace & { label: string })[];
  /** What they have in common. */
  what: string;
  isDrawing: boolean;
  onDraw: (places: readonly SlotPlace[]) => void;
}

/** One draw for all the places of a cause; locked ones are not counted, because a draw leaves them alone [diets §4]. */
export function DrawMany({ plan, places, what, isDrawing, onDraw }: DrawManyProps) {
  const open = places.filter(({ day, slotIndex }) => {
    const slot = plan.planDays.find((each) => each.day === day)?.slots[slotIndex];
    return slot !== undefined && !isLocked(slot);
  });
  const [first] = open;
  if (!first) return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={<DicesIcon aria-hidden />}
      busy={isDrawing}
      aria-label={
        open.length === 1 ? t.drawAt(t.place(first.day, first.label)) : t.drawManyFor(open.length, what)
      }
      onClick={() => onDraw(places.map(({ day, slotIndex }) => ({ day, slotIndex })))}
    >
      {t.drawMany(open.length)}
    </Button>
  );
}
