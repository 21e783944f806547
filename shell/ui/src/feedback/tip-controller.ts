/** Delay before a tooltip opens, in ms. */
export const TIP_DELAY_MS = 700;
const LEAVE_MS = 120;
const SKIP_DELAY_MS = 300;

/** How far above what is pointed at the element that cuts its text may stand. */
const LEVELS_UP = 3;

function findTipTarget(node: EventTarget | null): HTMLElement | undefined {
  const target = node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null;
  if (!target) return undefined;
  const condition = target.dataset['tipMedia'];
  if (!condition) return target;
  return typeof window.matchMedia === 'function' && window.matchMedia(condition).matches ? target : undefined;
}

/** Whether there is more text than the element shows; a field that hides its text on purpose is none. */
function isCut(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1) return false;
  const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
  const isShortened = textOverflow === 'ellipsis' ? scrollWidth > clientWidth : Number(webkitLineClamp) > 0;
  if (!isShortened || overflowX === 'visible' || element.closest('[title]')) return false;
  return !(element instanceof HTMLInputElement && element.type === 'password');
}

/** The element around what is pointed at that cuts its text: the whole of it is told without anybody's asking. */
function cutAround(node: EventTarget | null): HTMLElement | undefined {
  let element = node instanceof HTMLElement ? node : null;
  for (let level = 0; element && level < LEVELS_UP; level += 1, element = element.parentElement)
    if (isCut(element)) return element;
  return undefined;
}

/** The same for what has the focus: a button or a link may cut the text inside of it; in a field one can walk along it. */
function cutWithin(node: EventTarget | null): HTMLElement | undefined {
  if (!(node instanceof HTMLElement) || !node.matches('a, button, [role=option]')) return undefined;
  return [node, ...node.querySelectorAll<HTMLElement>('*')].find(isCut);
}

/** What the tooltip of an element says: its own words, or the whole text where that is cut. */
export function tipTextOf(target: HTMLElement): string {
  if (target.dataset['tip'] !== undefined) return target.dataset['tip'];
  if (target instanceof HTMLInputElement) return target.value || target.placeholder;
  return target.textContent.trim();
}

const hasKeyboardFocus = (target: HTMLElement): boolean => target.matches(':focus-visible');

/**
 * Decides whose tooltip is open. One set of listeners serves the page: a plan shows hundreds of icon buttons, and
 * none of them carries tooltip state of its own.
 */
export class TipController {
  private current: HTMLElement | undefined;
  private timer = 0;
  private closedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly onChange: (target: HTMLElement | undefined) => void) {}

  /** Starts listening; returns the way to stop. */
  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', this.onOver, { signal });
    document.addEventListener('focusin', this.onFocus, { signal });
    document.addEventListener('focusout', this.close, { signal });
    document.addEventListener('pointerdown', this.close, { signal, capture: true });
    document.addEventListener('scroll', this.close, { signal, capture: true });
    // What is typed is no longer what the tooltip says, and it would lie over the list under the field.
    document.addEventListener('input', this.close, { signal, capture: true });
    document.addEventListener('keydown', this.onKey, { signal, capture: true });
    return () => {
      listening.abort();
      this.close();
    };
  }

  /** Closes what is open and forgets what was about to open. */
  readonly close = (): void => this.set(undefined);

  private set(next: HTMLElement | undefined): void {
    window.clearTimeout(this.timer);
    if (next === this.current) return;
    if (this.current && !next) this.closedAt = performance.now();
    this.current = next;
    this.onChange(next);
  }

  private later(next: HTMLElement | undefined, delayMs: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.set(next), delayMs);
  }

  private openSoon(next: HTMLElement): void {
    if (next === this.current) return window.clearTimeout(this.timer);
    const anotherWasOpen = this.current !== undefined || performance.now() - this.closedAt < SKIP_DELAY_MS;
    return this.later(next, anotherWasOpen ? 0 : TIP_DELAY_MS);
  }

  private readonly onOver = (event: PointerEvent): void => {
    // A pressed button means that something is being dragged: what it passes has nothing to say.
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    const overTooltip = event.target instanceof Element && event.target.closest('[role=tooltip]') !== null;
    const next = findTipTarget(event.target) ?? (overTooltip ? undefined : cutAround(event.target));
    if (overTooltip) window.clearTimeout(this.timer);
    else if (next) this.openSoon(next);
    else if (!this.current) window.clearTimeout(this.timer);
    else if (!hasKeyboardFocus(this.current)) this.later(undefined, LEAVE_MS);
  };

  private readonly onFocus = (event: FocusEvent): void => {
    const named = findTipTarget(event.target);
    if (named) {
      if (hasKeyboardFocus(named)) this.openSoon(named);
      return;
    }
    const cut = cutWithin(event.target);
    if (cut && event.target instanceof HTMLElement && hasKeyboardFocus(event.target)) this.openSoon(cut);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return window.clearTimeout(this.timer);
    // The first Escape only closes the tooltip, not the dialog under it.
    if (this.current) event.stopImmediatePropagation();
    return this.close();
  };
}
