import { focusRing, IconButton, Kbd, media, theme } from '@pora/ui';
import { SearchIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { sidebarStrings } from '../sidebar/sidebar.strings.js';
import { openPalette } from './palette-store.js';

interface PaletteButtonProps {
  narrow?: boolean;
  /** Runs before the palette opens: closes the drawer. */
  onChoose?: () => void;
}

/** The way to the command palette for whoever does not know its key. */
export function PaletteButton({ narrow = false, onChoose }: PaletteButtonProps) {
  const open = () => {
    onChoose?.();
    openPalette();
  };
  if (narrow) {
    return (
      <Narrow>
        <IconButton label={sidebarStrings.search} shortcut="Ctrl K" icon={<SearchIcon />} onClick={open} />
      </Narrow>
    );
  }
  return (
    <Wide type="button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <SearchIcon />
      {sidebarStrings.search}
      <Kbd aria-hidden="true">Ctrl K</Kbd>
    </Wide>
  );
}

const Narrow = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  margin-bottom: ${theme.s[3]};
`;

const Wide = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.625rem;
  height: ${theme.h.control};
  margin-bottom: ${theme.s[3]};
  padding: 0 ${theme.s[2]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[2]};
  background: ${theme.c.surface};
  color: ${theme.c.text2};
  text-align: left;
  ${focusRing}

  &:hover {
    border-color: ${theme.c.lineStrong};
  }

  svg {
    width: 1.0625rem;
    height: 1.0625rem;
    color: ${theme.c.text3};
  }

  kbd {
    margin-left: auto;
  }

  ${media.touch} {
    kbd {
      display: none;
    }
  }
`;
