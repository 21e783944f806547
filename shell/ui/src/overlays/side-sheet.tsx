import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon, XIcon } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { IconButton } from '../actions/icon-button.js';
import { isTyping } from '../hooks/is-typing.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { escapeOf } from './escape-of.js';
import { FloatingHostSlot } from './floating-host-slot.js';
import { fadeIn, footerCss, sheetSurface, slideIn } from './overlay-styles.js';
import { overlayStrings } from './overlays.strings.js';
import { ScrollBody } from './scroll-body.js';
import { useReturnFocus } from './use-return-focus.js';

/** Props of SideSheet. */
export interface SideSheetProps {
  open: boolean;
  /** A request to close; keep `open` true to refuse. */
  onClose: () => void;
  title: ReactNode;
  /** Line of facts under the title. */
  subtitle?: ReactNode;
  /** Shows "Wróć". */
  onBack?: () => void;
  /** Previous item of the list behind; key K. */
  onPrevious?: (() => void) | undefined;
  /** Next item of the list behind; key J. */
  onNext?: (() => void) | undefined;
  /** Place in the list behind: "3 z 1 284". */
  position?: ReactNode;
  /** Beside the place: a badge of what is being done, or facts that stay in view. */
  status?: ReactNode;
  /** Buttons before ×. */
  actions?: ReactNode;
  /** Width in px at the default text size: 600–640 to look at something, some 900 to edit it. */
  width?: number;
  /** Ctrl+Enter. */
  onSubmit?: () => void;
  footer?: ReactNode;
  footerStart?: ReactNode;
  children?: ReactNode;
}

/** One item of a list, at the right; the list stays in view and J / K step through it. */
export function SideSheet({
  open,
  onClose,
  title,
  subtitle,
  onBack,
  onPrevious,
  onNext,
  position,
  status,
  actions,
  width = 620,
  onSubmit,
  footer,
  footerStart,
  children,
}: SideSheetProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useReturnFocus();
  const escape = escapeOf(contentRef, onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    escape.onKeyDown(event);
    if (onSubmit && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else step(event);
  };
  const step = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const move = { j: onNext, k: onPrevious }[event.key.toLowerCase()];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const focusSheet = (event: Event): void => {
    event.preventDefault();
    remember();
    contentRef.current?.focus();
  };
  const hasSteps = onPrevious !== undefined || onNext !== undefined;
  /** The row above belongs to the ways out of the sheet; without them the title stands in it. */
  const isTitleOnTop = !hasSteps && !onBack;
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <LightScrim />
        <Content
          ref={contentRef}
          $width={width}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={escape.onEscapeKeyDown}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={giveBack}
        >
          <TopRow>
            {onBack && (
              <Button variant="quiet" size="compact" icon={<ArrowLeftIcon />} onClick={onBack}>
                {overlayStrings.back}
              </Button>
            )}
            {hasSteps && <Steps onPrevious={onPrevious} onNext={onNext} />}
            {position && <Position>{position}</Position>}
            {status}
            {isTitleOnTop && <TopTitle>{title}</TopTitle>}
            <TopEnd>
              {actions}
              <IconButton label={overlayStrings.close} shortcut="Esc" icon={<XIcon />} onClick={onClose} />
            </TopEnd>
          </TopRow>
          <Body>
            {!isTitleOnTop && <Title>{title}</Title>}
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
            {children}
          </Body>
          {(footer || footerStart) && (
            <Footer>
              {footerStart}
              <TopEnd>{footer}</TopEnd>
            </Footer>
          )}
          <FloatingHostSlot />
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The ways to the rows above and below. */
function Steps({ onPrevious, onNext }: Pick<SideSheetProps, 'onPrevious' | 'onNext'>) {
  return (
    <div>
      <IconButton
        label={overlayStrings.previous}
        shortcut="K"
        icon={<ChevronUpIcon />}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        label={overlayStrings.next}
        shortcut="J"
        icon={<ChevronDownIcon />}
        disabled={!onNext}
        onClick={onNext}
      />
    </div>
  );
}

const Position = styled.span`
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const LightScrim = styled(RadixDialog.Overlay)`
  position: fixed;
  z-index: ${theme.z.scrim};
  inset: 0;
  background: color-mix(in srgb, ${theme.c.scrim} 38%, transparent);
  ${fadeIn}
`;

const Content = styled(RadixDialog.Content)<{ $width: number }>`
  ${sheetSurface}
  position: fixed;
  z-index: ${theme.z.sheet};
  inset: 0 0 0 auto;
  width: min(100%, ${({ $width }) => $width / 16}rem);
  border-radius: ${theme.r[4]} 0 0 ${theme.r[4]};
  ${slideIn}

  ${media.phone} {
    border-radius: 0;
  }
`;

const TopRow = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.s[2]};
  padding: 0.875rem 1.25rem 0.5rem 0.875rem;
`;

const TopEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-left: auto;
`;

const Body = styled(ScrollBody)`
  padding: 0 1.375rem 1.25rem;
`;

const Title = styled(RadixDialog.Title)`
  font: ${theme.t.title};
  letter-spacing: ${theme.trackTight};
  overflow-wrap: anywhere;
`;

const TopTitle = styled(Title)`
  min-width: 0;
  padding-left: 0.5rem;
`;

const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.625rem;
  margin: 0.25rem 0 1rem;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Footer = styled.footer`
  ${footerCss}
`;
