import { formatCount } from '@pora/kit';
import { theme } from '@pora/ui';
import { type Ref } from 'react';
import styled from 'styled-components';
import { useMovePart } from './moves-context.js';
import { type MoveMode } from './move-model.js';

const SIGNS: Record<MoveMode, string | undefined> = { move: undefined, copy: '+', all: '14×' };

/** What the pointer carries; it is moved by its element alone. */
export function CarriedItem({ frame, days }: { frame: Ref<HTMLDivElement>; days: number }) {
  const item = useMovePart((session) => session?.item);
  const mode = useMovePart((session) => session?.mode);
  const by = useMovePart((session) => session?.by);
  const sign = mode === 'all' ? SIGNS.all?.replace('14', String(days)) : mode && SIGNS[mode];
  return (
    <Card ref={frame} aria-hidden hidden={by !== 'pointer'}>
      <span>{item?.name}</span>
      <strong>{item && formatCount(item.calories)}</strong>
      <Sign hidden={!sign}>{sign}</Sign>
    </Card>
  );
}

const Card = styled.div`
  position: fixed;
  z-index: ${theme.z.drag};
  top: 0;
  left: 0;
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[3]};
  width: 16rem;
  padding: ${theme.s[2]} ${theme.s[3]};
  border: 1.5px solid ${theme.c.select};
  border-radius: ${theme.r[2]};
  background: ${theme.c.raised};
  box-shadow: ${theme.e[3]};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  will-change: transform;

  &[hidden] {
    display: none;
  }
`;

const Sign = styled.span`
  position: absolute;
  top: -0.625rem;
  left: -0.625rem;
  display: grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.25rem;
  border-radius: 0.625rem;
  background: ${theme.c.select};
  color: ${theme.c.surface};
  font: 600 0.75rem/1rem ${theme.font};

  &[hidden] {
    display: none;
  }
`;
