import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme.js';
import {
  applyStoredThemeMode,
  getResolvedTheme,
  getThemeMode,
  type ResolvedTheme,
  setThemeMode,
  subscribeThemeMode,
  type ThemeMode,
} from './theme-mode-store.js';

/** The chosen mode, the theme on the screen, and the way to change it. */
export function useThemeMode(): {
  mode: ThemeMode;
  resolved: ResolvedTheme;
  setMode: (mode: ThemeMode) => void;
} {
  const mode = useSyncExternalStore(subscribeThemeMode, getThemeMode);
  const resolved = useSyncExternalStore(subscribeThemeMode, getResolvedTheme);
  return { mode, resolved, setMode: setThemeMode };
}

/** Gives the theme to styled-components and keeps `data-theme` on the html element right. */
export function ThemeModeProvider({ children }: { children: ReactNode }) {
  const { resolved } = useThemeMode();
  useEffect(applyStoredThemeMode, [resolved]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
