import { type KeyboardEvent } from 'react';
import { usePlanEditing, useSlotDeeds } from '../../plan-work/public.js';
import { useSlotWork } from '../../slot-actions/public.js';
import { HEAD_ROW } from './overview-grid.js';
import { useMealClipboard } from './use-meal-clipboard.js';
import { type GridFocusState } from './use-grid-focus.js';
import { useOpeningMark } from './use-opening-mark.js';

/** Keys over the cells: arrows move, Enter opens, Delete, L, R and the clipboard change what is selected. */
export function useCellKeys(focus: GridFocusState) {
  const { plan, address } = usePlanEditing();
  const { remove, toggleLock, toggleRowLock } = useSlotDeeds();
  const work = useSlotWork();
  const clipboard = useMealClipboard();
  const markOpening = useOpeningMark(focus.frame, address.dialog);
  const selectedPlaces = () =>
    focus.selected.flatMap(({ slotIndex, dayIndexes }) =>
      dayIndexes.flatMap((index) => {
        const day = plan.planDays[index]?.day;
        return day === undefined ? [] : [{ day, slotIndex }];
      }),
    );

  const firstPlaces = () =>
    focus.selected.flatMap(({ slotIndex, dayIndexes: [first = -1] }) => {
      const day = plan.planDays[first]?.day;
      return day === undefined ? [] : [{ day, slotIndex }];
    });

  /** A meal opens to be edited; an empty slot, and everything on a touch screen, shows what can be done there. */
  const open = (dialog?: 'slot'): void => {
    const { dayIndex, row } = focus.active;
    const [first = dayIndex] = focus.selected.length === 1 ? (focus.selected[0]?.dayIndexes ?? []) : [];
    const day = plan.planDays[first];
    const slot = day?.slots[row];
    if (!day || !slot) return;
    markOpening(focus.reachable);
    address.open(dialog ?? (slot.entry ? 'edit' : 'slot'), { day: day.day, slotIndex: row });
  };

  const clipboardDeed = (key: string): (() => void) | undefined =>
    new Map([
      ['c', () => clipboard.copy(selectedPlaces())],
      ['v', () => void clipboard.paste(selectedPlaces())],
    ]).get(key);

  const deedOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    if (focus.active.row === HEAD_ROW || altKey) return undefined;
    if (ctrlKey || metaKey) return clipboardDeed(key.toLowerCase());
    const lock = shiftKey ? toggleRowLock : toggleLock;
    return new Map([
      ['enter', () => open()],
      ['delete', () => void remove(selectedPlaces())],
      ['backspace', () => void remove(selectedPlaces())],
      ['l', () => void lock(selectedPlaces())],
      // A dish of several days is drawn once; the draw knows its days.
      ['r', () => work.draw(firstPlaces())],
    ]).get(key.toLowerCase());
  };

  return {
    open,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(event.target as HTMLElement).closest('[data-grid-cell]')) return;
      const deed = deedOf(event);
      if (!deed && !focus.moveByKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      deed?.();
    },
  };
}
