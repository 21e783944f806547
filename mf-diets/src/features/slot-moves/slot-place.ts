import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { placeKey, placeOfKey } from './move-model.js';

/** Id of the sentence that tells how a meal is moved by keys. */
export const MOVE_HINT_ID = 'slot-moves-hint';

/** Attribute that marks an element as a slot of the plan. */
export const PLACE_ATTRIBUTE = 'data-slot-place';
const PLACE = `[${PLACE_ATTRIBUTE}]`;

/**
 * Makes an element a slot that meals are dragged from and onto; spread it onto a card or a cell that takes the focus. A
 * cell over several days names each: the pointer's place in it decides. Everything else is done by `SlotMovesArea`
 * around it, so that dragging renders no cell anew.
 */
export function slotPlaceProps(...places: readonly SlotPlace[]) {
  return {
    [PLACE_ATTRIBUTE]: places.map(placeKey).join(' '),
    'aria-describedby': MOVE_HINT_ID,
  };
}

/** The slot's element around an element. */
export const slotElementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PLACE) : null;

/** All slots in sight. */
export const slotElements = (area: ParentNode): HTMLElement[] => [
  ...area.querySelectorAll<HTMLElement>(PLACE),
];

/** Places an element stands for, in the order of the days. */
export const placesOf = (element: HTMLElement): SlotPlace[] =>
  (element.getAttribute(PLACE_ATTRIBUTE) ?? '').split(' ').flatMap((key) => placeOfKey(key) ?? []);

/** The place under a point: of a cell over several days the day the point is over. */
export function placeUnder(element: HTMLElement, x: number): SlotPlace | undefined {
  const places = placesOf(element);
  const { left, width } = element.getBoundingClientRect();
  const part = width > 0 ? Math.floor(((x - left) / width) * places.length) : 0;
  return places[Math.min(places.length - 1, Math.max(0, part))];
}

/** The element of a place, when it is in sight. */
export const elementAt = (area: ParentNode, place: SlotPlace): HTMLElement | undefined =>
  area.querySelector<HTMLElement>(`[${PLACE_ATTRIBUTE}~="${placeKey(place)}"]`) ?? undefined;

const INTERACTIVE =
  'button, a, input, textarea, select, label, [role=button], [role=menuitem], [data-no-drag]';

/** Whether a control inside of a slot was meant, not the slot itself. */
export function isOnControl(target: EventTarget | null, slot: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest(INTERACTIVE) : null;
  return control !== null && control !== slot && slot.contains(control);
}
