import { useEffect, useMemo, useRef } from 'react';
import { type PlanGroup } from './plan-groups.js';

/** Cards of the list, in the order of the screen. */
const cardOf = (planId: string) =>
  document.querySelector<HTMLElement>(`[data-plan-card="${CSS.escape(planId)}"]`);

/** The tab over the list: its heading that can be reached by keyboard. */
const listTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.tagName === 'MAIN';
}

/** To the first of these that takes it: a card of a folded group takes no focus. */
function focusOneOf(places: readonly (HTMLElement | null)[]): void {
  for (const place of places) {
    place?.focus();
    if (!isFocusLost()) return;
  }
}

/**
 * Where the focus goes when nobody can give it back: something that was opened by a key or by the address leaves it on
 * the page, and a removed plan takes its card along. A person who has moved on keeps the place chosen.
 * @param open The open plan's id, or another name for another window over the list.
 */
export function useFocusInList(groups: readonly PlanGroup[] | undefined, open: string | undefined): void {
  useFocusAfterClosing(open);
  useFocusAfterRemoval(groups, open);
}

/** To the card of the plan that was open, else to the tab over the list. */
function useFocusAfterClosing(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (closed === undefined || open !== undefined) return undefined;
    // A window gives the focus back one task after it has gone: only then is it known whether it had an opener.
    const timer = setTimeout(() => isFocusLost() && focusOneOf([cardOf(closed), listTab()]));
    return () => clearTimeout(timer);
  }, [open]);
}

/** To the card after the removed one, else to the one before, else to the tab over the list. */
function useFocusAfterRemoval(groups: readonly PlanGroup[] | undefined, open: string | undefined): void {
  const order = useMemo(() => groups?.flatMap(({ plans }) => plans.map(({ id }) => id)), [groups]);
  const last = useRef<{ id: string; order: readonly string[] }>(undefined);
  useEffect(() => {
    if (!order) return;
    if (open !== undefined) {
      if (order.includes(open)) last.current = { id: open, order };
      return;
    }
    if (!last.current || order.includes(last.current.id)) return;
    const { id, order: before } = last.current;
    last.current = undefined;
    if (!isFocusLost()) return;
    const place = before.indexOf(id);
    const neighbours = [...before.slice(place + 1), ...before.slice(0, place).reverse()];
    focusOneOf([...neighbours.map(cardOf), listTab()]);
  }, [order, open]);
}
