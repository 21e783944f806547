import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { useApiList } from '@pora/kit';
import { useCallback } from 'react';

const NONE: readonly Intolerance[] = [];

/** The name of a cause as the dictionary of intolerances has it; until it is there, the key in words. */
export function useCauseName(): (cause: string) => string {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const items = dictionary.phase === 'ready' ? dictionary.data : NONE;
  return useCallback(
    (cause) => items.find(({ key }) => key === cause)?.name ?? cause.replaceAll('-', ' '),
    [items],
  );
}
