/** Milliseconds after which a turn comes although the page is busy. */
const LONGEST_WAIT_MS = 2000;

/** Safari has no idle time to ask for: there a turn comes between two tasks. */
function ask(turn: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(turn, { timeout: LONGEST_WAIT_MS });
  else setTimeout(turn);
}

/**
 * Does work in short turns while the page has nothing else to do; a turn answers true when more is left.
 * Answers the way to stop.
 */
export function doWhenIdle(turn: () => boolean | void): () => void {
  let isStopped = false;
  const next = (): void => {
    ask(() => {
      if (!isStopped && turn()) next();
    });
  };
  next();
  return () => {
    isStopped = true;
  };
}
