import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, SearchXIcon, TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** Meaning of a notice. */
export type NoticeTone = 'info' | 'ok' | 'amber' | 'danger' | 'unmapped';

/** Props of InlineNotice. */
export interface InlineNoticeProps {
  tone?: NoticeTone;
  /** First words in bold. */
  title?: string;
  icon?: ReactNode;
  /** Button at the right end. */
  action?: ReactNode;
  /** Read aloud when it appears: `alert` for errors, `status` for the rest. */
  live?: boolean;
  children?: ReactNode;
}

const looks = {
  info: { background: theme.c.selectSoft, text: theme.c.selectText, Icon: InfoIcon },
  ok: { background: theme.c.okSoft, text: theme.c.okText, Icon: CircleCheckIcon },
  amber: { background: theme.c.amberSoft, text: theme.c.amberText, Icon: TriangleAlertIcon },
  danger: { background: theme.c.dangerSoft, text: theme.c.dangerText, Icon: OctagonAlertIcon },
  unmapped: { background: theme.c.unmappedSoft, text: theme.c.unmappedText, Icon: SearchXIcon },
};

/** One coloured line inside the page: unsaved changes, a warning, a finished job. */
export function InlineNotice({
  tone = 'info',
  title,
  icon,
  action,
  live = false,
  children,
}: InlineNoticeProps) {
  const { Icon } = looks[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Line role={live ? role : undefined} $tone={tone}>
      {icon ?? <Icon />}
      <Words>
        {title && <strong>{title}</strong>} {children}
      </Words>
      {action}
    </Line>
  );
}

const Line = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.625rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid transparent;
  border-radius: ${theme.r[2]};
  background: ${({ $tone }) => looks[$tone].background};
  color: ${({ $tone }) => looks[$tone].text};
  font: ${theme.t.dense};
`;

const Words = styled.div`
  /* Where the words would stand in a narrow column beside the button, the button goes below. */
  flex: 1 1 14rem;
  min-width: 0;

  strong {
    font-weight: 640;
  }
`;
