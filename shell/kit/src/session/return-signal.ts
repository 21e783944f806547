/** Page on which a sign-in in a small window ends: it tells the product's other windows and closes itself. */
export const RETURN_PATH = '/zalogowano';

/** A name of this device: its changes are heard in every other window of the product. */
const SIGNAL = 'pora.signed-in-at';

/** Tells the product's other windows that somebody has signed in. */
export function signalReturn(): void {
  try {
    window.localStorage.setItem(SIGNAL, String(Date.now()));
  } catch {
    // Without storage the other window asks again when it gets the focus.
  }
}

/** Calls back when somebody may have signed in elsewhere, or this window gets the focus. Answers the way to stop. */
export function onReturn(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SIGNAL) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', listener);
  };
}
