import styled, { css } from 'styled-components';
import { theme } from '../theme/theme.js';
import type { MealTypeKey } from '../theme/tokens.js';

/** One part of a stack. */
export interface StackSegment {
  id: string;
  meal: MealTypeKey;
  value: number;
  label: string;
}

/** Props of StackedBar. */
export interface StackedBarProps {
  /** The bar in one sentence: "Dzień 4: 1750 z 1750 kcal"; empty where the text beside it says so already. */
  label: string;
  segments: readonly StackSegment[];
  /** Value at the end of the track. */
  max: number;
  /** Tick of the goal. */
  target?: number;
  /** Pale band that is still fine. */
  tolerance?: { low: number; high: number };
  /** Hatched part that would be added. */
  ghost?: number;
  orientation?: 'horizontal' | 'vertical';
  /** Thickness in px at the default text size. */
  thickness?: number;
}

const percent = (value: number, max: number): string =>
  `${Math.min(100, Math.max(0, (value / max) * 100)).toFixed(2)}%`;

/** A day's meals as one stack in daylight colours, with the goal and its tolerance. */
export function StackedBar({
  label,
  segments,
  max,
  target,
  tolerance,
  ghost = 0,
  orientation = 'horizontal',
  thickness = 20,
}: StackedBarProps) {
  const vertical = orientation === 'vertical';
  const along = vertical ? 'height' : 'width';
  const from = vertical ? 'bottom' : 'left';
  return (
    <Frame
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      $vertical={vertical}
      $thickness={thickness}
    >
      <Stack $vertical={vertical}>
        {segments.map((segment) => (
          <Part
            key={segment.id}
            $color={theme.meal[segment.meal].solid}
            $hatched={segment.meal === 'unknown'}
            style={{ [along]: percent(segment.value, max) }}
          />
        ))}
        {ghost > 0 && <Ghost style={{ [along]: percent(ghost, max) }} />}
      </Stack>
      {tolerance && (
        <Band
          $vertical={vertical}
          style={{
            [from]: percent(tolerance.low, max),
            [along]: percent(tolerance.high - tolerance.low, max),
          }}
        />
      )}
      {target !== undefined && <Tick $vertical={vertical} style={{ [from]: percent(target, max) }} />}
    </Frame>
  );
}

const Frame = styled.div<{ $vertical: boolean; $thickness: number }>`
  position: relative;
  width: ${({ $vertical, $thickness }) => ($vertical ? `${$thickness / 16}rem` : '100%')};
  height: ${({ $vertical, $thickness }) => ($vertical ? '100%' : `${$thickness / 16}rem`)};
  forced-color-adjust: none;
`;

const Stack = styled.div<{ $vertical: boolean }>`
  display: flex;
  flex-direction: ${({ $vertical }) => ($vertical ? 'column-reverse' : 'row')};
  gap: 1.5px;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: ${({ $vertical }) => ($vertical ? '3px' : '5px')};
  background: ${({ $vertical }) => ($vertical ? 'transparent' : theme.c.sunken)};
`;

const growth = css`
  flex: none;
  transition:
    width ${theme.m.slow} ${theme.ease.move},
    height ${theme.m.slow} ${theme.ease.move};
`;

const Part = styled.span<{ $color: string; $hatched: boolean }>`
  ${growth}
  background: ${({ $color, $hatched }) =>
    $hatched ? `repeating-linear-gradient(135deg, ${$color} 0 3px, ${theme.c.surface} 3px 6px)` : $color};
`;

const Ghost = styled.span`
  ${growth}
  background: repeating-linear-gradient(135deg, ${theme.c.select} 0 3px, transparent 3px 6px);
  box-shadow: inset 0 0 0 1.5px ${theme.c.select};
`;

const Tick = styled.span<{ $vertical: boolean }>`
  position: absolute;
  border-radius: 1px;
  background: ${theme.c.text};
  ${({ $vertical }) =>
    $vertical
      ? css`
          right: -3px;
          left: -3px;
          height: 2px;
        `
      : css`
          top: -5px;
          bottom: -5px;
          width: 2px;
        `}
`;

const Band = styled.span<{ $vertical: boolean }>`
  position: absolute;
  border-radius: 2px;
  background: ${theme.c.ok};
  ${({ $vertical }) =>
    $vertical
      ? css`
          right: -6px;
          width: 3px;
        `
      : css`
          bottom: -6px;
          height: 3px;
        `}
`;
