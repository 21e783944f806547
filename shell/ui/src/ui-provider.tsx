import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { LiveRegion } from './feedback/live-region.js';
import { Toaster } from './feedback/toaster.js';
import { TooltipLayer } from './feedback/tooltip.js';
import { GlobalStyle } from './theme/global-style.js';
import { stylePlugins } from './theme/rules-by-selector.js';
import { ThemeModeProvider } from './theme/theme-mode.js';

/** Everything the design system needs once per page: theme, global style, toasts, tooltip, spoken messages. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={stylePlugins}>
      <ThemeModeProvider>
        <GlobalStyle />
        {children}
        <Toaster />
        <TooltipLayer />
        <LiveRegion />
      </ThemeModeProvider>
    </StyleSheetManager>
  );
}
