import { type RefObject, useLayoutEffect } from 'react';
import { type MoveController } from './move-controller.js';
import { itemAt, type MoveItem, type MoveMode } from './move-model.js';
import { isOnControl, placeUnder, slotElementOf } from './slot-place.js';

/** A mouse drags after this many pixels, a finger after holding still this long. */
const MOUSE_START_PX = 5;
const TOUCH_HOLD_MS = 300;
const TOUCH_SLACK_PX = 8;
/** Distance from an edge in which the view scrolls, and its speed per frame. */
const EDGE_PX = 56;
const SCROLL_PX = 14;
/** A day of the strip opens when something is held over it this long. */
const OPEN_DAY_MS = 500;
const DAY_TAB = '[role=tab][id^=plan-day-]';

/** What the keys that are held down make of a move. */
export const modeOf = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): MoveMode =>
  altKey ? 'all' : ctrlKey || metaKey ? 'copy' : 'move';

interface Press {
  item: MoveItem;
  x: number;
  y: number;
  hold: ReturnType<typeof setTimeout> | undefined;
}

/** Where the pointer is, for what follows it. */
export interface PointerAt {
  x: number;
  y: number;
}

/** Elements that can be dragged although they are no slots: the hits of the search. */
const sources = new WeakMap<Element, () => MoveItem>();
const SOURCE = '[data-move-source]';

/** The hit of the search around an element, and what it stands for. */
export function sourceOf(target: EventTarget | null): { element: Element; item: MoveItem } | undefined {
  const element = target instanceof Element ? target.closest(SOURCE) : null;
  const item = element && sources.get(element)?.();
  return element && item ? { element, item } : undefined;
}

/** Makes an element outside of the plan something to drag: `ref={(element) => dragSource(element, item)}`. */
export function dragSource(element: Element | null, item: () => MoveItem): void {
  if (element) sources.set(element, item);
}

/** Dragging with mouse, pen and finger. Listens on the area alone; `follow` moves what is carried. */
export function usePointerMoves(
  area: RefObject<HTMLElement | null>,
  moves: MoveController,
  follow: (at: PointerAt) => void,
): void {
  // With the first picture: who is quicker than an effect after it would press in vain.
  useLayoutEffect(() => {
    const frame = area.current;
    if (!frame) return undefined;
    const drag = new PointerDrag(frame, moves, follow);
    return () => drag.stop();
  }, [area, moves, follow]);
}

class PointerDrag {
  readonly #ends = new AbortController();
  #press: Press | undefined;
  #at: PointerAt = { x: 0, y: 0 };
  #frame = 0;
  /** Runs once a mouse has gone far enough, until something is carried. */
  #start: ReturnType<typeof setTimeout> | undefined;
  #dayTimer: ReturnType<typeof setTimeout> | undefined;
  #dayTab: Element | null = null;
  #under: Element | null = null;
  #boxes: readonly Element[] = [];

  constructor(
    private readonly area: HTMLElement,
    private readonly moves: MoveController,
    private readonly follow: (at: PointerAt) => void,
  ) {
    const { signal } = this.#ends;
    area.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    // Not passive and there from the start: a browser asks once whether a finger scrolls.
    area.addEventListener('touchmove', (event) => this.#isCarried && event.preventDefault(), {
      ...{ signal, passive: false },
    });
    area.addEventListener('contextmenu', (event) => this.#keepMenuAway(event), { signal });
    area.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#up(event), { signal });
    window.addEventListener('pointercancel', () => this.#cancel(), { signal });
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    window.addEventListener('keyup', (event) => this.#key(event), { signal, capture: true });
  }

  stop(): void {
    if (this.#isCarried) this.#cancel();
    this.#release();
    this.#ends.abort();
  }

  get #isCarried(): boolean {
    return this.moves.session.get()?.by === 'pointer';
  }

  #keepMenuAway(event: Event): void {
    if (this.#isCarried || this.#press?.hold !== undefined) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || this.moves.session.get()) return;
    const item = this.#itemUnder(event);
    if (!item) return;
    const { clientX: x, clientY: y } = event;
    this.#at = { x, y };
    const held = event.pointerType === 'touch';
    const hold = held ? setTimeout(() => this.#begin(), TOUCH_HOLD_MS) : undefined;
    this.#press = { item, x, y, hold };
  }

  #itemUnder({ target, clientX }: PointerEvent): MoveItem | undefined {
    const source = sourceOf(target);
    if (source) return source.item;
    const slot = slotElementOf(target);
    if (!slot || isOnControl(target, slot)) return undefined;
    const place = placeUnder(slot, clientX);
    return place && itemAt(this.moves.plan, place);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (!this.#isCarried) {
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (press.hold === undefined) {
        if (distance >= MOUSE_START_PX) this.#beginSoon(modeOf(event));
        // A finger that moves before it was held scrolls.
      } else if (distance > TOUCH_SLACK_PX) this.#release();
      if (!this.#isCarried) return;
    }
    this.moves.setMode(modeOf(event));
    event.preventDefault();
  }

  /** In a task of its own: in that of the frame, the marks of all slots and the bar at the foot would make it a long one. */
  #beginSoon(mode: MoveMode): void {
    this.#start ??= setTimeout(() => {
      this.#begin();
      this.moves.setMode(mode);
    });
  }

