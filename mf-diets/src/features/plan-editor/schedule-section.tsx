import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatPercent } from '@pora/kit';
import { Badge, Disclosure } from '@pora/ui';
import styled from 'styled-components';
import { editorStrings } from './plan-editor.strings.js';

const t = editorStrings.params;
/** The sum of shares may miss 100 by this much [diets §2]. */
const TOLERANCE = 0.1;

/** Times, names and shares of the day's slots; the sum is green when it makes 100 % [diets §2]. */
export function ScheduleSection({ slots }: { slots: readonly PlanSlot[] }) {
  const sum = slots.reduce((total, slot) => total + slot.calorieSharePercent, 0);
  const whole = Math.abs(sum - 100) <= TOLERANCE;
  return (
    <Disclosure
      title={t.schedule}
      defaultOpen
      level={3}
      aside={<Badge tone={whole ? 'ok' : 'amber'}>{t.shares(percent(sum))}</Badge>}
    >
      <Rows>
        {slots.map((slot) => (
          <li key={slot.id}>
            <Mark $type={slot.type} />
            <span>{slot.time}</span>
            <Label>{slot.label}</Label>
            <strong>{percent(slot.calorieSharePercent)}</strong>
          </li>
        ))}
      </Rows>
    </Disclosure>
  );
}

function percent(share: number): string {
  const rounded = Math.round(share * 10) / 10;
  return formatPercent(rounded, Number.isInteger(rounded) ? 0 : 1);
}

const Rows = styled.ul`
  list-style: none;
  margin: ${({ theme }) => theme.s[1]} 0 0;
  padding: 0;

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.s[2]};
    min-height: 28px;
    font: ${({ theme }) => theme.t.dense};
    font-variant-numeric: tabular-nums;
  }
`;

const Mark = styled.span<{ $type: PlanSlot['type'] }>`
  width: 4px;
  height: 16px;
  border-radius: 2px;
  background: ${({ theme, $type }) => theme.meal[$type].solid};
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
