import { type ShoppingItem } from '@pora/contracts/plans/shopping-list.model';
import { userStorage } from '@pora/kit';
import { useMemo, useState } from 'react';
import { tickKey } from './shopping-groups.js';

const storageOf = (planId: string, week: 1 | 2) => userStorage<string[]>(`shopping-ticks:${planId}:${week}`);

function readTicks(planId: string, week: 1 | 2): string[] {
  const stored: unknown = storageOf(planId, week).read();
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** What was put into the basket, kept per person in this browser; an item whose amount has changed is open again. */
export function useTicks(planId: string, week: 1 | 2, items: readonly ShoppingItem[]) {
  const [kept, setKept] = useState({ 1: readTicks(planId, 1), 2: readTicks(planId, 2) });
  const ticked = useMemo(() => {
    const open = new Set(items.map(tickKey));
    return new Set(kept[week].filter((key) => open.has(key)));
  }, [items, kept, week]);
  const keep = (keys: string[]) => {
    // A browser that refuses storage keeps the ticks while the page is open.
    storageOf(planId, week).write(keys);
    setKept((all) => ({ ...all, [week]: keys }));
  };
  return {
    ticked,
    tick: (item: ShoppingItem, isTicked: boolean) => {
      const others = [...ticked].filter((key) => key !== tickKey(item));
      keep(isTicked ? [...others, tickKey(item)] : others);
    },
    untickAll: () => keep([]),
  };
}
