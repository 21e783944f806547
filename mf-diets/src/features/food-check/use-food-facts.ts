import {
  foodCalls,
  intoleranceDictionaryCalls,
  intoleranceMappingCalls,
  intoleranceSetCalls,
  ruleConfigCalls,
} from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { foldLetters, useApiList, useApiQuery } from '@pora/kit';

import { askedItems, type FoodFacts } from './checked-links.js';
import { type WaitingFood } from './waiting-foods.js';

const NONE: readonly never[] = [];

function resultsOf({ items }: CallAnswer<typeof intoleranceSetCalls.list>) {
  const [set] = items as PatientIntoleranceSet[];
  return set ? set.categories.flatMap((category) => category.items) : [];
}

const toleratedOf = ({ config }: CallAnswer<typeof ruleConfigCalls.get>) =>
  config.ingredientToleranceCategories;

/** Everything a food is looked at with: nothing is proposed before all of it is there. */
export function useFoodFacts(waiting: WaitingFood, patientId: string) {
  const id = String(waiting.foodId);
  const food = useApiQuery(foodCalls.get, { params: { id } });
  const saved = useApiList(intoleranceMappingCalls.listByFood, { params: { foodId: id } });
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const results = useApiQuery(intoleranceSetCalls.list, { query: { patientId } }, { select: resultsOf });
  const rules = useApiQuery(ruleConfigCalls.get, {}, { select: toleratedOf });
  const loads = [food, saved, dictionary, results];
  const failed = loads.flatMap((load) => (load.phase === 'failed' ? [load] : []));
  const read = food.phase === 'ready' &&
    saved.phase === 'ready' &&
    dictionary.phase === 'ready' &&
    results.phase === 'ready' && {
      ...{ food: food.data, saved: saved.data },
      ...{ dictionary: dictionary.data, results: results.data },
    };
  const facts: FoodFacts | undefined = read ? { ...read, asked: askedItems(read, waiting) } : undefined;
  const category = facts?.food.category ?? '';
  const tolerated = rules.phase === 'ready' ? rules.data : NONE;
  return {
    facts,
    failure: failed[0] && {
      error: failed[0].error,
      retrying: failed.some(({ retrying }) => retrying),
      retry: () => failed.forEach(({ retry }) => retry()),
    },
    /** The rules let foods of its category through. */
    isTolerated: tolerated.some((one) => foldLetters(one) === foldLetters(category)),
  };
}
