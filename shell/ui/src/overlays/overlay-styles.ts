import { css, keyframes } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

const fadingIn = keyframes`
  from { opacity: 0; }
`;

const rising = keyframes`
  from { opacity: 0; translate: 0 4px; }
`;

const slidingIn = keyframes`
  from { translate: 24px 0; opacity: 0; }
`;

/**
 * How a layer comes. Without motion it is simply there: an animation of no length tells no end, and the library that takes
 * the layer away would wait for it, with the layer still in sight.
 */
const appearing = (motion: ReturnType<typeof keyframes>, duration: string) => css`
  animation: ${motion} ${duration} ${theme.ease.out};

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Appears in place. */
export const fadeIn = appearing(fadingIn, theme.m.base);
/** Appears from a little below. */
export const rise = appearing(rising, theme.m.base);
/** Comes in from the edge. */
export const slideIn = appearing(slidingIn, theme.m.slow);

/** Paper of every modal layer; a border appears where shadows are not drawn. */
export const sheetSurface = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid transparent;
  background: ${theme.c.surface};
  color: ${theme.c.text};
  box-shadow: ${theme.e[4]};
  outline: none;
`;

/** Row of buttons at the foot of a modal layer. */
export const footerCss = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  padding: 0.75rem 1.375rem max(0.75rem, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.surface};
`;

/** Menu, list of options or calendar that hangs from a control. */
export const popoverSurface = css`
  z-index: ${theme.z.popover};
  max-height: var(--radix-popper-available-height);
  padding: 5px;
  overflow: auto;
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};
  background: ${theme.c.raised};
  color: ${theme.c.text};
  font: ${theme.t.dense};
  box-shadow: ${theme.e[3]};
  outline: none;
  ${fadeIn}
`;

/** Shade at the edge beyond which a raised surface goes on; it lies below the lines and leaves as the end is reached. */
export const scrollSigns = css`
  overscroll-behavior: contain;
  background:
    linear-gradient(${theme.c.raised} 30%, transparent) top / 100% 2.5rem no-repeat local,
    linear-gradient(transparent, ${theme.c.raised} 70%) bottom / 100% 2.5rem no-repeat local,
    linear-gradient(${theme.c.lineStrong}, transparent) top / 100% 0.875rem no-repeat scroll,
    linear-gradient(transparent, ${theme.c.lineStrong}) bottom / 100% 0.875rem no-repeat scroll,
    ${theme.c.raised};
`;

/** One line of a menu or list of options. */
export const optionRow = css`
  display: flex;
  align-items: center;
  gap: 0.5625rem;
  min-height: 2rem;
  padding: 0.25rem 0.5rem;
  border-radius: 6px;
  cursor: pointer;
  outline: none;
  user-select: none;

  > svg {
    flex: none;
    color: ${theme.c.text2};
  }

  &[data-highlighted] {
    background: ${theme.c.hover};
    outline: 1px solid transparent;
  }

  &[data-disabled] {
    color: ${theme.c.text3};
    cursor: default;
  }

  @media (pointer: coarse), (max-width: 480px) {
    min-height: ${theme.h.touch};
  }
`;
