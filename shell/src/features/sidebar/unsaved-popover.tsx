import { askToLeave, formatTime, syncState, useSyncState } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import { Popover } from '@pora/ui/overlays';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { unsavedStrings as t } from './unsaved.strings.js';

interface UnsavedPopoverProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The changes that the server does not have: what, since when, why, and the ways out. */
export function UnsavedPopover(props: UnsavedPopoverProps) {
  const { unsaved, unsavedCount } = useSyncState();
  return (
    <Popover label={t.unsavedList} {...props}>
      <Head>{t.unsavedCount(unsavedCount)}</Head>
      <List>
        {unsaved.map(({ key, label, reason, since }) => (
          <Item key={key}>
            <div>
              {label} <small>{t.since(formatTime(since))}</small>
            </div>
            {reason && <Reason>{reason}</Reason>}
            <Button
              size="compact"
              variant="quiet"
              aria-label={t.discardOf(label)}
              onClick={() => void discard(key, label)}
            >
              {t.discard}
            </Button>
          </Item>
        ))}
      </List>
      <Note>{t.unsavedNote}</Note>
      <Button size="compact" icon={<RefreshCwIcon />} onClick={() => syncState.retryAll()}>
        {t.retry}
      </Button>
    </Popover>
  );
}

async function discard(key: string, label: string): Promise<void> {
  if (await askToLeave(t.discardQuestion(label))) syncState.discard(key);
}

const Head = styled.strong`
  display: block;
  margin-bottom: ${theme.s[2]};
`;

const List = styled.ul`
  max-width: 20rem;
  max-height: 20rem;
  margin: 0 0 ${theme.s[3]};
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Item = styled.li`
  padding: ${theme.s[2]} 0;
  border-top: 1px solid ${theme.c.line};
  overflow-wrap: anywhere;

  small {
    color: ${theme.c.text3};
    white-space: nowrap;
  }
`;

const Reason = styled.div`
  color: ${theme.c.amberText};
  font: ${theme.t.small};
`;

const Note = styled.p`
  max-width: 20rem;
  margin: 0 0 ${theme.s[3]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
