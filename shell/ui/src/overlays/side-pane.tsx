import { XIcon } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { IconButton } from '../actions/icon-button.js';
import { theme } from '../theme/theme.js';
import { footerCss } from './overlay-styles.js';
import { overlayStrings } from './overlays.strings.js';
import { ScrollBody } from './scroll-body.js';
import { SideSheet } from './side-sheet.js';
import { usePaneFocus } from './use-pane-focus.js';

/** Where a pane stands: an element beside the work, `undefined` until that is there, `null` where there is no room. */
export type PanePlace = HTMLElement | null | undefined;

/** Attribute of a place without height to spare: there everything of a pane scrolls. */
const LOW = 'data-low';

const Place = createContext<PanePlace>(null);

/** Gives the panes below their place beside the work; without one they are sheets over it. */
export const PanePlaceProvider = Place.Provider;

/** Whether a pane stands beside the work, which then stays in view and in use. */
export const useIsBeside = (): boolean => useContext(Place) !== null;

/** Props of SidePane. */
export interface SidePaneProps {
  onClose: () => void;
  title: string;
  icon?: ReactNode;
  /** Line of facts under the title. */
  subtitle?: ReactNode;
  /** Buttons about the whole content, beside the title; at the foot of a sheet. */
  actions?: ReactNode;
  /** What stays in view under the content. */
  foot?: ReactNode;
  footerStart?: ReactNode;
  footer?: ReactNode;
  /** Takes the focus when the pane opens; else the pane itself does. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Width of the sheet in px at the default text size. */
  width?: number;
  children: ReactNode;
}

/** What belongs to the work in view: a pane beside it, and a sheet over it where there is no room. */
export function SidePane(props: SidePaneProps) {
  const place = useContext(Place);
  if (place === undefined) return null;
  return place === null ? (
    <Sheet {...props} />
  ) : (
    createPortal(<Pane {...props} isLow={place.hasAttribute(LOW)} />, place)
  );
}

function Sheet({
  actions,
  foot,
  footer,
  children,
  icon: _icon,
  initialFocusRef: _first,
  ...sheet
}: SidePaneProps) {
  const close = <Button onClick={sheet.onClose}>{overlayStrings.close}</Button>;
  return (
    <SideSheet
      open
      {...sheet}
      footer={
        <>
          {actions}
          {footer ?? close}
        </>
      }
    >
      {children}
      {foot && <SheetFoot>{foot}</SheetFoot>}
    </SideSheet>
  );
}

function Pane({
  onClose,
  title,
  icon,
  subtitle,
  actions,
  foot,
  footerStart,
  footer,
  initialFocusRef,
  isLow,
  children,
}: SidePaneProps & { isLow: boolean }) {
  const frame = useRef<HTMLElement>(null);
  const name = useId();
  usePaneFocus(frame, initialFocusRef ?? frame, onClose);
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby={name}>
      <Head>
        {icon}
        <div>
          <h2 id={name}>{title}</h2>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {isLow && !footer && footerStart}
        {actions}
        <IconButton label={overlayStrings.close} shortcut="Esc" icon={<XIcon />} onClick={onClose} />
      </Head>
      <Body>
        {children}
        {isLow && foot}
      </Body>
      {foot && !isLow && <Foot>{foot}</Foot>}
      {(footer || (footerStart && !isLow)) && (
        <Footer>
          {footerStart}
          <FooterEnd>{footer}</FooterEnd>
        </Footer>
      )}
    </Frame>
  );
}

const SheetFoot = styled.div`
  margin-top: ${theme.s[4]};
`;

const Frame = styled.aside`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
  background: ${theme.c.canvas};
  outline: none;
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${theme.s[2]};
  padding: ${theme.s[3]} ${theme.s[2]} ${theme.s[2]} ${theme.s[4]};

  > svg {
    flex: none;
    margin-top: 0.125rem;
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  h2 {
    margin: 0;
    font: ${theme.t.lead};
    overflow-wrap: anywhere;
  }
`;

const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Body = styled(ScrollBody)`
  padding: ${theme.s[1]} ${theme.s[4]} ${theme.s[4]};
`;

const Foot = styled.div`
  flex: none;
  max-height: 45%;
  padding: ${theme.s[3]} ${theme.s[4]};
  overflow: auto;
  border-top: 1px solid ${theme.c.line};
`;

const Footer = styled.footer`
  ${footerCss}
  padding-inline: ${theme.s[4]};
  background: transparent;
`;

const FooterEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-left: auto;
`;
