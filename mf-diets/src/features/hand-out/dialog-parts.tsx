import { Button, InlineNotice, theme } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { handOutStrings as t } from './hand-out.strings.js';

/** A heading or a label, and what belongs to it at the other end. */
export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }
`;

interface OldNoticeProps {
  /** What could be read once and not again. */
  load: { refreshing: boolean; retry: () => void };
  title?: string;
  children: ReactNode;
}

/** Says that something is not the newest, with the way to ask again. */
export function OldNotice({ load, title, children }: OldNoticeProps) {
  return (
    <InlineNotice
      tone="amber"
      live
      {...(title !== undefined && { title })}
      action={
        <Button size="compact" busy={load.refreshing} onClick={load.retry}>
          {t.retry}
        </Button>
      }
    >
      {children}
    </InlineNotice>
  );
}
