import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** Meaning of a badge; `outline` is a draft, `done` something closed. */
export type BadgeTone =
  | 'neutral'
  | 'outline'
  | 'done'
  | 'ok'
  | 'amber'
  | 'danger'
  | 'danger-solid'
  | 'unmapped'
  | 'select'
  | 'ink';

/** Colours of each tone. */
export const toneColors: Record<BadgeTone, { background: string; text: string }> = {
  neutral: { background: theme.c.sunken, text: theme.c.text2 },
  outline: { background: 'transparent', text: theme.c.text2 },
  done: { background: theme.c.hover, text: theme.c.text2 },
  ok: { background: theme.c.okSoft, text: theme.c.okText },
  amber: { background: theme.c.amberSoft, text: theme.c.amberText },
  danger: { background: theme.c.dangerSoft, text: theme.c.dangerText },
  'danger-solid': { background: theme.c.danger, text: theme.c.onDanger },
  unmapped: { background: theme.c.unmappedSoft, text: theme.c.unmappedText },
  select: { background: theme.c.selectSoft, text: theme.c.selectText },
  ink: { background: theme.c.inkSoft, text: theme.c.ink },
};

/** Props of Badge. */
export interface BadgeProps {
  tone?: BadgeTone;
  /** Icon that says the same as the colour. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** State of a thing in one or two words, with an icon so that colour never stands alone. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <Pill $tone={tone} className={className}>
      {icon}
      {children}
    </Pill>
  );
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  height: 1.375rem;
  padding: 0 0.5rem 0 0.4375rem;
  border: 1px solid ${({ $tone }) => ($tone === 'outline' ? theme.c.lineStrong : 'transparent')};
  border-radius: 0.6875rem;
  background: ${({ $tone }) => toneColors[$tone].background};
  color: ${({ $tone }) => toneColors[$tone].text};
  font: 560 0.75rem/1rem ${theme.font};
  white-space: nowrap;

  svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2.25;
  }
`;

/** Count beside a title or a tab. */
export const CountPill = styled.span`
  padding: 1px 0.4375rem;
  border-radius: 0.625rem;
  background: ${theme.c.sunken};
  color: ${theme.c.text3};
  font: 560 0.75rem/1rem ${theme.font};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Short code of a source: "Własne", "AG". */
export const Tag = styled.span`
  padding: 0 0.25rem;
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[1]};
  color: ${theme.c.text3};
  font: 560 0.75rem/1rem ${theme.font};
  white-space: nowrap;
`;
