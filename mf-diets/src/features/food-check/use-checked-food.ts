import { type Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { todayIso } from '@pora/kit';
import { useState } from 'react';
import {
  type Answer,
  changeOf,
  type FoodFacts,
  keptAllergens,
  linkLines,
  outcomeOf,
} from './checked-links.js';
import { useSaveFood } from './use-save-food.js';

interface CheckedFoodInput {
  /** Undefined until everything is there. */
  facts: FoodFacts | undefined;
  foodId: number;
  planId: string;
  isTolerated: boolean;
  onSaved: (isRisk: boolean) => void;
}

/** What the person ticks, what it would make of the plan, and saving it. */
export function useCheckedFood({ facts, foodId, planId, isTolerated, onSaved }: CheckedFoodInput) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [added, setAdded] = useState<ReadonlySet<Allergen>>(new Set());
  const [sent, setSent] = useState<Answer>('links');
  const today = todayIso();
  const said = { lines: facts ? linkLines(facts, choices) : [], added };
  const outcome = facts && outcomeOf(facts, 'links', said, today);
  const without = facts && outcomeOf(facts, 'none', said, today);
  const save = useSaveFood(foodId, planId, onSaved);
  const send = (answer: Answer, over: FoodFacts | undefined = facts) => {
    if (!over || save.busy) return;
    setSent(answer);
    const isRisk = answer === 'links' && !isTolerated && (outcome?.risks.length ?? 0) > 0;
    save.send({ change: changeOf(over, answer, said, today), version: over.food.version, isRisk });
  };
  return {
    ...said,
    outcome,
    /** Entries of the survey that go on waiting: no allergen was added. */
    waitingEntries: added.size > 0 ? [] : (facts?.asked.filter(({ isEntry }) => isEntry) ?? []),
    /** Nothing of what was asked is in it: whether that can be said of this food, and what it says. */
    none: facts && {
      settles: without?.risks.length === 0 && without.unknown.length === 0,
      items: facts.asked.map(({ name }) => name),
      allergens: keptAllergens(facts),
    },
    choose: (key: string, ticked: boolean) => setChoices((known) => new Map(known).set(key, ticked)),
    /** Adds an allergen, or takes it back. */
    toggle: (allergen: Allergen) =>
      setAdded((known) => {
        const next = new Set(known);
        if (!next.delete(allergen)) next.add(allergen);
        return next;
      }),
    send,
    busy: save.busy,
    error: save.error,
    theirs: save.theirs,
    takeTheirs: () => {
      setChoices(new Map());
      setAdded(new Set());
      void save.takeTheirs();
    },
    /** The same answer, over the newer food. */
    keepMine: () => {
      if (facts && save.theirs) send(sent, { ...facts, food: save.theirs });
    },
  };
}

/** The check of one food as its parts receive it. */
export type CheckedFoodState = ReturnType<typeof useCheckedFood>;
