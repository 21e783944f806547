import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Kbd } from '../display/kbd.js';
import { landmarkAround } from '../overlays/use-landmark-container.js';
import { theme } from '../theme/theme.js';
import { tip, type TipAttributes } from './tip.js';
import { TipController, tipTextOf } from './tip-controller.js';

const EDGE_PX = 8;
const GAP_PX = 6;

/** Props of Tooltip. */
export interface TooltipProps {
  label: string;
  /** Key shown beside the label. */
  shortcut?: string;
  /** One element that can take the focus and passes on data attributes. */
  children: ReactElement<Partial<TipAttributes>>;
}

/** Gives its child a tooltip: after 700 ms of pointing or at keyboard focus, closed by Escape. */
export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return cloneElement(children, tip(label, shortcut));
}

/** Draws the one tooltip of the page; mounted once by the shell. */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => new TipController(setTarget).start(), []);
  return target ? <Bubble key={tipTextOf(target)} target={target} /> : null;
}

function Bubble({ target }: { target: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const label = tipTextOf(target);
  const isNamed = target.dataset['tip'] !== undefined;
  const shortcut = target.dataset['tipKey'];

  useLayoutEffect(() => {
    const bubble = ref.current?.getBoundingClientRect();
    if (bubble) setPlace(placeBubble(target.getBoundingClientRect(), bubble));
  }, [target]);

  useEffect(() => {
    // A text that is cut on the screen is read in full as it is.
    if (!isNamed) return undefined;
    // What is named by the same words would be read twice: by its label, or by a hidden sentence that it begins with.
    const sentence = target.querySelector(':scope > [data-sentence]')?.textContent;
    if ((target.getAttribute('aria-label') ?? sentence) === label) return undefined;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) target.setAttribute('aria-describedby', before);
      else target.removeAttribute('aria-describedby');
    };
  }, [target, label, id, isNamed]);

  return createPortal(
    <Box ref={ref} id={id} role="tooltip" style={place}>
      {label}
      {shortcut && <Key>{shortcut}</Key>}
    </Box>,
    // Beside a dialog or outside the landmarks a screen reader would not come across it.
    landmarkAround(target) ?? document.body,
  );
}

function placeBubble(anchor: DOMRect, bubble: DOMRect): { left: number; top: number } {
  const maxLeft = window.innerWidth - bubble.width - EDGE_PX;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const below = anchor.bottom + GAP_PX;
  const fitsBelow = below + bubble.height + EDGE_PX <= window.innerHeight;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, maxLeft)),
    top: fitsBelow ? below : anchor.top - bubble.height - GAP_PX,
  };
}

const Box = styled.div`
  position: fixed;
  z-index: ${theme.z.toast};
  display: flex;
  align-items: center;
  gap: 0.4375rem;
  max-width: 20rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: #12211b;
  color: #f3f8f5;
  font: 500 0.75rem/1rem ${theme.font};
  pointer-events: auto;
`;

const Key = styled(Kbd)`
  border-color: #ffffff40;
  background: transparent;
  color: #c7d6ce;
`;
