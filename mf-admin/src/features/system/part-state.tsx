import { theme } from '@pora/ui';
import {
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  type IconComponent,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import { type PartRow } from './part-rows.js';
import { healthOf, type ServiceHealth } from './service-health.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.states;

interface Look {
  readonly words: string;
  readonly color: string;
  readonly Icon: IconComponent;
}

const OK = { color: theme.c.okText, Icon: CircleCheckIcon };
const WARNS = { color: theme.c.amberText, Icon: TriangleAlertIcon };
const FAILS = { color: theme.c.dangerText, Icon: CircleXIcon };
const UNKNOWN = { color: theme.c.text2, Icon: CircleQuestionMarkIcon };

const LOOKS: Record<ServiceHealth, Look> = {
  up: { words: t.up, ...OK },
  one: { words: t.one, ...WARNS },
  some: { words: t.some, ...WARNS },
  not_ready: { words: t.not_ready, ...FAILS },
  away: { words: t.away, ...FAILS },
  unknown: { words: t.unknown, ...UNKNOWN },
};

/** How a part is, in a word with an icon; of pages it is known that they are served, not how they do. */
export function PartState({ row }: { row: PartRow }) {
  const { words, color, Icon } = lookOf(row);
  return (
    <Line style={{ color }}>
      <Icon size={14} aria-hidden />
      {words}
    </Line>
  );
}

function lookOf(row: PartRow): Look {
  if (row.kind === 'service') return LOOKS[healthOf(row.service)];
  if (row.application.version === null) return { words: t.strange, ...UNKNOWN };
  return { words: t.released[row.kind], ...OK };
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  white-space: nowrap;
  vertical-align: middle;
`;
