import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../display/visually-hidden.js';

/** How urgent a spoken message is. */
export type Politeness = 'polite' | 'assertive';

type Messages = Record<Politeness, string>;

const listeners = new Set<() => void>();
let messages: Messages = { polite: '', assertive: '' };

/** Has a sentence read aloud; the same sentence twice in a row is read twice. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const repeated = messages[politeness] === text;
  messages = { ...messages, [politeness]: repeated ? `${text}\u00a0` : text };
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The two places screen readers listen to; mounted once by the shell. */
export function LiveRegion() {
  const current = useSyncExternalStore(subscribe, () => messages);
  return createPortal(
    <VisuallyHidden as="div">
      <div aria-live="polite" aria-atomic="true">
        {current.polite}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {current.assertive}
      </div>
    </VisuallyHidden>,
    document.body,
  );
}
