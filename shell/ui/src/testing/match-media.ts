/** Answers media queries from a list of conditions that hold, for the length of a test. */
export function stubMatchMedia(holding: readonly string[]): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({ ...original(query), matches: holding.includes(query), media: query });
  return () => {
    window.matchMedia = original;
  };
}
