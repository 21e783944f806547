import { type RefCallback, useCallback, useState } from 'react';

const LANDMARKS = '[role=dialog], [role=alertdialog], main, nav, aside';

/**
 * Place for what hangs from a control: the dialog or landmark around the control, so that the list stays part of
 * it for screen readers and inside a dialog's focus trap. Undefined means the page body.
 */
export function useLandmarkContainer(): [RefCallback<HTMLElement>, HTMLElement | undefined] {
  const [container, setContainer] = useState<HTMLElement>();
  const anchorRef = useCallback((element: HTMLElement | null) => {
    if (element) setContainer(element.closest<HTMLElement>(LANDMARKS) ?? undefined);
  }, []);
  return [anchorRef, container];
}
