import { planAlternativeCalls } from '@pora/contracts/calls';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatKcal, messageOf, useApiQuery } from '@pora/kit';
import { Button, EmptyState, ErrorState, InlineNotice, Kbd, media, Spinner, theme } from '@pora/ui';
import { DicesIcon, LockOpenIcon } from '@pora/ui/icons';
import { SidePane } from '@pora/ui/overlays';
import { keepPreviousData } from '@pora/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { isLocked, slotTarget, usePlanEditing } from '../plan-work/public.js';
import { useDrawDays, useSlotWork } from '../slot-actions/public.js';
import { AtSlot, type NamedSlot } from './at-slot.js';
import { CandidateList } from './candidate-list.js';
import { CandidatePreview } from './candidate-preview.js';
import { alternativesStrings } from './meal-alternatives.strings.js';
import { type WantedMeal } from './meal-preview.js';
import { usePutMeal } from './use-put-meal.js';
import { WhyNot } from './why-not.js';

const t = alternativesStrings.list;

/** How many the list begins with, and the most a call answers. */
const FIRST = 12;
const ALL = 200;

interface AlternativesSheetProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** What else may stand in a slot, the best for the plan first: a look at the day with it, and a choice in one click. */
export function AlternativesSheet({ place, onClose }: AlternativesSheetProps) {
  return (
    <AtSlot place={place} onClose={onClose}>
      {(named) => <Alternatives {...named} onClose={onClose} />}
    </AtSlot>
  );
}

function Alternatives({ onClose, ...named }: NamedSlot & { onClose: () => void }) {
  const { plan, address } = usePlanEditing();
  const { place, slot, label } = named;
  // The pane stays beside the plan while another slot is chosen: nothing that was found for one may be put into the other.
  const key = `${place.day}/${place.slotIndex}`;
  const locked = isLocked(slot);
  const work = useSlotWork();
  const days = useDrawDays(plan)(place);
  const draw = () => {
    onClose();
    work.draw([place]);
  };
  return (
    <SidePane
      width={600}
      title={alternativesStrings.list.title}
      subtitle={
        <>
          {alternativesStrings.place(days, label)} ·{' '}
          {alternativesStrings.target(formatKcal(slotTarget(slot, plan.caloriesPerDay)))}
        </>
      }
      onClose={onClose}
      footerStart={
        <Button variant="quiet" onClick={() => address.open('why', place)}>
          {slot.entry ? t.why : alternativesStrings.why.emptyTitle}
        </Button>
      }
      actions={
        !locked && (
          <Button icon={<DicesIcon aria-hidden />} onClick={draw}>
            {t.draw}
          </Button>
        )
      }
      foot={<WhyNot key={key} {...named} onPut={onClose} />}
    >
      {locked ? <LockedSlot key={key} {...named} /> : <Candidates key={key} {...named} onPut={onClose} />}
    </SidePane>
  );
}

function LockedSlot({ place, slot }: NamedSlot) {
  const { editSlots } = usePlanEditing();
  const [busy, setBusy] = useState(false);
  const unlock = async () => {
    setBusy(true);
    const { locked, lockedInAllDays } = slot;
    await editSlots([
      { ...place, ...(locked && { locked: false }), ...(lockedInAllDays && { lockedInAllDays: false }) },
    ]);
    setBusy(false);
  };
  return (
    <InlineNotice
      tone="info"
      action={
        <Button size="compact" icon={<LockOpenIcon aria-hidden />} busy={busy} onClick={() => void unlock()}>
          {slot.lockedInAllDays ? t.unlockAll : t.unlock}
        </Button>
      }
    >
      {t.locked}
    </InlineNotice>
  );
}

interface CandidatesProps extends NamedSlot {
  onPut: () => void;
}

/** The meals that fit and the day with one of them: the best of the others, until another is pointed at. */
function Candidates({ onPut, ...named }: CandidatesProps) {
  const { id, version } = usePlanEditing().plan;
  const [limit, setLimit] = useState(FIRST);
  const [pointedAt, pointAt] = useState<WantedMeal>();
  const { place } = named;
  const found = useApiQuery(
    planAlternativeCalls.candidates,
    {
      params: { id },
      query: { day: String(place.day), slot: String(place.slotIndex), limit: String(limit) },
      version,
    },
    { placeholderData: keepPreviousData },
  );
  const { put, putting } = usePutMeal(named, onPut);
  if (found.phase === 'loading') return <Spinner label={t.loading} />;
  if (found.phase === 'failed') {
    return (
      <ErrorState
        title={t.failed}
        description={messageOf(found.error)}
        onRetry={found.retry}
        busy={found.retrying}
      />
    );
  }
  const { candidates, total, pool, split } = found.data;
  if (total === 0) return <EmptyState compact title={t.none} />;
  const rest = Math.min(total, ALL) - candidates.length;
  const shown = pointedAt ?? candidates.find(({ isPresent }) => !isPresent);
  return (
    <Room>
      <Stack>
        <CandidatePreview meal={shown} />
        <section aria-label={t.label}>
          <Count>
            {t.count(total, pool.left)}
            <Keys aria-hidden>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.keys.preview} <Kbd>↵</Kbd> {t.keys.put}
            </Keys>
          </Count>
          {split && <InlineNotice tone="info">{t.split}</InlineNotice>}
          <CandidateList candidates={candidates} shown={shown} busy={putting} onShow={pointAt} onPut={put} />
          {rest > 0 && (
            <Button variant="quiet" busy={found.refreshing} onClick={() => setLimit(ALL)}>
              {t.more(rest)}
            </Button>
          )}
        </section>
      </Stack>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};

  @container (min-width: 40rem) {
    /* Wide and low, as under the plan of a tablet: the preview stands beside the list instead of in its way. */
    grid-template-columns: minmax(0, 1fr) 18rem;

    > :first-child {
      order: 1;
    }
  }
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: 0 0 ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Keys = styled.span`
  white-space: nowrap;
  color: ${theme.c.text3};
  font: ${theme.t.small};

  ${media.phone} {
    display: none;
  }
`;
