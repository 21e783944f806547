import { formatDate, formatWeekday } from '@pora/kit';
import { Kbd, media } from '@pora/ui';
import styled from 'styled-components';
import { rangeOf } from '../calendar/clock.js';
import { movesStrings as t } from './moves.strings.js';
import { type Moves } from './use-moves.js';

/** Where the lifted visit is, also when that is out of sight, and the keys that end it; read aloud elsewhere. */
export function MoveBar({ moves: { draft } }: { moves: Moves }) {
  if (!draft) return null;
  const { date, start, end, shown } = draft;
  return (
    <Bar aria-hidden="true">
      <b>
        {formatWeekday(date)} {formatDate(date)}, {rangeOf(start, end % (24 * 60))}
      </b>
      <span>{shown.label}</span>
      <Keys>
        <Kbd>Enter</Kbd> {t.drop} <Kbd>Esc</Kbd> {t.cancel}
      </Keys>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.drag};
  bottom: 1.5rem;
  left: 50%;
  width: max-content;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  max-width: calc(100vw - 2rem);
  padding: 0.625rem 1rem;
  border: 2px solid ${({ theme }) => theme.c.select};
  border-radius: ${({ theme }) => theme.r[3]};
  background: ${({ theme }) => theme.c.raised};
  box-shadow: ${({ theme }) => theme.e[3]};
  font: ${({ theme }) => theme.t.dense};
  transform: translateX(-50%);
  pointer-events: none;

  ${media.phone} {
    /* Above the finger and the bars at the foot. */
    top: 0.75rem;
    bottom: auto;
  }
`;

const Keys = styled.span`
  color: ${({ theme }) => theme.c.text2};

  @media (pointer: coarse) {
    display: none;
  }
`;
