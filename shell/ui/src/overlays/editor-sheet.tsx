import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media.js';
import { truncate } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { useHoldRail } from '../hooks/rail.js';
import { escapeOf } from './escape-of.js';
import { FloatingHostSlot } from './floating-host-slot.js';
import { fadeIn, sheetSurface, slideIn } from './overlay-styles.js';
import { useReturnFocus } from './use-return-focus.js';

/** Props of EditorSheet. */
export interface EditorSheetProps {
  open: boolean;
  /** A request to close (Escape, click on the rail); keep `open` true to refuse. */
  onClose: () => void;
  /** First row, 58 px: back, EditorSheetTitle, state, save, close. */
  head: ReactNode;
  /** Second row, 46 px: views and actions. */
  toolbar?: ReactNode;
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Fills the rest; scrolls on its own. */
  children: ReactNode;
}

/** The plan's work place: full height, 76 px from the left so that the rail stays visible; the whole screen up to 1024 px. */
export function EditorSheet({ open, onClose, head, toolbar, initialFocusRef, children }: EditorSheetProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useHoldRail(open);
  const { remember, giveBack } = useReturnFocus();
  const focusSheet = (event: Event): void => {
    event.preventDefault();
    remember();
    (initialFocusRef?.current ?? contentRef.current)?.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <Scrim />
        <Content
          ref={contentRef}
          aria-describedby={undefined}
          {...escapeOf(contentRef, onClose)}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={giveBack}
        >
          <Head>{head}</Head>
          {toolbar && <ToolRow>{toolbar}</ToolRow>}
          <Body>{children}</Body>
          <FloatingHostSlot />
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Name of what is edited; it also names the dialog, so exactly one belongs into the head. */
export const EditorSheetTitle = styled(RadixDialog.Title)`
  ${truncate}
  font: ${theme.t.title};
  letter-spacing: ${theme.trackTight};
`;

const Scrim = styled(RadixDialog.Overlay)`
  position: fixed;
  z-index: ${theme.z.scrim};
  inset: 0;
  background: ${theme.c.scrim};
  ${fadeIn}
`;

const Content = styled(RadixDialog.Content)`
  ${sheetSurface}
  position: fixed;
  z-index: ${theme.z.sheet};
  inset: 0 0 0 4.75rem;
  border-width: 0;
  border-radius: ${theme.r[4]} 0 0 ${theme.r[4]};
  ${slideIn}

  ${media.tablet} {
    left: 0;
    border-radius: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: 3.625rem;
  padding: 0.25rem 1.125rem 0.25rem 0.75rem;
  border-bottom: 1px solid ${theme.c.line};

  ${media.tablet} {
    flex-wrap: wrap;
  }
`;

const ToolRow = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.875rem;
  padding: 0.25rem 1rem;
  border-bottom: 1px solid ${theme.c.line};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
