import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type KeyboardEvent } from 'react';
import { type SlotWork, useSlotWork } from './slot-actions-context.js';
import { type SlotSelection } from './use-slot-selection.js';

interface KeyContext {
  work: SlotWork;
  place: SlotPlace;
  /** The chosen ones together, when this is one of several; else this one. */
  places: readonly SlotPlace[];
  onSwap: (() => void) | undefined;
}

/** Keys over a card that has the focus; Space carries its meal, see slot-moves. */
const KEYS = new Map<string, (context: KeyContext) => void>([
  ['enter', ({ work, place }) => work.open('edit', place)],
  ['e', ({ work, place }) => work.open('edit', place)],
  ['r', ({ work, places }) => work.draw(places)],
  ['l', ({ work, places }) => work.toggleLock(places)],
  ['shift+l', ({ work, places }) => work.toggleLockInAllDays(places)],
  ['s', ({ onSwap }) => onSwap?.()],
  ['delete', ({ work, places }) => work.remove(places)],
  ['backspace', ({ work, places }) => work.remove(places)],
]);

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** The card of the next slot, where there is one. */
function neighbour(card: HTMLElement, step: number): HTMLElement | undefined {
  const cards = [...(card.closest('ul')?.querySelectorAll<HTMLElement>('[data-slot-place]') ?? [])];
  return cards[cards.indexOf(card) + step];
}

/** The slots an action is meant for: the chosen ones together, when this is one of several. */
function meantPlaces({ day, slotIndex }: SlotPlace, { selected }: SlotSelection): SlotPlace[] {
  const chosen = selected.has(slotIndex) ? [...selected].sort((a, b) => a - b) : [slotIndex];
  return chosen.map((each) => ({ day, slotIndex: each }));
}

const nameOf = ({ key, shiftKey }: KeyboardEvent) =>
  `${shiftKey && key.length === 1 ? 'shift+' : ''}${key.toLowerCase()}`;

/** Actions by keys on the card that has the focus [diets §2]. */
export function useSlotKeys(place: SlotPlace, selection: SlotSelection, onSwap: (() => void) | undefined) {
  const work = useSlotWork();

  const step = (event: KeyboardEvent<HTMLElement>, by: number): void => {
    event.preventDefault();
    const next = neighbour(event.currentTarget, by);
    if (!next) return;
    // The focus chooses what it reaches, before the range is drawn up to it.
    next.focus();
    if (event.shiftKey) selection.extendTo(place.slotIndex + by);
    else selection.only(place.slotIndex + by);
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    // A button of the card has keys of its own.
    const isForCard = event.target === event.currentTarget;
    if (!isForCard || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS.get(event.key);
    if (by !== undefined) return step(event, by);
    const places = meantPlaces(place, selection);
    const leaves = event.key === 'Escape' && places.length > 1;
    const run = leaves ? () => selection.only(place.slotIndex) : KEYS.get(nameOf(event));
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run({ work, place, places, onSwap });
  };
}
