import { type IntoleranceSetSummary } from '@pora/contracts/patients/intolerance-set.model';
import { useState } from 'react';
import { type ComparedPair } from './compare-sets.js';
import { compareStrings as t, dayOf } from './compare.strings.js';

/** What a person has chosen to see; sets that are gone meanwhile are as if not chosen. */
interface Choice {
  view: 'results' | 'compare';
  shown?: string;
  before?: string;
  after?: string;
}

/** Which of the patient's sets are shown, from those there are, the latest first. */
export function useChosenSets(sets: readonly IntoleranceSetSummary[]) {
  const [choice, setChoice] = useState<Choice>({ view: 'results' });
  const change = (part: Partial<Choice>) => setChoice((last) => ({ ...last, ...part }));
  const byId = (id: string | undefined) => sets.find((set) => set.id === id);
  const current = sets.find((set) => set.current) ?? null;
  const shown = byId(choice.shown) ?? current ?? sets[0] ?? null;
  const pair = pairOf(sets, byId(choice.before), byId(choice.after) ?? sets[0]);
  const [latest] = sets;
  return {
    view: pair ? choice.view : 'results',
    current,
    shown,
    pair,
    /** The set of the latest day, where it has a day and is not the current one. */
    newer: current && latest && latest !== current && latest.date && current.date ? latest : null,
    sets,
    days: daysOf(sets),
    setView: (view: Choice['view']) => change({ view }),
    show: (id: string | undefined) => change({ shown: id }),
    /** The set that stood at the other side goes where the chosen one was. */
    setBefore: (id: string) =>
      change(
        pair && id === pair.after.id
          ? { before: id, after: pair.before.id }
          : { before: id, after: pair?.after.id },
      ),
    setAfter: (id: string) =>
      change(
        pair && id === pair.before.id
          ? { after: id, before: pair.after.id }
          : { after: id, before: pair?.before.id },
      ),
  };
}

/** What is shown of the patient's sets, and how to choose. */
export type ChosenSets = ReturnType<typeof useChosenSets>;

/** Days of that many sets are named; the older ones are counted. */
const NAMED_DAYS = 4;

/** Days of the sets, the oldest first, the current one marked. */
function daysOf(sets: readonly IntoleranceSetSummary[]): string[] {
  const named = sets.slice(0, NAMED_DAYS).map((set) => (set.current ? t.current(dayOf(set)) : dayOf(set)));
  const older = sets.length - named.length;
  return [...(older > 0 ? [t.earlier(older)] : []), ...named.reverse()];
}

/** The chosen sets; without a choice the latest one and the one before it. */
function pairOf(
  sets: readonly IntoleranceSetSummary[],
  chosen: IntoleranceSetSummary | undefined,
  after: IntoleranceSetSummary | undefined,
): ComparedPair | null {
  if (!after) return null;
  const before =
    chosen && chosen !== after
      ? chosen
      : (sets[sets.indexOf(after) + 1] ?? sets.find((set) => set !== after));
  return before ? { before, after } : null;
}
