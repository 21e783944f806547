import { Button, media } from '@pora/ui';
import { Link2Icon, PrinterIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { scheduleStrings as t } from '../schedule.strings.js';

interface PlanActionsProps {
  /** The shown view can be printed. */
  prints: boolean;
  onFeed: () => void;
}

/** Ways of the plan out of the product: on paper and into another calendar. */
export function PlanActions({ prints, onFeed }: PlanActionsProps) {
  return (
    <Row>
      {prints && (
        <Button variant="quiet" size="compact" icon={<PrinterIcon />} onClick={() => window.print()}>
          {t.print}
        </Button>
      )}
      <Button variant="quiet" size="compact" icon={<Link2Icon />} onClick={onFeed}>
        {t.feed}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;

  ${media.phone} {
    > button {
      min-height: ${({ theme }) => theme.h.touch};
    }
  }
`;
