import type { ReactNode } from 'react';
import { LiveRegion } from './feedback/live-region.js';
import { Toaster } from './feedback/toaster.js';
import { TooltipLayer } from './feedback/tooltip.js';
import { GlobalStyle } from './theme/global-style.js';
import { ThemeModeProvider } from './theme/theme-mode.js';

/** Everything the design system needs once per page: theme, global style, toasts, tooltip, spoken messages. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeModeProvider>
      <GlobalStyle />
      {children}
      <Toaster />
      <TooltipLayer />
      <LiveRegion />
    </ThemeModeProvider>
  );
}
