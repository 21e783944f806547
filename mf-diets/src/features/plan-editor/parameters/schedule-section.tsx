import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { Badge, Disclosure, theme, truncate } from '@pora/ui';
import styled from 'styled-components';
import { formatShare } from '../editor-model.js';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;
/** The sum of shares may miss 100 by this much [diets §2]. */
const TOLERANCE = 0.1;

/** Times, names and shares of the day's slots; the sum is green when it makes 100 % [diets §2]. */
export function ScheduleSection({ slots }: { slots: readonly PlanSlot[] }) {
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
          {slots.map((slot) => (
            <li key={slot.id}>
              <Mark $type={slot.type} />
              <span>{slot.time}</span>
              <Label title={slot.label}>{slot.label}</Label>
              <strong>{formatShare(slot.calorieSharePercent)}</strong>
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
    align-items: center;
    gap: ${theme.s[2]};
    min-height: 1.75rem;
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

const Label = styled.span`
  ${truncate}
  flex: 1;
`;
