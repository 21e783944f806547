import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { InlineNotice } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { isLocked, usePlanEditing } from '../plan-work/public.js';
import { labelOf, slotAt, useMoves } from '../slot-moves/public.js';
import { searchStrings as t } from './meal-search.strings.js';
import { itemOf } from './search-hit.js';
import { type Hit } from './search-hits.js';
import { SearchPanel } from './search-panel.js';

interface AddMealDialogProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** The search for one slot as a sheet: what is chosen goes there. */
export function AddMealDialog({ place, onClose }: AddMealDialogProps) {
  const { plan } = usePlanEditing();
  const moves = useMoves();
  const busy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const slot = place && slotAt(plan, place);
  if (!slot || !place) return null;
  const put = async (hit: Hit): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setAsking(true);
    const isStored = await moves.put(itemOf(hit), place, 'move');
    busy.current = false;
    setAsking(false);
    if (isStored) onClose();
  };
  return (
    <Dialog
      open
      title={t.sheet.title}
      description={t.sheet.place(place.day, labelOf(slot), slot.time)}
      initialFocusRef={input}
      onClose={onClose}
    >
      {isLocked(slot) ? (
        <InlineNotice tone="info">{t.sheet.locked}</InlineNotice>
      ) : (
        <Body aria-busy={asking}>
          <SearchPanel slot={slot} inputRef={input} onPick={(hit) => void put(hit)} />
        </Body>
      )}
    </Dialog>
  );
}

const Body = styled.div`
  height: 100%;
  min-height: 20rem;
`;
