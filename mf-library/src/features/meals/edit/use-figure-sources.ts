import { ruleConfigCalls } from '@pora/contracts/calls';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { useApiQuery } from '@pora/kit';
import { useMemo } from 'react';
import { useFoodsById } from '../../foods/public.js';
import { type FigureSources } from './meal-form.model.js';

/** What the figures of a meal are made from; undefined until the foods are there. */
export function useFigureSources(): FigureSources | undefined {
  const foodById = useFoodsById();
  const rules = useApiQuery(ruleConfigCalls.get);
  // Rules that cannot be read do not keep anybody from writing a meal: the server computes the figures anew.
  const { portionDetection } = rules.phase === 'ready' ? rules.data.config : DEFAULT_RULE_CONFIG;
  return useMemo(() => foodById && { foodById, portionDetection }, [foodById, portionDetection]);
}
