import { Button, IconButton, media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { DicesIcon, LockIcon, LockKeyholeIcon, LockOpenIcon, PencilIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { isLocked } from '../plan-work/public.js';
import { useIsDrawn, useSlotWork } from './slot-actions-context.js';
import { slotStrings as t } from './slot-actions.strings.js';
import { drawLabel, SlotMenu, type SlotMenuProps } from './slot-menu.js';

/** What can be done with one slot; on a phone everything is in the menu [diets §2]. */
export function SlotButtons(props: SlotMenuProps) {
  const isPhone = useMediaQuery(mediaQueries.phone);
  return (
    <Buttons>
      {!isPhone && <WideButtons {...props} />}
      <SlotMenu {...props} />
    </Buttons>
  );
}

function WideButtons({ place, slot, drawDays }: SlotMenuProps) {
  const work = useSlotWork();
  const isDrawn = useIsDrawn(place);
  const { entry, lockedInAllDays } = slot;
  const isClosed = isLocked(slot);
  const LockSign = lockedInAllDays ? LockKeyholeIcon : isClosed ? LockIcon : LockOpenIcon;
  const draw = { icon: <DicesIcon />, busy: isDrawn, onClick: () => work.draw([place]) };
  return (
    <>
      <IconButton
        label={lockedInAllDays ? t.lockEverywhere : t.lockDay}
        shortcut="L"
        icon={<LockSign />}
        pressed={isClosed}
        onClick={() => work.toggleLock([place])}
      />
      {entry ? (
        <>
          <IconButton
            label={t.edit}
            shortcut="E"
            icon={<PencilIcon />}
            onClick={() => work.open('edit', place)}
          />
          <IconButton label={drawLabel(slot, drawDays)} shortcut="R" {...draw} />
          <IconButton
            label={t.remove}
            shortcut="Del"
            variant="danger"
            icon={<TrashIcon />}
            onClick={() => work.remove([place])}
          />
        </>
      ) : (
        <Button size="compact" {...draw}>
          {t.fill}
        </Button>
      )}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  /* The figures above them let the pointer through to the card. */
  pointer-events: auto;

  ${media.phone} {
    button {
      min-width: ${theme.h.touch};
      min-height: ${theme.h.touch};
    }
  }
`;
