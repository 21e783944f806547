import { useRef } from 'react';

/** Remembers what had the focus before a modal layer, and gives the focus back to it. */
export interface ReturnFocus {
  /** Call when the layer opens, before anything in it takes the focus. */
  remember: () => void;
  /** The layer's `onCloseAutoFocus`. */
  giveBack: (event: Event) => void;
}

/**
 * Focus goes back to the opener; when that is gone (a deleted row), to the main area. A person who has already moved
 * on, with a shortcut in the moment of closing, keeps the place chosen.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event) => {
      event.preventDefault();
      const target = opener.current;
      if (hasMovedOn(target)) return;
      if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
      else focusMain();
    },
  };
}

/**
 * Whether a person has chosen another place. The frame of the layer around the opener is none: it takes the focus by
 * itself when something in it disappears while nothing has the focus.
 */
export function hasMovedOn(opener: Element | null): boolean {
  const { activeElement: active, body } = document;
  if (active === null || active === body || active === opener) return false;
  const isFrame = active instanceof HTMLElement && active.tabIndex < 0 && active.contains(opener);
  return !isFrame;
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
