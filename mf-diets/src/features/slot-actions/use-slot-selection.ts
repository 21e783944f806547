import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useState } from 'react';
import { useSelectedSlot, useSelectSlot } from '../plan-work/public.js';

interface Several {
  /** The chosen slot the others were chosen with; another one ends them. */
  primary: SlotPlace;
  others: readonly number[];
  /** Where a range begins. */
  anchor: number;
}

const isSame = (a: SlotPlace | undefined, b: SlotPlace | undefined) =>
  a?.day === b?.day && a?.slotIndex === b?.slotIndex;

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => Math.min(from, to) + step);

/** The chosen slots of a day: one for the whole editor, and those chosen together with it [diets §2]. */
export function useSlotSelection(day: number) {
  const chosen = useSelectedSlot();
  const select = useSelectSlot();
  const [several, setSeveral] = useState<Several>();
  const primary = chosen?.day === day ? chosen.slotIndex : undefined;
  const together = several && isSame(several.primary, chosen) ? several : undefined;
  const selected: ReadonlySet<number> = new Set(
    primary === undefined ? [] : [primary, ...(together?.others ?? [])],
  );

  const choose = (
    slotIndex: number | undefined,
    others: readonly number[] = [],
    anchor = slotIndex,
  ): void => {
    const place = slotIndex === undefined ? undefined : { day, slotIndex };
    select(place);
    setSeveral(
      place && anchor !== undefined
        ? { primary: place, others: others.filter((each) => each !== slotIndex), anchor }
        : undefined,
    );
  };
  return {
    selected,
    /** Only this one. */
    only: (slotIndex: number) => choose(slotIndex),
    /** One more, or one less. */
    toggle: (slotIndex: number) => {
      if (!selected.has(slotIndex)) return choose(slotIndex, [...selected]);
      const [next, ...rest] = [...selected].filter((each) => each !== slotIndex);
      choose(next, rest);
    },
    /** Everything from where the range began to this one. */
    extendTo: (slotIndex: number) => {
      const anchor = together?.anchor ?? primary ?? slotIndex;
      choose(slotIndex, rangeOf(anchor, slotIndex), anchor);
    },
    clear: () => choose(undefined),
  };
}

/** The selection as the parts of a day receive it. */
export type SlotSelection = ReturnType<typeof useSlotSelection>;
