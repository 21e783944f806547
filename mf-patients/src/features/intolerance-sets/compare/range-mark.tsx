import { type IntoleranceLight, lightOf, RISK_ABOVE } from '@pora/engine/rules';
import styled from 'styled-components';

/** U/ml at the right end of the scale; what is more stands there. */
export const FULL_SCALE = 60;

const share = (value: number) => `${(Math.min(value, FULL_SCALE) / FULL_SCALE) * 100}%`;

interface RangeMarkProps {
  before: number | null;
  after: number | null;
}

/** From where to where a result went, on a scale with the limit; the figures beside it say the same. */
export function RangeMark({ before, after }: RangeMarkProps) {
  const [from, to] = [before ?? after ?? 0, after ?? before ?? 0];
  const left = Math.min(from, to);
  const light = lightOf(to);
  return (
    <Track aria-hidden>
      <Limit style={{ left: share(RISK_ABOVE) }} />
      {before !== null && after !== null && (
        <Way
          $light={light}
          style={{ left: share(left), right: `calc(100% - ${share(Math.max(from, to))})` }}
        />
      )}
      {before !== null && <Ring style={{ left: share(before) }} />}
      {after !== null && <Dot $light={light} style={{ left: share(after) }} />}
    </Track>
  );
}

const LIGHTS = { green: 'ok', yellow: 'amber', red: 'danger' } as const;

const Track = styled.span`
  position: relative;
  flex: 1;
  display: block;
  min-width: 4rem;
  height: 0.875rem;
  margin-inline: 0.375rem;

  &::before {
    content: '';
    position: absolute;
    inset: 0.375rem 0 auto;
    height: 2px;
    border-radius: 1px;
    background: ${({ theme }) => theme.c.sunken};
  }
`;

const Limit = styled.span`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: ${({ theme }) => theme.c.text2};
`;

const Way = styled.span<{ $light: IntoleranceLight }>`
  position: absolute;
  top: 0.3125rem;
  height: 0.25rem;
  background: ${({ theme, $light }) => theme.c[LIGHTS[$light]]};
`;

const Ring = styled.span`
  position: absolute;
  top: 0.125rem;
  width: 0.625rem;
  height: 0.625rem;
  margin-left: -0.3125rem;
  border: 2px solid ${({ theme }) => theme.c.text2};
  border-radius: 50%;
  background: ${({ theme }) => theme.c.raised};
`;

const Dot = styled(Ring)<{ $light: IntoleranceLight }>`
  border-color: ${({ theme, $light }) => theme.c[LIGHTS[$light]]};
  background: ${({ theme, $light }) => theme.c[LIGHTS[$light]]};
`;
