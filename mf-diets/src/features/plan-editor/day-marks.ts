import { type PlanDay } from '@pora/contracts/plans/plan.model';
import {
  CircleDashedIcon,
  type IconComponent,
  LockIcon,
  OctagonAlertIcon,
  SearchXIcon,
} from '@pora/ui/icons';
import { theme } from '@pora/ui';
import { isLocked } from '../plan-work/public.js';

/** What stands out in a day. */
export type DayMark = 'danger' | 'unmapped' | 'empty' | 'locked';

/** Icon of a mark; one without a colour of its own has that of the text. */
export const DAY_MARK_LOOKS: Record<DayMark, { Icon: IconComponent; color?: string }> = {
  danger: { Icon: OctagonAlertIcon, color: theme.c.dangerText },
  unmapped: { Icon: SearchXIcon, color: theme.c.unmappedText },
  empty: { Icon: CircleDashedIcon },
  locked: { Icon: LockIcon },
};

/** Marks of a day; that it is dangerous only a check can say. */
export function dayMarks({ slots }: PlanDay, isDangerous: boolean): DayMark[] {
  const filled = slots.some((slot) => slot.entry);
  return [
    ...(isDangerous ? (['danger'] as const) : []),
    ...(slots.some((slot) => slot.entry?.unmapped) ? (['unmapped'] as const) : []),
    ...(filled && slots.some((slot) => !slot.entry) ? (['empty'] as const) : []),
    ...(slots.some(isLocked) ? (['locked'] as const) : []),
  ];
}
