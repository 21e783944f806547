import { VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { firstStepsStrings as t } from './first-steps.strings.js';

const RADIUS = 17;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of something is done, as a ring with the numbers in it. */
export function ProgressRing({ done, all }: { done: number; all: number }) {
  return (
    <Ring>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={RADIUS} />
        <circle cx="20" cy="20" r={RADIUS} strokeDasharray={`${(AROUND * done) / all} ${AROUND}`} />
      </svg>
      <span aria-hidden="true">{t.short(done, all)}</span>
      <VisuallyHidden>{t.progress(done, all)}</VisuallyHidden>
    </Ring>
  );
}

const Ring = styled.span`
  position: relative;
  display: grid;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  place-items: center;
  font: ${({ theme }) => theme.t.small};
  font-weight: 650;

  svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: ${({ theme }) => theme.c.lineStrong};
    stroke-width: 4;
    transform: rotate(-90deg);
  }

  circle + circle {
    stroke: ${({ theme }) => theme.c.ink};
  }
`;
