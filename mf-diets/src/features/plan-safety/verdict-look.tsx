import { type SafetyState, type StoredVerdict } from '@pora/contracts/plans/plan-safety.model';
import { Badge, theme } from '@pora/ui';
import {
  CircleDashedIcon,
  HistoryIcon,
  OctagonAlertIcon,
  ShieldCheckIcon,
  ShieldOffIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
  UserXIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import { verdictStrings as t } from './verdict.strings.js';

/** Icon and colours of each state: shape, words and colour always stand together. */
export const VERDICT_LOOK = {
  dangerous: { Icon: OctagonAlertIcon, tone: 'danger', color: theme.c.dangerText },
  attention: { Icon: TriangleAlertIcon, tone: 'amber', color: theme.c.amberText },
  unchecked: { Icon: ShieldQuestionMarkIcon, tone: 'unmapped', color: theme.c.unmappedText },
  no_data: { Icon: ShieldOffIcon, tone: 'neutral', color: theme.c.text2 },
  no_patient: { Icon: UserXIcon, tone: 'outline', color: theme.c.text2 },
  safe: { Icon: ShieldCheckIcon, tone: 'ok', color: theme.c.okText },
} as const satisfies Record<SafetyState, unknown>;

interface VerdictBadgeProps {
  plan: { lastVerdict: StoredVerdict | null; patientId: string | null; filledSlots: number };
}

/** The last check on a plan's card; one that may no longer hold is "do sprawdzenia" and never green (decision 35). */
export function VerdictBadge({ plan: { lastVerdict, patientId, filledSlots } }: VerdictBadgeProps) {
  if (filledSlots === 0) {
    return (
      <Badge tone="outline" icon={<CircleDashedIcon aria-hidden />}>
        {t.empty}
      </Badge>
    );
  }
  const state = patientId === null ? 'no_patient' : lastVerdict?.isCurrent ? lastVerdict.state : undefined;
  if (!state) {
    return (
      <Stale tone="outline" icon={<HistoryIcon aria-hidden />}>
        {t.stale}
        {lastVerdict && <Was>{t.was(lastVerdict.state)}</Was>}
      </Stale>
    );
  }
  const { Icon, tone } = VERDICT_LOOK[state];
  const count =
    state === 'dangerous' ? lastVerdict?.dangerous : state === 'attention' ? lastVerdict?.attention : 0;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t.states[state]}
      {count !== undefined && count > 0 && <Was>{count}</Was>}
    </Badge>
  );
}

const Stale = styled(Badge)`
  border-style: dashed;
`;

const Was = styled.span`
  padding-left: 0.3125rem;
  border-left: 1px solid currentColor;
`;
