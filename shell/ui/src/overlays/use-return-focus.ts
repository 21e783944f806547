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
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const target = opener.current;
      if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
      else focusMain();
    },
  };
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
