import { Button, media, mediaQueries, useMediaQuery } from '@pora/ui';
import { NotebookTabsIcon, PencilIcon, RulerIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { detailsStrings as t } from './details.strings.js';

interface DetailsFooterProps {
  onBack: () => void;
  onEdit: () => void;
  onDiet: () => void;
  onMeasure: () => void;
  openingDiet: boolean;
}

/** What can be done from the details; on a phone the two deeds of every visit, the rest is in the menu above. */
export function DetailsFooter({ onBack, onEdit, onDiet, onMeasure, openingDiet }: DetailsFooterProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  return (
    <Buttons>
      {!phone && (
        <>
          <Button variant="quiet" onClick={onBack}>
            {t.back}
          </Button>
          <Button icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
            {t.edit}
          </Button>
        </>
      )}
      <Button icon={<NotebookTabsIcon />} busy={openingDiet} onClick={onDiet}>
        {t.diet}
      </Button>
      <Button variant="primary" icon={<RulerIcon />} shortcut="M" onClick={onMeasure}>
        {t.measure}
      </Button>
    </Buttons>
  );
}

/** The deed that must not be hit by mistake, at the far end; on a phone it is the last line of the menu. */
export function RemoveButton({ onClick }: { onClick: () => void }) {
  const phone = useMediaQuery(mediaQueries.phone);
  if (phone) return null;
  return (
    <Button variant="danger-quiet" icon={<TrashIcon />} onClick={onClick}>
      {t.remove}
    </Button>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.s[2]};

  /* Five buttons and their keys have no room in one line. */
  @media (max-width: 560px) {
    kbd {
      display: none;
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    width: calc(100vw - 2.75rem);

    > button {
      height: ${({ theme }) => theme.h.touch};
    }
  }
`;
