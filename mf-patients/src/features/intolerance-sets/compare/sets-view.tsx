import {
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { failureProps, type LoadState } from '@pora/kit';
import { Button, ErrorState, InlineNotice, SegmentedControl, SkeletonRows } from '@pora/ui';
import { ArrowRightIcon, CircleIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { ResultsList } from '../results-list.js';
import { useOneSet } from '../use-intolerance-set.js';
import { type ChosenSets } from './chosen-sets.js';
import { compareStrings as t } from './compare.strings.js';
import { Comparison } from './comparison.js';
import { FormerNotice } from './former-notice.js';
import { SetPicker } from './set-picker.js';

interface SetsViewProps {
  /** The current set, whole; null where there are former ones alone. */
  set: PatientIntoleranceSet | null;
  patientName: string;
  chosen: ChosenSets;
  history: LoadState<IntoleranceSetSummary[]>;
}

/** The results of one of the patient's sets, or what became of them from one to another. */
export function SetsView({ set, patientName, chosen, history }: SetsViewProps) {
  const { view, shown, pair } = chosen;
  return (
    <Column>
      {history.phase === 'failed' && (
        <InlineNotice
          tone="amber"
          live
          title={t.historyFailed}
          action={
            <Button size="compact" busy={history.retrying} onClick={history.retry}>
              {intoleranceSetStrings.retry}
            </Button>
          }
        />
      )}
      {history.phase === 'ready' && (pair || !set) && <Pickers sets={history.data} chosen={chosen} />}
      {view === 'compare' && pair ? (
        <Comparison key={`${pair.before.id} ${pair.after.id}`} pair={pair} patientName={patientName} />
      ) : (
        <>
          {shown && (
            <FormerNotice shown={shown} current={chosen.current} newer={chosen.newer} onShow={chosen.show} />
          )}
          {set && (!shown || shown.current) && <ResultsList key={set.id} set={set} />}
          {shown && !shown.current && <FormerResults key={shown.id} id={shown.id} />}
        </>
      )}
    </Column>
  );
}

function FormerResults({ id }: { id: string }) {
  const load = useOneSet(id);
  if (load.phase === 'loading') return <SkeletonRows rows={8} label={t.loading} />;
  if (load.phase === 'failed') return <ErrorState title={t.setFailed} {...failureProps(load)} />;
  return <ResultsList set={load.data} />;
}

/** Chooses between results and comparison, and the sets of either. */
function Pickers({ sets, chosen }: { sets: readonly IntoleranceSetSummary[]; chosen: ChosenSets }) {
  const { view, setView, shown, show, pair, setBefore, setAfter } = chosen;
  return (
    <Line>
      {pair && (
        <SegmentedControl
          label={t.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'results', label: t.results },
            { value: 'compare', label: t.comparison },
          ]}
        />
      )}
      {view === 'compare' && pair ? (
        <Pair>
          <SetPicker
            label={t.before}
            icon={<CircleIcon />}
            sets={sets}
            value={pair.before.id}
            onChange={setBefore}
          />
          <ArrowRightIcon aria-hidden />
          <SetPicker
            label={t.after}
            icon={<FilledCircle />}
            sets={sets}
            value={pair.after.id}
            onChange={setAfter}
          />
        </Pair>
      ) : (
        shown && <SetPicker label={t.shown} sets={sets} value={shown.id} onChange={show} />
      )}
    </Line>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.s[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
  color: ${({ theme }) => theme.c.text2};
`;

/** Stays together, on a line of its own where there is no room beside the switch of views. */
const Pair = styled.div`
  display: flex;
  flex: 1 1 36rem;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};

  @media (max-width: 700px) {
    flex-wrap: wrap;

    > svg {
      display: none;
    }
  }
`;

const FilledCircle = styled(CircleIcon)`
  fill: currentcolor;
`;
