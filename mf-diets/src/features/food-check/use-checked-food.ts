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
  const [sent, setSent] = useState<Answer>('links');
  const today = todayIso();
  const lines = facts ? linkLines(facts, choices) : [];
  const outcome = facts && outcomeOf(facts, 'links', lines, today);
  const without = facts && outcomeOf(facts, 'none', lines, today);
  const save = useSaveFood(foodId, planId, onSaved);
  const send = (answer: Answer, over: FoodFacts | undefined = facts) => {
    if (!over || save.busy) return;
    setSent(answer);
    const isRisk = answer === 'links' && !isTolerated && (outcome?.risks.length ?? 0) > 0;
    save.send({ change: changeOf(over, answer, lines, today), version: over.food.version, isRisk });
  };
  return {
    lines,
    outcome,
    /** Nothing of what was asked is in it: whether that can be said of this food, and what it says. */
    none: facts && {
      settles: without?.risks.length === 0 && without.unknown.length === 0,
      items: facts.asked.map(({ name }) => name),
      allergens: keptAllergens(facts, today),
    },
    choose: (key: string, ticked: boolean) => setChoices((known) => new Map(known).set(key, ticked)),
    send,
    busy: save.busy,
    error: save.error,
    theirs: save.theirs,
    takeTheirs: () => {
      setChoices(new Map());
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
