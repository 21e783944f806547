const listeners = new Set<() => void>();

/** Calls back when the person is gone and everything about them must leave memory. Answers the way to stop. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody that the person is gone. */
export function tellSignedOut(): void {
  listeners.forEach((listener) => listener());
}
