import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** Props of Meter. */
export interface MeterProps {
  /** What is measured: "Białko". */
  label: string;
  value: number;
  max: number;
  /** Tick of the goal. */
  target?: number;
  tone?: 'neutral' | 'ink' | 'ok' | 'amber' | 'danger';
  /** The value in words, with unit: "85,9 z 95 g". */
  valueText?: string;
  /** Thickness in px at the default text size. */
  thickness?: number;
}

const share = (value: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);

/** One thin bar of a value against its maximum; the number always stands beside it as text. */
export function Meter({ label, value, max, target, tone = 'neutral', valueText, thickness = 6 }: MeterProps) {
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      $thickness={thickness}
    >
      <Fill data-tone={tone} style={{ width: `${(share(value, max) * 100).toFixed(2)}%` }} />
      {target !== undefined && <Tick style={{ left: `${(share(target, max) * 100).toFixed(2)}%` }} />}
    </Track>
  );
}

const Track = styled.div<{ $thickness: number }>`
  position: relative;
  width: 100%;
  height: ${({ $thickness }) => $thickness / 16}rem;
  border-radius: 3px;
  background: ${theme.c.sunken};
  forced-color-adjust: none;
  /* Its size is its own: another value lays out nothing around it. */
  contain: layout size;
`;

/* One class for all tones: a tone that comes first while somebody works adds no rule. */
const Fill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 3px;
  background: ${theme.c.text3};
  transition: width ${theme.m.slow} ${theme.ease.move};

  &[data-tone='ink'] {
    background: ${theme.c.ink};
  }

  &[data-tone='ok'] {
    background: ${theme.c.ok};
  }

  &[data-tone='amber'] {
    background: ${theme.c.amber};
  }

  &[data-tone='danger'] {
    background: ${theme.c.danger};
  }
`;

const Tick = styled.span`
  position: absolute;
  top: -2px;
  bottom: -2px;
  width: 2px;
  background: ${theme.c.text};
`;
