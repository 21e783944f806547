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

/**
 * When the plan that was open is gone from the list, the focus goes to the card after it, else to the one before, else
 * to the tab over the list. A person who has moved on keeps the place chosen.
 */
export function useFocusAfterRemoval(
  groups: readonly PlanGroup[] | undefined,
  openId: string | undefined,
): void {
  const order = useMemo(() => groups?.flatMap(({ plans }) => plans.map(({ id }) => id)), [groups]);
  const last = useRef<{ id: string; order: readonly string[] }>(undefined);
  useEffect(() => {
    if (!order) return;
    if (openId !== undefined) {
      if (order.includes(openId)) last.current = { id: openId, order };
      return;
    }
    if (!last.current || order.includes(last.current.id)) return;
    const { id, order: before } = last.current;
    last.current = undefined;
    if (!isFocusLost()) return;
    const place = before.indexOf(id);
    const neighbours = [...before.slice(place + 1), ...before.slice(0, place).reverse()];
    const card = neighbours.map(cardOf).find((each) => each !== null);
    (card ?? listTab())?.focus();
  }, [order, openId]);
}
