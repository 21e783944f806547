import { type RefCallback, useCallback, useState } from 'react';

const LANDMARKS = '[role=dialog], [role=alertdialog], main, nav, aside';

/** The dialog or landmark around an element, undefined where there is none. */
export function landmarkAround(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(LANDMARKS) ?? undefined;
}

/**
 * Place for what hangs from a control: the dialog or landmark around the control, so that the list stays part of
 * it for screen readers and inside a dialog's focus trap. Undefined means the page body.
 */
export function useLandmarkContainer(): [RefCallback<HTMLElement>, HTMLElement | undefined] {
  const [container, setContainer] = useState<HTMLElement>();
  const anchorRef = useCallback((element: HTMLElement | null) => {
    if (element) setContainer(landmarkAround(element));
  }, []);
  return [anchorRef, container];
}
