import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { mediaQueries, useMediaQuery } from '@pora/ui';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { useSlotWork } from './slot-actions-context.js';
import { type SlotSelection } from './use-slot-selection.js';

const CONTROL = 'button, a, input, [role=menuitem], [role=menuitemcheckbox]';

/**
 * Choosing a slot by pointer and focus: alone, with Ctrl one more, with Shift all up to it [diets §2]. On a phone a tap opens
 * the sheet of the slot.
 */
export function useSlotPointer(place: SlotPlace, selection: SlotSelection) {
  const { slotIndex } = place;
  const work = useSlotWork();
  const isPhone = useMediaQuery(mediaQueries.phone);
  const isPressed = useRef(false);
  return {
    onPointerDown: () => {
      isPressed.current = true;
    },
    /** A range is chosen, not the text between. */
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (event.shiftKey) event.preventDefault();
    },
    onBlur: () => {
      isPressed.current = false;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      isPressed.current = false;
      event.stopPropagation();
      if ((event.target as HTMLElement).closest(CONTROL)) return;
      if (event.ctrlKey || event.metaKey) selection.toggle(slotIndex);
      else if (event.shiftKey) selection.extendTo(slotIndex);
      else selection.only(slotIndex);
      if (isPhone) work.open('slot', place);
    },
    /** The keyboard chooses what it reaches; a press is answered by its click. */
    onFocus: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      const isHere = event.target === event.currentTarget;
      if (isHere && !isPressed.current && !selection.selected.has(slotIndex)) selection.only(slotIndex);
      isPressed.current = false;
    },
  };
}
