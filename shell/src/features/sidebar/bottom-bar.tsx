import { useState } from 'react';
import { useUser } from '@pora/kit';
import { Link, useLocation } from '@pora/kit/router';
import { focusRing, theme } from '@pora/ui';
import { MenuIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { preloadSection } from '../../app/remotes/remote-loader.js';
import { sectionOf, sections } from '../../app/sections.js';
import { PaletteButton } from '../palette/palette-button.js';
import { Account } from './account.js';
import { AwaySign } from './away-sign.js';
import { Brand } from './brand.js';
import { Drawer } from './drawer.js';
import { NavList } from './nav-list.js';
import { SectionIcon } from './section-icon.js';
import { sidebarStrings } from './sidebar.strings.js';

/** The menu on a phone: four places, and the rest under "Więcej". */
export function BottomBar() {
  const { isAdmin } = useUser();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const current = sectionOf(pathname);
  return (
    <Bar aria-label={sidebarStrings.navigation}>
      {sections()
        .filter((section) => section.barLabel && (section.access === 'user' || isAdmin))
        .map((section) => {
          return (
            <Place
              key={section.name}
              to={`/${section.name}`}
              aria-current={section === current ? 'page' : undefined}
              onPointerDown={() => preloadSection(section)}
              onFocus={() => preloadSection(section)}
            >
              <SectionIcon section={section} size={20} />
              {section.barLabel}
              <AwaySign section={section} cornered />
            </Place>
          );
        })}
      <More
        type="button"
        aria-haspopup="dialog"
        data-current={!current.barLabel}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} />
        {sidebarStrings.more}
      </More>
      <Drawer label={sidebarStrings.more} open={open} onClose={() => setOpen(false)}>
        <Brand />
        <PaletteButton onChoose={() => setOpen(false)} />
        <NavList onChoose={() => setOpen(false)} without={(section) => section.barLabel !== undefined} />
        <Account />
      </Drawer>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${theme.z.side};
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  height: calc(4rem + env(safe-area-inset-bottom));
  padding: 0 ${theme.s[2]} env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.surface};

  @media print {
    display: none;
  }
`;

const place = css`
  position: relative;
  display: flex;
  /* The longest name takes what the short ones leave: fifths of the narrowest phone are too small for it. */
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.1875rem;
  min-width: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.c.text3};
  font: 560 0.75rem/0.875rem var(--font);
  ${focusRing}

  &[aria-current],
  &[data-current='true'] {
    color: ${theme.c.ink};
  }
`;

const Place = styled(Link)`
  ${place}
`;

const More = styled.button`
  ${place}
`;
