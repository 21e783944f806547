import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type RefObject, useLayoutEffect } from 'react';
import { announce } from '@pora/ui';
import { type MoveController } from './move-controller.js';
import { isSamePlace, itemAt, type MoveItem } from './move-model.js';
import { describeOver } from './move-words.js';
import { moveStrings as t } from './slot-moves.strings.js';
import { elementAt, placesOf, slotElementOf } from './slot-place.js';
import { nextTarget } from './target-states.js';
import { modeOf, sourceOf } from './use-pointer-moves.js';

/** Shows a slot that the arrows have reached; the day view turns to its day. */
type Reveal = (day: number) => void;

/** Space picks a meal up, arrows choose a slot, Enter drops, Escape puts it back; every step is spoken. */
export function useKeyboardMoves(
  area: RefObject<HTMLElement | null>,
  moves: MoveController,
  reveal: Reveal,
): void {
  // With the first picture: who is quicker than an effect after it would press in vain.
  useLayoutEffect(() => {
    const frame = area.current;
    if (!frame) return undefined;
    const keys = new MoveKeys(frame, moves, reveal);
    const { signal, onStart, onKey, onKeyUp } = keys;
    frame.addEventListener('keydown', onStart, { signal });
    // Before the dialog around it hears of Escape, and the day view of an arrow.
    window.addEventListener('keydown', onKey, { signal, capture: true });
    window.addEventListener('keyup', onKeyUp, { signal, capture: true });
    return () => keys.stop();
  }, [area, moves, reveal]);
}

class MoveKeys {
  readonly #ends = new AbortController();
  #started = false;

  constructor(
    private readonly area: HTMLElement,
    private readonly moves: MoveController,
    private readonly reveal: Reveal,
  ) {}

  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  stop(): void {
    this.#ends.abort();
  }

  readonly onStart = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.defaultPrevented || this.moves.session.get()) return;
    const found = this.#startOf(event.target);
    if (!found) return;
    event.preventDefault();
    const { item, place } = found;
    if (!item) announce(t.nothingHere);
    else if (this.moves.begin(item, 'keyboard', place)) {
      this.#started = true;
      announce(`${describeOver(this.moves.plan, this.moves.session.get()).picked} ${t.hint}`);
    }
  };

  /** What Space would pick up: the hit of the search or the slot that has the focus itself. */
  #startOf(target: EventTarget | null): { item: MoveItem | undefined; place: SlotPlace } | undefined {
    const source = sourceOf(target);
    if (source) return { item: source.item, place: this.moves.home };
    const slot = slotElementOf(target);
    const [place] = slot && slot === target ? placesOf(slot) : [];
    return place && { item: itemAt(this.moves.plan, place), place };
  }

  /** The key that picked up must not press the cell that is a button. */
  readonly onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !(this.#started || this.#isHeld)) return;
    this.#started = false;
    event.preventDefault();
  };

  get #isHeld(): boolean {
    return this.moves.session.get()?.by === 'keyboard';
  }

  readonly onKey = (event: KeyboardEvent): void => {
    const session = this.moves.session.get();
    if (event.key === 'Escape' && session?.by === 'tap') {
      this.#take(event);
      this.moves.cancel();
      return;
    }
    if (session?.by !== 'keyboard') return;
    if (event.key === 'Tab') {
      this.#putBack();
      return;
    }
    this.#take(event);
    if (event.key === 'Escape') this.#putBack();
    else if (event.key === 'Enter' || event.key === ' ') this.#drop(event);
    else this.#step(event);
  };

  #take(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #putBack(): void {
    const session = this.moves.session.get();
    this.moves.cancel();
    if (!session) return;
    announce(t.putBack(session.item.name));
    if (session.item.kind === 'slot') this.#focus(session.item.place);
  }

  #drop(event: KeyboardEvent): void {
    this.moves.setMode(modeOf(event));
    const session = this.moves.session.get();
    if (!session?.over) return;
    const { item, over, mode } = session;
    if (item.kind === 'slot' && isSamePlace(item.place, over) && mode !== 'all') {
      this.#putBack();
      return;
    }
    this.#started = true;
    this.moves.drop();
    this.#focus(over);
  }

  #step(event: KeyboardEvent): void {
    const session = this.moves.session.get();
    if (!session?.over || !event.key.startsWith('Arrow')) return;
    const next = nextTarget(session.over, event.key, session.states);
    if (!next) {
      announce(t.noFurther);
      return;
    }
    this.moves.setOver(next);
    this.reveal(next.day);
    announce(describeOver(this.moves.plan, this.moves.session.get()).target);
    requestAnimationFrame(() =>
      elementAt(this.area, next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }

  #focus(place: { day: number; slotIndex: number }): void {
    this.reveal(place.day);
    requestAnimationFrame(() => elementAt(this.area, place)?.focus());
  }
}
