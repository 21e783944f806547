import { type Store } from '@pora/kit';
import { type RefObject, useEffect } from 'react';
import { type MoveController, type MoveSession } from './move-controller.js';
import { isSamePlace, placeKey } from './move-model.js';
import { elementAt, PLACE_ATTRIBUTE, placesOf, slotElements } from './slot-place.js';

function setMark(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name];
  else if (element.dataset[name] !== value) element.dataset[name] = value;
}

function paint(element: HTMLElement, session: MoveSession | undefined): void {
  const places = placesOf(element);
  const isOver = session?.over && places.some((place) => isSamePlace(place, session.over));
  const states = places.map((place) => session?.states.get(placeKey(place)));
  // Of a cell over several days the one that is meant counts, else the first that takes anything.
  const meant = isOver ? session?.states.get(placeKey(session.over ?? { day: 0, slotIndex: 0 })) : undefined;
  setMark(element, 'drop', meant ?? states.find((state) => state !== 'locked') ?? states[0]);
  setMark(element, 'over', isOver ? session?.mode : undefined);
}

/** Marks the slots in sight by what they say to the move, on the elements alone: no cell of 112 is rendered anew. */
export function usePaintedSlots(area: RefObject<HTMLElement | null>, { session }: MoveController): void {
  useEffect(() => {
    if (!area.current) return undefined;
    const painter = new SlotPainter(area.current, session);
    return () => painter.stop();
  }, [area, session]);
}

/** Slots marked in one frame: as many as leave room for the rest of the frame on a slow machine. */
const SLOTS_A_FRAME = 32;

/** Paints once a frame, and of a step to another slot only the two slots concerned. */
class SlotPainter {
  #painted: MoveSession | undefined;
  /** Slots that wait for their frame, in the order they stand. */
  #waiting: HTMLElement[] = [];
  #frame = 0;
  readonly #unsubscribe: () => void;
  // Another day or week brings other slots into sight.
  readonly #observer = new MutationObserver((changes) => {
    if (this.session.get() && changes.some(bringsSlots)) this.#paintAll();
  });

  constructor(
    private readonly area: HTMLElement,
    private readonly session: Store<MoveSession | undefined>,
  ) {
    this.#unsubscribe = session.subscribe(this.#changed);
    const watched = { childList: true, subtree: true, attributeFilter: [PLACE_ATTRIBUTE] };
    this.#observer.observe(area, watched);
    this.#changed();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#unsubscribe();
    this.#observer.disconnect();
  }

  readonly #changed = (): void => {
    const [before, now] = [this.#painted, this.session.get()];
    this.#painted = now;
    if (isOtherMove(before, now)) return this.#paintAll(!before && now?.by === 'pointer');
    if (before?.over === now?.over) return;
    const slots = [before?.over, now?.over].flatMap((place) => (place && elementAt(this.area, place)) ?? []);
    this.#paintSoon(slots, true);
  };

  /** `isPickedUp`: what is carried has a frame to itself before. */
  #paintAll(isPickedUp = false): void {
    this.#waiting = [];
    if (isPickedUp) {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => {
        this.#frame = requestAnimationFrame(this.#paintNext);
      });
    }
    this.#paintSoon(slotElements(this.area), false);
  }

  /** What a step has changed goes first. */
  #paintSoon(elements: readonly HTMLElement[], isStep: boolean): void {
    this.#waiting = isStep ? [...elements, ...this.#waiting] : [...this.#waiting, ...elements];
    this.#frame ||= requestAnimationFrame(this.#paintNext);
  }

  readonly #paintNext = (): void => {
    const session = this.session.get();
    for (const element of this.#waiting.splice(0, SLOTS_A_FRAME)) paint(element, session);
    this.#frame = this.#waiting.length > 0 ? requestAnimationFrame(this.#paintNext) : 0;
  };
}

/** Whether every slot may say something else by now. */
const isOtherMove = (before: MoveSession | undefined, now: MoveSession | undefined): boolean =>
  before?.states !== now?.states || before?.mode !== now?.mode;

/** Whether slots have come into sight or have become others. */
const bringsSlots = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  [...addedNodes].some((node) => node instanceof Element && slotElements(node.parentNode ?? node).length > 0);
