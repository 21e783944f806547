import { mediaQueries } from './media.js';

/** What the person chose; `system` follows the operating system. */
export type ThemeMode = 'light' | 'dark' | 'system';
/** What is on the screen. */
export type ResolvedTheme = 'light' | 'dark';

/** Key of the chosen theme in localStorage; a preference of this device, not of the signed-in person. */
export const THEME_MODE_STORAGE_KEY = 'pora.theme';

const listeners = new Set<() => void>();
let chosen: ThemeMode | undefined;

function readStoredMode(): ThemeMode {
  try {
    const stored = window.localStorage.getItem(THEME_MODE_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage may be forbidden for the site; then the system's choice is the only one there is.
    return 'system';
  }
}

function storeMode(mode: ThemeMode): void {
  try {
    if (mode === 'system') window.localStorage.removeItem(THEME_MODE_STORAGE_KEY);
    else window.localStorage.setItem(THEME_MODE_STORAGE_KEY, mode);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

const systemPrefersDark = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(mediaQueries.dark).matches;

/** The chosen mode, read once from storage. */
export function getThemeMode(): ThemeMode {
  chosen ??= readStoredMode();
  return chosen;
}

/** The theme that the chosen mode means right now. */
export function getResolvedTheme(): ResolvedTheme {
  const mode = getThemeMode();
  if (mode !== 'system') return mode;
  return systemPrefersDark() ? 'dark' : 'light';
}

/** Writes `data-theme` on the html element; call before the first render so that nothing flashes. */
export function applyStoredThemeMode(): void {
  document.documentElement.dataset['theme'] = getResolvedTheme();
}

/** Chooses a mode, remembers it on this device and shows it at once. */
export function setThemeMode(mode: ThemeMode): void {
  chosen = mode;
  storeMode(mode);
  applyStoredThemeMode();
  listeners.forEach((notify) => notify());
}

/** Calls back when the chosen or the system theme changes, also from another tab; returns the way to stop. */
export function subscribeThemeMode(notify: () => void): () => void {
  const refresh = (): void => {
    applyStoredThemeMode();
    notify();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== THEME_MODE_STORAGE_KEY && event.key !== null) return;
    chosen = undefined;
    refresh();
  };
  const system = typeof window.matchMedia === 'function' ? window.matchMedia(mediaQueries.dark) : undefined;
  listeners.add(notify);
  window.addEventListener('storage', onStorage);
  system?.addEventListener('change', refresh);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', onStorage);
    system?.removeEventListener('change', refresh);
  };
}
