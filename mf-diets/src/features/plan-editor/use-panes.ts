import { mediaQueries, useMediaQuery } from '@pora/ui';
import { type PanePlace } from '@pora/ui/overlays';
import { useState } from 'react';
import { type EditorAddress, PANES } from '../plan-work/public.js';

/** Narrower tablets have the pane under the plan where they are high enough; else it is a sheet over it. */
const BESIDE = '(min-width: 880px)';
const BELOW = '(min-width: 640px) and (min-height: 800px)';

/** Where the panes of the plan stand in this window, and whether one is open there. */
export function usePanes({ dialog }: EditorAddress) {
  const [held, hold] = useState<HTMLElement | null>(null);
  const isTablet = useMediaQuery(mediaQueries.tablet);
  const isWide = useMediaQuery(BESIDE);
  const isHigh = useMediaQuery(BELOW);
  const at = !isTablet || isWide ? 'beside' : isHigh ? 'below' : 'sheet';
  const place: PanePlace = at === 'sheet' ? null : (held ?? undefined);
  return { at, place, hold, open: at !== 'sheet' && PANES.has(dialog) };
}

/** Place of the panes as the parts of the editor receive it. */
export type Panes = ReturnType<typeof usePanes>;
