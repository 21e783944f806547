import { type CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme.js';
import type { MealTypeKey } from '../theme/tokens.js';

/** One meal on the ring; shares are relative to their sum. */
export interface PlateArc {
  meal: MealTypeKey;
  share: number;
}

/** The usual day: five meals with their calorie shares in percent. */
export const defaultPlateArcs: readonly PlateArc[] = [
  { meal: 'breakfast', share: 25 },
  { meal: 'second_breakfast', share: 15 },
  { meal: 'lunch', share: 30 },
  { meal: 'snack', share: 10 },
  { meal: 'dinner', share: 20 },
];

const GAP_DEGREES = 9;

const pointOn = (radius: number, degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(16 + radius * Math.cos(radians)).toFixed(2)} ${(16 + radius * Math.sin(radians)).toFixed(2)}`;
};

/** SVG path of each arc on a 32 × 32 canvas, clockwise from twelve o'clock, with a gap between neighbours. */
export function plateArcPaths(
  arcs: readonly PlateArc[],
  radius: number,
): { meal: MealTypeKey; path: string }[] {
  const total = arcs.reduce((sum, arc) => sum + arc.share, 0);
  let start = 0;
  return arcs.map(({ meal, share }) => {
    const sweep = (share / total) * 360;
    const from = start + GAP_DEGREES / 2;
    const to = start + sweep - GAP_DEGREES / 2;
    start += sweep;
    const large = to - from > 180 ? 1 : 0;
    return {
      meal,
      path: `M${pointOn(radius, from)}A${radius} ${radius} 0 ${large} 1 ${pointOn(radius, to)}`,
    };
  });
}

/** Props of PlateClock. */
export interface PlateClockProps {
  arcs?: readonly PlateArc[];
  /** Width and height in px at the default text size. */
  size?: number;
  /** Ring thickness on the 32-unit canvas. */
  thickness?: number;
  /** Dot in the middle, as in the logo. */
  dot?: boolean;
  /** Arcs light up in turn. */
  animated?: boolean;
  /** Dotted arcs on an empty plate, for empty states. */
  empty?: boolean;
}

/** The plate-clock: a ring of arcs whose lengths are calorie shares. Decorative, always beside a text. */
export function PlateClock({
  arcs = defaultPlateArcs,
  size = 34,
  thickness = 5.4,
  dot = false,
  animated = false,
  empty = false,
}: PlateClockProps) {
  const paths = plateArcPaths(arcs, empty ? 12.6 : 11);
  return (
    <Svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      data-animated={animated}
      style={{ '--plate-size': `${size / 16}rem` } as CSSProperties}
    >
      {empty && (
        <circle
          cx="16"
          cy="16"
          r="15.2"
          fill={theme.c.canvas}
          stroke={theme.c.lineStrong}
          strokeWidth="0.3"
        />
      )}
      {empty && (
        <circle cx="16" cy="16" r="9.9" fill={theme.c.surface} stroke={theme.c.line} strokeWidth="0.3" />
      )}
      {paths.map(({ meal, path }, index) => (
        <path
          key={`${meal}-${index}`}
          d={path}
          fill="none"
          stroke={theme.meal[meal].solid}
          strokeWidth={empty ? 1.3 : thickness}
          strokeLinecap={empty ? 'round' : 'butt'}
          strokeDasharray={empty ? '0.5 2.3' : undefined}
          style={animated ? { animationDelay: `${index * 200}ms` } : undefined}
        />
      ))}
      {dot && <circle cx="16" cy="16" r="3.2" fill={theme.c.ink} />}
    </Svg>
  );
}

const lightUp = keyframes`
  0%, 60%, 100% { opacity: 0.25; }
  20% { opacity: 1; }
`;

/* One class for all: the first spinner of a page, which comes while somebody works, adds no rule. */
const Svg = styled.svg`
  display: block;
  flex: none;
  width: var(--plate-size);
  height: var(--plate-size);
  forced-color-adjust: none;

  &[data-animated='true'] path {
    animation: ${lightUp} 1s linear infinite both;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-animated='true'] path {
      animation: none;
    }
  }
`;
