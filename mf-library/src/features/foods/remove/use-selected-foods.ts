import { type Food } from '@pora/contracts/catalog/food.model';
import { userStorage } from '@pora/kit';
import { useEffect, useMemo, useState } from 'react';

/** What was ticked when the session ended: signing in leaves the page (decision 14). */
const kept = userStorage<number[]>('foods-selection');

/** Keeps what is ticked over the sign-in. */
export function keepSelection(ids: readonly number[]): void {
  kept.write([...ids]);
}

const NOTHING: ReadonlySet<string> = new Set();

/** The ticked foods of the base. */
export interface SelectedFoods {
  /** Keys of the rows, of foods that are still there. */
  keys: ReadonlySet<string>;
  /** All of them were skipped by a deletion, because meals are made of them. */
  areSkipped: boolean;
  choose: (keys: ReadonlySet<string>) => void;
  /** Leaves ticked what a deletion skipped. */
  leave: (skipped: readonly Food[]) => void;
}

/** Foods ticked in the list; those of before a sign-in come back once. */
export function useSelectedFoods(foods: readonly Food[] | undefined): SelectedFoods {
  const [chosen, setChosen] = useState<{ keys: ReadonlySet<string>; areSkipped: boolean }>(() => ({
    keys: new Set(kept.read()?.map(String)),
    areSkipped: false,
  }));
  useEffect(() => kept.remove(), []);
  const keys = useMemo(() => {
    if (chosen.keys.size === 0 || !foods) return NOTHING;
    const known = foods.map(({ id }) => String(id)).filter((key) => chosen.keys.has(key));
    return new Set(known);
  }, [chosen, foods]);
  return {
    keys,
    areSkipped: chosen.areSkipped,
    choose: (next) => setChosen({ keys: next, areSkipped: false }),
    leave: (skipped) =>
      setChosen({ keys: new Set(skipped.map(({ id }) => String(id))), areSkipped: skipped.length > 0 }),
  };
}
