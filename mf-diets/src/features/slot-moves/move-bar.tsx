import { Button, Kbd, media, theme } from '@pora/ui';
import { LockIcon, MoveIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { slotAt } from './move-model.js';
import { describeOver, describeTotals } from './move-words.js';
import { useMovePart, useMoves, useMoveSession } from './moves-context.js';
import { labelOf } from './slot-label.js';
import { moveStrings as t } from './slot-moves.strings.js';

/**
 * At the foot while something is on its way: what it would do here, the sums after it, the keys, the marks. It stands
 * there hidden before: a first drag would otherwise bring its styles, and with them a new look at every element.
 */
export function MoveBar() {
  const by = useMovePart((session) => session?.by);
  const moves = useMoves();
  return (
    <Bar data-move-bar hidden={by === undefined}>
      <Sign>
        <MoveIcon size={14} aria-hidden />
      </Sign>
      {by === 'keyboard' ? (
        <Lone>
          <Sentence />
        </Lone>
      ) : (
        <Wrapped>
          <Legend />
          <Sentence />
        </Wrapped>
      )}
      {by === 'tap' && (
        <Button size="compact" onClick={() => moves.cancel()}>
          {t.cancel}
        </Button>
      )}
      {by === 'keyboard' && (
        <Line>
          <Keys />
          <Legend />
        </Line>
      )}
    </Bar>
  );
}

/** What a drop would do where the move is now: the one part that is drawn with every slot it passes. */
function Sentence() {
  const session = useMoveSession();
  const { plan } = usePlanEditing();
  if (!session) return <p />;
  const { item, over } = session;
  const slot = over && slotAt(plan, over);
  if (!over || !slot) return <p>{t.choose(item.name)}</p>;
  return (
    <p>
      <strong>{item.name}</strong>{' '}
      {item.kind === 'slot' && item.place.day !== over.day && `${t.from(item.place.day)} `}
      {t.onto} <strong>{t.Place(over.day, labelOf(slot))}</strong>: {describeOver(plan, session).rest}.{' '}
      {describeTotals(session).shown}
    </p>
  );
}

const KEYS: [keys: string[], label: string][] = [
  [['←', '↑', '↓', '→'], t.keys.move],
  [[t.keys.enter], t.keys.drop],
  [[t.keys.ctrl, t.keys.enter], t.keys.copy],
  [[t.keys.alt, t.keys.enter], t.keys.all],
  [[t.keys.escape], t.keys.cancel],
];

function Keys() {
  return (
    <Group>
      {KEYS.map(([keys, label]) => (
        <span key={label}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {label}
        </span>
      ))}
    </Group>
  );
}

function Legend() {
  return (
    <LegendGroup>
      <span>
        <Mark $state="fits" /> {t.legend.fits}
      </span>
      <span>
        <Mark $state="mismatch" /> {t.legend.mismatch}
      </span>
      <span>
        <Mark $state="danger" /> {t.legend.danger}
      </span>
      <span>
        <LockIcon size={12} aria-hidden /> {t.legend.locked}
      </span>
    </LegendGroup>
  );
}

/** Height of the first row, which the sign fills. */
const ROW = '1.5rem';

const Bar = styled.section`
  flex: none;
  display: grid;
  grid-template-columns: auto 1fr;
  grid-auto-flow: column;
  align-items: start;
  gap: ${theme.s[1]} ${theme.s[3]};
  padding: ${theme.s[1]} ${theme.s[4]};
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};
  font-variant-numeric: tabular-nums;

  &[hidden] {
    display: none;
  }
`;

const Lone = styled.div`
  > p {
    /* Its first line stands level with the sign. */
    margin: calc((${ROW} - 1lh) / 2) 0;
  }
`;

/*
 * The legend at the end of the second row, and the sentence around it: one that grows into that row, as soon as the sums
 * are known, takes no room from the plan. A bar that became higher then would have all days painted anew, in the middle
 * of the drag.
 */
const Wrapped = styled(Lone)`
  min-height: calc(${ROW} + ${theme.s[1]} + 1rem);

  &::before {
    content: '';
    float: right;
    height: calc(${ROW} + ${theme.s[1]});
  }
`;

const Line = styled.div`
  grid-area: 2 / 1 / auto / -1;
  display: flex;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[3]};
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${ROW};
  height: ${ROW};
  border-radius: 50%;
  background: ${theme.c.select};
  color: ${theme.c.surface};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[3]};
  font: ${theme.t.small};
  color: ${theme.c.text2};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }
`;

const LegendGroup = styled(Group)`
  margin-left: auto;

  ${Wrapped} > & {
    float: right;
    clear: right;
    padding-left: ${theme.s[3]};
  }

  ${media.phone} {
    /* The sentence above says it; the slots need the room. */
    display: none;
  }
`;

const Mark = styled.span<{ $state: 'fits' | 'mismatch' | 'danger' }>`
  width: 0.875rem;
  height: 0.75rem;
  border-radius: ${theme.r[1]};
  ${({ $state }) =>
    ({
      fits: css`
        border: 1.5px solid ${theme.c.select};
      `,
      mismatch: css`
        border: 1.5px dashed ${theme.c.amberText};
      `,
      danger: css`
        border: 2px solid ${theme.c.danger};
      `,
    })[$state]}
`;
