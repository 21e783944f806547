import { type AppTheme, media } from '@pora/ui';
import { css, type DefaultTheme } from 'styled-components';
import { type VisitPhase } from '../../visits/public.js';

type Look = (theme: DefaultTheme & AppTheme) => { background: string; color: string; edge: string };

/** How a visit looks by what became of it; words or strikes say the same without colour. */
const LOOKS: Record<VisitPhase, Look> = {
  upcoming: ({ c }) => ({ background: c.inkSoft, color: c.text, edge: c.ink }),
  running: ({ c }) => ({ background: c.ink, color: c.onInk, edge: c.ink }),
  past: ({ c }) => ({ background: c.sunken, color: c.text2, edge: c.sunken }),
  done: ({ c }) => ({ background: c.sunken, color: c.text2, edge: c.sunken }),
  missed: ({ c }) => ({ background: c.sunken, color: c.text2, edge: c.amber }),
  cancelled: ({ c }) => ({ background: c.surface, color: c.text3, edge: c.lineStrong }),
};

/** Colours of a visit. */
export const eventLook = css<{ $phase: VisitPhase }>`
  ${({ theme, $phase }) => {
    const { background, color, edge } = LOOKS[$phase](theme);
    return css`
      border: 1px solid ${$phase === 'cancelled' ? edge : background};
      box-shadow: inset 3px 0 0 ${$phase === 'cancelled' ? background : edge};
      background: ${background};
      color: ${color};
    `;
  }}
`;

/** Words of a visit that are read aloud where there is no room to show them; what holds them is positioned and clips. */
export const heard = css`
  position: absolute;
  clip-path: inset(50%);
`;

/** Rules for a visit that has no room for time and title on one line, where half an hour is three lines high; its place is the container. */
export const inNarrowVisit = (rules: ReturnType<typeof css>) => css`
  ${media.touch} {
    @container (max-width: 7rem) {
      ${rules}
    }
  }
`;
