/** Answers media queries from a list of conditions that hold; the answer puts the old ones back. */
export function stubMatchMedia(holding: readonly string[]): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({ ...original(query), matches: holding.includes(query), media: query });
  return () => {
    window.matchMedia = original;
  };
}
