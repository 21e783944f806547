/** Answers media queries from a list of conditions that hold, for the length of a test. */
export function stubMatchMedia(holding: readonly string[]): () => void {
  return stubChangingMedia(holding).restore;
}

/** Answers media queries from conditions that change in the middle of a test, as those of a window that is dragged do. */
export function stubChangingMedia(first: readonly string[] = []): {
  change: (holding: readonly string[]) => void;
  restore: () => void;
} {
  const original = window.matchMedia;
  const listeners = new Set<() => void>();
  let holding = first;
  window.matchMedia = (query) =>
    Object.defineProperty(
      {
        ...original(query),
        media: query,
        addEventListener: (_type: string, notify: () => void) => void listeners.add(notify),
        removeEventListener: (_type: string, notify: () => void) => void listeners.delete(notify),
      },
      'matches',
      { get: () => holding.includes(query) },
    ) as MediaQueryList;
  return {
    change: (next) => {
      holding = next;
      for (const notify of listeners) notify();
    },
    restore: () => {
      window.matchMedia = original;
    },
  };
}
