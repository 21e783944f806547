import { useEffect, useRef } from 'react';
import { usePageTitle, useShortcut } from '@pora/kit';
import { Outlet, useLocation, useNavigate } from '@pora/kit/router';
import { announce, media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import styled from 'styled-components';
import { BottomBar } from '../features/sidebar/bottom-bar.js';
import { OfflineLine } from '../features/sidebar/offline-line.js';
import { Palette } from '../features/palette/palette.js';
import { Sidebar } from '../features/sidebar/sidebar.js';
import { ShortcutsHelp } from '../features/shortcuts-help/shortcuts-help.js';
import { appStrings } from './app.strings.js';
import { sectionOf, sections, type Section } from './sections.js';

const CONTENT_ID = 'tresc';

/** What every signed-in page stands in: the menu and the main area [core §2]. */
export function ShellLayout() {
  const phone = useMediaQuery(mediaQueries.phone);
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  usePageTitle(section.label);
  useArrivalAnnouncement(section);
  return (
    <Frame>
      <SkipLink href={`#${CONTENT_ID}`}>{appStrings.skipToContent}</SkipLink>
      {phone ? <BottomBar /> : <Sidebar />}
      <Main id={CONTENT_ID} tabIndex={-1}>
        <OfflineLine />
        <Outlet />
      </Main>
      {sections().map(({ name, key }) => key && <GoToKey key={name} name={name} letter={key} />)}
      <ShortcutsHelp />
      <Palette />
    </Frame>
  );
}

/** Says where a change of section led and starts at its top. */
function useArrivalAnnouncement({ name, label }: Section): void {
  const previous = useRef(name);
  useEffect(() => {
    if (previous.current === name) return;
    previous.current = name;
    window.scrollTo(0, 0);
    announce(label);
  }, [name, label]);
}

function GoToKey({ name, letter }: { name: string; letter: string }) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, () => void navigate(`/${name}`));
  return null;
}

const Frame = styled.div`
  display: flex;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  background: ${theme.c.surface};

  ${media.phone} {
    padding-bottom: calc(4rem + env(safe-area-inset-bottom));
  }
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${theme.z.toast};
  top: ${theme.s[2]};
  left: ${theme.s[2]};
  padding: ${theme.s[2]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.ink};
  color: ${theme.c.onInk};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
