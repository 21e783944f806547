import { Button, IconButton, media, mediaQueries, useMediaQuery } from '@pora/ui';
import { NotebookTabsIcon, PencilIcon, RulerIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { detailsStrings as t } from './details.strings.js';

interface DetailsFooterProps {
  onBack: () => void;
  onEdit: () => void;
  onDiet: () => void;
  onMeasure: () => void;
  onRemove: () => void;
  openingDiet: boolean;
}

/** What can be done from the details; two rows of full-width buttons on a phone. */
export function DetailsFooter(props: DetailsFooterProps) {
  const { onBack, onEdit, onDiet, onMeasure, onRemove, openingDiet } = props;
  const phone = useMediaQuery(mediaQueries.phone);
  return (
    <Buttons>
      {phone && (
        <RemoveIcon
          variant="danger"
          size="regular"
          label={t.remove}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      )}
      <Button variant="quiet" onClick={onBack}>
        {t.back}
      </Button>
      <Button icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
        {t.edit}
      </Button>
      <Button icon={<NotebookTabsIcon />} busy={openingDiet} onClick={onDiet}>
        {t.diet}
      </Button>
      <Button variant="primary" icon={<RulerIcon />} shortcut="M" onClick={onMeasure}>
        {t.measure}
      </Button>
    </Buttons>
  );
}

/** The deed that must not be hit by mistake, at the far end; on a phone it is the first icon of the buttons. */
export function RemoveButton({ onClick }: { onClick: () => void }) {
  const phone = useMediaQuery(mediaQueries.phone);
  if (phone) return null;
  return (
    <Button variant="danger-quiet" icon={<TrashIcon />} onClick={onClick}>
      {t.remove}
    </Button>
  );
}

const RemoveIcon = styled(IconButton)`
  color: ${({ theme }) => theme.c.dangerText};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.s[2]};

  ${media.phone} {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.h.touch} 1fr 1fr 1fr;
    width: calc(100vw - 2.75rem);

    > :nth-child(3) {
      grid-column: span 2;
    }

    > :nth-child(4),
    > :nth-child(5) {
      grid-column: span 2;
    }

    > button {
      height: ${({ theme }) => theme.h.touch};
    }

    kbd {
      display: none;
    }
  }
`;
