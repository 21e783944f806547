import { useState } from 'react';
import { useDeviceSetting } from '@pora/kit';
import { IconButton, mediaQueries, theme, useMediaQuery, useRailHeld } from '@pora/ui';
import { PanelLeftCloseIcon, PanelLeftOpenIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { PaletteButton } from '../palette/palette-button.js';
import { Account } from './account.js';
import { Brand } from './brand.js';
import { Drawer } from './drawer.js';
import { NavList } from './nav-list.js';
import { sidebarStrings } from './sidebar.strings.js';

/**
 * The menu beside the page [core §2]: wide or narrow as the person chose; on a tablet narrow, with the wide one as a
 * drawer over the page.
 */
export function Sidebar() {
  const tablet = useMediaQuery(mediaQueries.tablet);
  const [folded, setFolded] = useDeviceSetting<boolean>('sidebar-folded', false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const covered = useRailHeld();
  const narrow = tablet || folded || covered;
  const toggle = () => (tablet ? setDrawerOpen(true) : setFolded(!folded));
  const fold = (
    <IconButton
      label={narrow ? sidebarStrings.expand : sidebarStrings.collapse}
      icon={narrow ? <PanelLeftOpenIcon /> : <PanelLeftCloseIcon />}
      aria-expanded={!narrow}
      onClick={toggle}
    />
  );
  return (
    <Rail aria-label={sidebarStrings.navigation} $narrow={narrow}>
      <Brand narrow={narrow} />
      <PaletteButton narrow={narrow} />
      <NavList narrow={narrow} />
      <Account narrow={narrow} fold={fold} />
      <Drawer label={sidebarStrings.menu} open={drawerOpen && tablet} onClose={() => setDrawerOpen(false)}>
        <Brand />
        <PaletteButton onChoose={() => setDrawerOpen(false)} />
        <NavList onChoose={() => setDrawerOpen(false)} />
        <Account />
      </Drawer>
    </Rail>
  );
}

const Rail = styled.nav<{ $narrow: boolean }>`
  position: sticky;
  z-index: ${theme.z.side};
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${({ $narrow }) => ($narrow ? theme.side.narrow : theme.side.wide)};
  height: 100vh;
  height: 100dvh;
  padding: 0.875rem 0.625rem 0.75rem;
  overflow: hidden auto;
  border-right: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};

  @media print {
    display: none;
  }
`;
