import { useLayoutEffect, useRef } from 'react';
import { type EditorView } from './use-editor-view.js';

/** What takes the focus in each view: the shown day's place in the strip, the chosen cell of the grid. */
const PLACE: Record<EditorView, string> = {
  day: '[role=tab][aria-selected=true]',
  overview: '[role=gridcell][tabindex="0"]',
};

/** Keeps the focus in the plan when the view that held it gives way to the other one; the answer marks its frame. */
export function useKeptFocus(view: EditorView) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // A person on the switch, or anywhere else that stays, keeps that place.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(PLACE[view])?.focus();
  }, [view]);
  return frame;
}
