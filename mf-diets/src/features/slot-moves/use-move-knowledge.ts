import { type CallAnswer } from '@pora/contracts/call';
import { ruleConfigCalls } from '@pora/contracts/calls';
import { useApiQuery } from '@pora/kit';
import { useMemo } from 'react';
import { type Judgement, useMealJudge } from '../plan-safety/public.js';
import { type MoveItem } from './move-model.js';
import { type MoveKnowledge } from './target-states.js';
import { asJudged, foodAsJudged, useMealsById } from './use-library-meals.js';

const UNKNOWN: Judgement = { state: 'unchecked', problems: [] };
const NO_POOLS = {};
const poolsOf = ({ config }: CallAnswer<typeof ruleConfigCalls.get>) => config.slotPools;

/** The slot types' accepted meal types, from the rules of the practice. */
export function useSlotPools(): MoveKnowledge['slotPools'] {
  const rules = useApiQuery(ruleConfigCalls.get, {}, { select: poolsOf });
  return rules.phase === 'ready' ? rules.data : NO_POOLS;
}

/** Judges each meal once: what is carried is asked about for every slot of the plan. */
function onceEach<Of extends object>(judge: (of: Of) => Judgement): (of: Of) => Judgement {
  const known = new WeakMap<Of, Judgement>();
  return (of) => {
    const judgement = known.get(of) ?? judge(of);
    known.set(of, judgement);
    return judgement;
  };
}

/** What the browser knows of meals and of the patient, to colour slots before anything is dropped. */
export function useMoveKnowledge(planId: string): MoveKnowledge {
  const { judge } = useMealJudge(planId);
  const meals = useMealsById();
  const slotPools = useSlotPools();
  return useMemo(() => {
    const judgeItem = (item: MoveItem): Judgement => {
      if (item.kind === 'food') return judge(foodAsJudged(item.foodId, item.name));
      const meal = item.kind === 'meal' ? meals.get(item.mealId) : undefined;
      return meal ? judge(asJudged(meal)) : UNKNOWN;
    };
    return {
      slotPools,
      typesOfMeal: (id) => meals.get(id)?.types,
      judgeEntry: onceEach(judge),
      judgeItem: onceEach(judgeItem),
    };
  }, [judge, meals, slotPools]);
}