  #begin(): void {
    const press = this.#press;
    this.#start = undefined;
    if (!press) return;
    if (!this.moves.begin(press.item, 'pointer')) {
      this.#release();
      return;
    }
    if (press.hold !== undefined) navigator.vibrate?.(10);
    getSelection()?.removeAllRanges();
    this.follow(this.#at);
    // The frame that shows what is carried looks for nothing under it yet.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(this.#follow);
    });
  }

  /**
   * Once a frame: what is carried, what is under it, and whether an edge is near. Everything is read before anything is
   * written: a read in between would lay the whole plan out a second time.
   */
  readonly #follow = (): void => {
    if (!this.#isCarried) return;
    const { x, y } = this.#at;
    const under = document.elementFromPoint(x, y);
    const slot = slotElementOf(under);
    const over = slot ? placeUnder(slot, x) : undefined;
    const scrolls = this.#boxesAround(under).map((box) => [box, scrollNearEdge(box, this.#at)] as const);
    this.follow(this.#at);
    this.moves.setOver(over);
    this.#openDay(under?.closest<HTMLElement>(DAY_TAB) ?? null);
    for (const [box, { left, top }] of scrolls) if (left !== 0 || top !== 0) box.scrollBy({ left, top });
    this.#frame = requestAnimationFrame(this.#follow);
  };

  /** Boxes around an element that scroll; found once for each element. */
  #boxesAround(under: Element | null): readonly Element[] {
    if (under !== this.#under) this.#boxes = scrollBoxes(under);
    this.#under = under;
    return this.#boxes;
  }

  #openDay(tab: HTMLElement | null): void {
    if (tab === this.#dayTab) return;
    clearTimeout(this.#dayTimer);
    this.#dayTab = tab;
    if (tab) this.#dayTimer = setTimeout(() => tab.click(), OPEN_DAY_MS);
  }

  #up(event: PointerEvent): void {
    // Far enough and let go within one moment is a drag as well.
    if (this.#start !== undefined) this.#begin();
    const carried = this.#isCarried;
    this.#release();
    if (!carried) return;
    const slot = slotElementOf(document.elementFromPoint(event.clientX, event.clientY));
    this.moves.setMode(modeOf(event));
    this.moves.setOver(slot ? placeUnder(slot, event.clientX) : undefined);
    // The click that ends a drag opens nothing.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    this.moves.drop();
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isCarried) return;
    if (event.type === 'keydown' && event.key === 'Escape') this.#cancel();
    else this.moves.setMode(modeOf(event));
    // The editor behind neither closes nor turns the day.
    event.stopPropagation();
    event.preventDefault();
  }

  #cancel(): void {
    const carried = this.#isCarried;
    this.#release();
    if (carried) this.moves.cancel();
  }

  #release(): void {
    clearTimeout(this.#press?.hold);
    clearTimeout(this.#start);
    clearTimeout(this.#dayTimer);
    cancelAnimationFrame(this.#frame);
    this.#press = undefined;
    this.#start = undefined;
    this.#dayTab = null;
    this.#under = null;
    this.#boxes = [];
  }
}

const isScroller = (value: string) => value === 'auto' || value === 'scroll';

function scrollBoxes(under: Element | null): Element[] {
  const boxes: Element[] = [];
  for (let box = under; box; box = box.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(box);
    if (isScroller(overflowY) || isScroller(overflowX)) boxes.push(box);
  }
  return boxes;
}

/** How far a box scrolls this frame: in a direction in which it has more to show, while the pointer is near its edge. */
function scrollNearEdge(box: Element, { x, y }: PointerAt): { left: number; top: number } {
  const { overflowY, overflowX } = getComputedStyle(box);
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const by = (at: number, from: number, to: number) =>
    at < from + EDGE_PX ? -SCROLL_PX : at > to - EDGE_PX ? SCROLL_PX : 0;
  const isHigh = isScroller(overflowY) && box.scrollHeight > box.clientHeight;
  const isWide = isScroller(overflowX) && box.scrollWidth > box.clientWidth;
  return { left: isWide ? by(x, left, right) : 0, top: isHigh ? by(y, top, bottom) : 0 };
}
