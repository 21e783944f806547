import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { Button, keepOffToasts, media, theme } from '@pora/ui';
import { DicesIcon, LockIcon, LockOpenIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { isLocked } from '../plan-work/public.js';
import { useSlotWork } from './slot-actions-context.js';
import { slotStrings } from './slot-actions.strings.js';
import { type SlotSelection } from './use-slot-selection.js';

const t = slotStrings.bar;

/** What can be done with several chosen slots of a day at once; nothing while only one is chosen. */
export function SlotSelectionBar({ day, selection }: { day: PlanDay; selection: SlotSelection }) {
  const work = useSlotWork();
  const chosen = [...selection.selected].sort((a, b) => a - b);
  const places = chosen.map((slotIndex) => ({ day: day.day, slotIndex }));
  const slots = chosen.flatMap((slotIndex) => day.slots[slotIndex] ?? []);
  const isShown = chosen.length > 1;
  return (
    <Place ref={isShown ? keepOffToasts : undefined}>
      <Count role="status">{isShown && t.count(chosen.length)}</Count>
      {isShown && (
        <Actions role="group" aria-label={t.title}>
          {!slots.every(isLocked) && (
            <Button size="compact" icon={<LockIcon aria-hidden />} onClick={() => work.setLock(places, true)}>
              {t.lock}
            </Button>
          )}
          {slots.some(isLocked) && (
            <Button
              size="compact"
              icon={<LockOpenIcon aria-hidden />}
              onClick={() => work.setLock(places, false)}
            >
              {t.unlock}
            </Button>
          )}
          <Button size="compact" icon={<DicesIcon aria-hidden />} onClick={() => work.draw(places)}>
            {t.draw}
          </Button>
          <Button
            size="compact"
            variant="danger-quiet"
            icon={<TrashIcon aria-hidden />}
            onClick={() => work.remove(places)}
          >
            {t.remove}
          </Button>
          <Button size="compact" variant="quiet" onClick={selection.clear}>
            {t.clear}
          </Button>
        </Actions>
      )}
    </Place>
  );
}

/* Over the cards at their foot: nothing jumps when a second slot is chosen. */
const Place = styled.div`
  position: sticky;
  z-index: ${theme.z.sticky};
  bottom: ${theme.s[2]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[3]};

  &:has([role='group']) {
    margin-top: ${theme.s[2]};
    padding: ${theme.s[1]} ${theme.s[2]} ${theme.s[1]} ${theme.s[3]};
    border: 1px solid ${theme.c.select};
    border-radius: ${theme.r[3]};
    background: ${theme.c.selectSoft};
    box-shadow: ${theme.e[2]};
  }
`;

const Count = styled.span`
  color: ${theme.c.selectText};
  font: ${theme.t.dense};
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]};
  margin-left: auto;

  ${media.phone} {
    margin-left: 0;
  }
`;
