import styled from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** Props of ProgressBar. */
export interface ProgressBarProps {
  /** What is under way: "Postęp generowania". */
  label: string;
  percent: number;
  /** How far it is, in words. */
  valueText: string;
  /** Thickness in px. */
  thickness?: number;
}

/** How far a long job is; words of it always stand beside. */
export function ProgressBar({ label, percent, valueText, thickness }: ProgressBarProps) {
  return (
    <ProgressTrack
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      $thickness={thickness}
    >
      <Done style={{ width: `${percent}%` }} />
    </ProgressTrack>
  );
}

/** The bar without a value, for a job that has not begun. */
export const ProgressTrack = styled.div<{ $thickness?: number | undefined }>`
  position: relative;
  height: ${({ $thickness = 6 }) => $thickness}px;
  overflow: hidden;
  border-radius: ${({ $thickness = 6 }) => $thickness / 2}px;
  background: ${theme.c.sunken};
`;

const Done = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: inherit;
  background: ${theme.c.ink};
  transition: width ${theme.m.slow} ${theme.ease.out};

  ${media.reducedMotion} {
    transition: none;
  }
`;
