import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { Badge, Disclosure, theme, truncate } from '@pora/ui';
import styled from 'styled-components';
import { formatShare } from '../editor-model.js';
import { editorStrings } from '../plan-editor.strings.js';
import { ShareField } from './share-field.js';

const t = editorStrings.params;
/** The sum of shares may miss 100 by this much [diets §2]. */
const TOLERANCE = 0.1;

interface ScheduleSectionProps {
  slots: readonly PlanSlot[];
  onShare: (slotIndex: number, share: number) => void;
}

/** Times, names and shares of the day's slots; the sum is green when it makes 100 % [diets §2]. */
export function ScheduleSection({ slots, onShare }: ScheduleSectionProps) {
  const sum = slots.reduce((total, slot) => total + slot.calorieSharePercent, 0);
  const whole = Math.abs(sum - 100) <= TOLERANCE;
  return (
    <Frame>
      <Disclosure
        title={t.schedule}
        defaultOpen
        level={3}
        aside={<Badge tone={whole ? 'ok' : 'amber'}>{t.shares(formatShare(sum))}</Badge>}
      >
        <Rows>
          {slots.map((slot, index) => (
            <li key={slot.id}>
              <Mark $type={slot.type} />
              <span>{slot.time}</span>
              <Label title={slot.label}>{slot.label}</Label>
              <Share>
                <ShareField slot={slot} onShare={(share) => onShare(index, share)} />
              </Share>
            </li>
          ))}
        </Rows>
      </Disclosure>
    </Frame>
  );
}

/* Title and sum share one line of a narrow panel. */
const Frame = styled.div`
  h3 button {
    gap: ${theme.s[1]};
    font: ${theme.t.dense};
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Rows = styled.ul`
  list-style: none;
  margin: ${theme.s[1]} 0 0;
  padding: 0;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s[2]};
    min-height: 1.75rem;
    padding: 1px 0;
    font: ${theme.t.dense};
    font-variant-numeric: tabular-nums;
  }
`;

const Mark = styled.span<{ $type: PlanSlot['type'] }>`
  width: 4px;
  height: 1rem;
  border-radius: 2px;
  background: ${({ $type }) => theme.meal[$type].solid};
`;

/* What is wrong with a share needs more room than the number. */
const Share = styled.span`
  flex: none;
  width: 5.25rem;

  &:has([aria-invalid='true']) {
    width: 100%;
  }
`;

const Label = styled.span`
  ${truncate}
  flex: 1;
`;
