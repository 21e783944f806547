import { XIcon } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { escapeOf } from './escape-of.js';
import { FloatingHostSlot } from './floating-host-slot.js';
import { findInitialFocus } from './modal-focus.js';
import { fadeIn, footerCss, rise, sheetSurface } from './overlay-styles.js';
import { overlayStrings } from './overlays.strings.js';
import { ScrollBody } from './scroll-body.js';
import { useReturnFocus } from './use-return-focus.js';

/** Width of a dialog: 448, 600, 720, 880 or 1120 px at the default text size. */
export type DialogSize = 'small' | 'regular' | 'report' | 'wide' | 'full';

/** Props of Dialog. */
export interface DialogProps {
  open: boolean;
  /** A request to close (Escape, click outside, ×); keep `open` true to refuse. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  /** Its top edge stays where it is while its content grows, as that of a form that answers what is typed. */
  steady?: boolean;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Beside the title at the right: a badge. */
  header?: ReactNode;
  /** Buttons at the right end of the foot; the primary one last. */
  footer?: ReactNode;
  /** Quiet buttons at the left end of the foot. */
  footerStart?: ReactNode;
  /** Ctrl+Enter. */
  onSubmit?: () => void;
  /** False hides × and ignores Escape and clicks outside. */
  dismissible?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A task with an end, in the middle of the page; a full-screen sheet on a phone. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'regular',
  steady = false,
  icon,
  header,
  footer,
  footerStart,
  onSubmit,
  dismissible = true,
  initialFocusRef,
  role = 'dialog',
  children,
}: DialogProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLElement>(null);
  const { remember, giveBack } = useReturnFocus();
  const dismiss = (): void => {
    if (dismissible) onClose();
  };
  const escape = escapeOf(contentRef, dismiss);
  const onKeyDown = (event: KeyboardEvent): void => {
    escape.onKeyDown(event);
    if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  const focusFirst = (event: Event): void => {
    event.preventDefault();
    remember();
    findInitialFocus({
      content: contentRef.current,
      body: bodyRef.current,
      footer: footerRef.current,
      preferred: initialFocusRef,
    })?.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && dismiss()}>
      <RadixDialog.Portal>
        <Scrim $steady={steady}>
          <Content
            ref={contentRef}
            role={role}
            $size={size}
            $steady={steady}
            onKeyDown={onKeyDown}
            onEscapeKeyDown={escape.onEscapeKeyDown}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Header>
              {icon}
              <Heading>
                <Title>{title}</Title>
                {description && <Description>{description}</Description>}
              </Heading>
              {header}
              {dismissible && <IconButton label={overlayStrings.close} icon={<XIcon />} onClick={onClose} />}
            </Header>
            {children !== undefined && children !== null && <Body ref={bodyRef}>{children}</Body>}
            {(footer || footerStart) && (
              <Footer ref={footerRef}>
                {footerStart}
                <FooterEnd>{footer}</FooterEnd>
              </Footer>
            )}
            <FloatingHostSlot />
          </Content>
        </Scrim>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const widths: Record<DialogSize, string> = {
  small: '28rem',
  regular: '37.5rem',
  report: '45rem',
  wide: '55rem',
  full: '70rem',
};

const Scrim = styled(RadixDialog.Overlay)<{ $steady: boolean }>`
  position: fixed;
  z-index: ${theme.z.dialog};
  inset: 0;
  display: grid;
  place-items: ${({ $steady }) => ($steady ? 'start' : 'center')} center;
  padding: ${({ $steady }) => ($steady ? 'clamp(2rem, 14dvh, 8rem)' : theme.s[8])} ${theme.s[4]} ${theme.s[8]};
  background: ${theme.c.scrim};
  ${fadeIn}

  ${media.phone} {
    align-items: end;
    padding: 0;
  }
`;

const Content = styled(RadixDialog.Content)<{ $size: DialogSize; $steady: boolean }>`
  ${sheetSurface}
  width: min(100%, ${({ $size }) => widths[$size]});
  max-height: calc(100dvh - ${({ $steady }) => ($steady ? 'clamp(2rem, 14dvh, 8rem) - 2rem' : '4rem')});
  border-radius: ${theme.r[4]};
  ${rise}

  ${media.phone} {
    /* A short question stays a sheet at the foot; a task takes the whole screen. */
    width: 100%;
    height: ${({ $size }) => ($size === 'small' ? 'auto' : '100dvh')};
    max-height: 100dvh;
    border-radius: ${({ $size }) => ($size === 'small' ? `${theme.r[4]} ${theme.r[4]} 0 0` : '0')};
  }
`;

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${theme.s[3]};
  padding: 1.125rem 1.375rem 0.875rem;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.25rem;
  }

  ${media.touch} {
    /* The larger × stands level with the title and takes no height of its own. */
    > button {
      margin: -0.5rem -0.75rem -0.5rem 0;
    }
  }
`;

const Heading = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(RadixDialog.Title)`
  font: ${theme.t.title};
  letter-spacing: ${theme.trackTight};
  overflow-wrap: anywhere;
`;

const Description = styled(RadixDialog.Description)`
  margin-top: 0.25rem;
  color: ${theme.c.text2};
  overflow-wrap: anywhere;
`;

const Body = styled(ScrollBody)`
  /* Room for the focus ring of fields at the edge. */
  padding: 2px 1.375rem 1.25rem;
`;

const Footer = styled.footer`
  ${footerCss}
`;

const FooterEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s[2]};
  margin-left: auto;

  ${media.phone} {
    flex: 1 1 auto;

    > button {
      flex: 1 1 auto;
    }
  }
`;
