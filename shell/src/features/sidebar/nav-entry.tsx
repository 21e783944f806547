import { useLocation, Link } from '@pora/kit/router';
import { focusRing, theme, tip, VisuallyHidden } from '@pora/ui';
import styled, { css } from 'styled-components';
import { preloadSection } from '../../app/remotes/remote-loader.js';
import { sectionOf, type Section } from '../../app/sections.js';
import { AwaySign } from './away-sign.js';
import { SectionIcon } from './section-icon.js';

interface NavEntryProps {
  section: Section;
  /** Icons only: the label becomes a tooltip. */
  narrow?: boolean;
  /** Runs after the choice: closes the drawer. */
  onChoose?: () => void;
}

/** One entry of the menu; pointing at it loads its section ahead of the click. */
export function NavEntry({ section, narrow = false, onChoose }: NavEntryProps) {
  const { pathname } = useLocation();
  const current = sectionOf(pathname).name === section.name;
  const preload = () => preloadSection(section);
  return (
    <Entry
      to={`/${section.name}`}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onChoose}
      $narrow={narrow}
      {...tip(section.label, section.key && `G ${section.key.toUpperCase()}`)}
    >
      <SectionIcon section={section} />
      {narrow ? <VisuallyHidden>{section.label}</VisuallyHidden> : <span>{section.label}</span>}
      <AwaySign section={section} cornered={narrow} />
    </Entry>
  );
}

const Entry = styled(Link)<{ $narrow: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  height: ${theme.h.control};
  padding: 0 ${theme.s[2]};
  border: 1px solid transparent;
  border-radius: ${theme.r[2]};
  color: ${theme.c.text2};
  font-weight: 480;
  white-space: nowrap;
  ${focusRing}

  ${({ $narrow }) =>
    $narrow &&
    css`
      justify-content: center;
      padding: 0;
    `}

  svg {
    width: 1.0625rem;
    height: 1.0625rem;
    color: ${theme.c.text3};
  }

  &:hover {
    background: ${theme.c.hover};
  }

  &[aria-current] {
    border-color: ${theme.c.line};
    background: ${theme.c.surface};
    color: ${theme.c.text};
    font-weight: 600;

    svg {
      color: ${theme.c.ink};
    }
  }
`;
