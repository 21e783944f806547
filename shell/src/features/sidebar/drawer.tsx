import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton, theme } from '@pora/ui';
import { XIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { sidebarStrings } from './sidebar.strings.js';

interface DrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The menu over the page, from the left. The platform's own dialog keeps focus inside, closes on Escape and needs no
 * library on the first screen.
 */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Panel ref={dialog} aria-label={label} onClose={onClose} onClick={onClick}>
      {open && (
        <Content>
          <Close>
            <IconButton label={sidebarStrings.close} icon={<XIcon />} onClick={onClose} />
          </Close>
          {children}
        </Content>
      )}
    </Panel>
  );
}

const Panel = styled.dialog`
  width: 17rem;
  max-width: 85vw;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${theme.c.canvas};
  color: ${theme.c.text};
  box-shadow: ${theme.e[4]};

  &::backdrop {
    background: var(--c-scrim);
  }
`;

const Content = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 0.875rem 0.625rem 0.75rem;
`;

const Close = styled.div`
  position: absolute;
  top: ${theme.s[4]};
  right: ${theme.s[3]};
`;
