import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, theme, useDelayed } from '@pora/ui';
import { ResultDialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { type DrawFailure } from './draw-failure.js';
import { slotKey } from './slot-key.js';
import { slotStrings } from './slot-actions.strings.js';
import { placeText, slotsAt } from './slot-place.js';
import { type Draw, type DrawState } from './use-draw.js';

const t = slotStrings.drawing;

const SLOW_MS = 800;

/** A draw on its way, and what it was refused for with what helps; a success is told in passing [diets §4, §8]. */
export function DrawDialog({ draw }: { draw: Draw }) {
  const { state } = draw;
  // The card shows the work at once; a quick one needs no window that flashes up.
  const isSlow = useDelayed(state?.phase === 'running', SLOW_MS);
  if (state?.phase === 'failed') return <FailedDraw state={state} draw={draw} />;
  if (state?.phase !== 'running' || !isSlow || state.isLeft) return null;
  const { count } = state;
  return (
    <ResultDialog
      open
      state="processing"
      title={count > 1 ? t.processingMany(count) : t.processing}
      onClose={draw.leave}
    />
  );
}

type FailedState = Extract<DrawState, { phase: 'failed' }>;

function FailedDraw({ state, draw }: { state: FailedState; draw: Draw }) {
  const { failures, drawn, count } = state;
  const [first] = failures;
  const isSingle = failures.length === 1;
  return (
    <ResultDialog
      open
      state={drawn > 0 ? 'warning' : 'error'}
      title={drawn > 0 ? t.partly(drawn, count) : t.failed}
      description={isSingle ? first?.sentence : undefined}
      details={
        <Lines>
          {failures.map((failure) => (
            <li key={failure.places.map(slotKey).join()}>
              <strong>{failure.places.map((at) => placeText(at)).join('; ')}</strong>
              {!isSingle && <p>{failure.sentence}</p>}
              {failure.details.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </li>
          ))}
        </Lines>
      }
      actions={isSingle && first ? <Help failure={first} draw={draw} /> : undefined}
      onClose={draw.close}
    />
  );
}

/** What the person can do about it. */
function Help({ failure: { places, help }, draw }: { failure: DrawFailure; draw: Draw }) {
  const { address, plan } = usePlanEditing();
  const [at] = places;
  if (help === 'retry') {
    return (
      <Button variant="primary" onClick={() => void draw.draw(slotsAt(plan, places))}>
        {t.retry}
      </Button>
    );
  }
  const showOthers = () => {
    draw.close();
    if (at) address.open('alternatives', { day: at.day, slotIndex: at.slotIndex });
  };
  return (
    <>
      {help === 'rules' && (
        <ButtonLink as={Link} to={paths.settings}>
          {t.rules}
        </ButtonLink>
      )}
      <Button variant="primary" onClick={showOthers}>
        {slotStrings.alternatives}
      </Button>
    </>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  p {
    margin: ${theme.s[1]} 0 0;
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;
