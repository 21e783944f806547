import { type Ref, type RefCallback, useCallback } from 'react';

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref callback that fills two refs. */
export function useMergedRefs<Element>(
  first: Ref<Element>,
  second: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      fill(first, element);
      fill(second, element);
    },
    [first, second],
  );
}
