import { useDeviceSetting, useShortcut } from '@pora/kit';
import { IconButton, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import { ChevronDownIcon, ChevronUpIcon, PanelRightCloseIcon, PanelRightOpenIcon } from '@pora/ui/icons';
import { type MouseEvent, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { usePlanEditing, useSelectedSlot } from '../plan-work/public.js';
import { slotAt, useMoves } from '../slot-moves/public.js';
import { searchStrings as t } from './meal-search.strings.js';
import { itemOf } from './search-hit.js';
import { type Hit } from './search-hits.js';
import { SearchPanel } from './search-panel.js';

/** The search beside the plan: a column at the right, on a tablet a pane under it; both fold [diets §2]. */
export function SearchPane() {
  const { plan, address } = usePlanEditing();
  const moves = useMoves();
  const isTablet = useMediaQuery(mediaQueries.tablet);
  const view = isTablet ? 'tablet' : address.view;
  // The overview needs the width, and a tablet the height.
  const [open, setOpen] = useDeviceSetting(`plan-search.${view}`, view === 'day');
  const selected = useSelectedSlot();
  const slot = selected && slotAt(plan, selected);
  const input = useRef<HTMLInputElement>(null);
  useShortcut(']', () => setOpen(!open), { inDialog: true });
  useShortcut(
    '/',
    () => {
      setOpen(true);
      // After the pane is there.
      requestAnimationFrame(() => input.current?.focus());
    },
    { inDialog: true },
  );
  const pick = useCallback(
    (hit: Hit, event: MouseEvent) => moves.pick(itemOf(hit), selected, event),
    [moves, selected],
  );
  if (!isTablet && !open) {
    return (
      <Folded aria-label={t.title}>
        <IconButton
          label={t.show}
          shortcut={t.key}
          icon={<PanelRightOpenIcon />}
          onClick={() => setOpen(true)}
        />
      </Folded>
    );
  }
  const fold = (
    <IconButton
      label={open ? t.hide : t.show}
      shortcut={t.key}
      aria-expanded={open}
      size={isTablet ? 'regular' : 'compact'}
      icon={isTablet ? open ? <ChevronDownIcon /> : <ChevronUpIcon /> : <PanelRightCloseIcon />}
      onClick={() => setOpen(!open)}
    />
  );
  const Frame = isTablet ? Below : Beside;
  return (
    <Frame aria-label={t.title} $open={open} onFocus={() => isTablet && !open && isSearch() && setOpen(true)}>
      <SearchPanel slot={slot} onPick={pick} inputRef={input} action={fold} folded={!open} />
    </Frame>
  );
  function isSearch() {
    return document.activeElement === input.current;
  }
}

const Folded = styled.aside`
  flex: none;
  padding: ${theme.s[2]} ${theme.s[1]};
  border-left: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};
`;

const Beside = styled.aside<{ $open: boolean }>`
  flex: 0 0 18.25rem;
  min-height: 0;
  padding: ${theme.s[3]} ${theme.s[3]} 0;
  border-left: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};

  @media (max-width: 1360px) {
    flex-basis: 16.5rem;
  }
`;

const Below = styled.aside<{ $open: boolean }>`
  flex: none;
  height: ${({ $open }) => ($open ? 'min(24rem, 45%)' : 'auto')};
  padding: ${theme.s[2]} ${theme.s[3]};
  border-top: 1px solid ${theme.c.line};
  background: ${theme.c.canvas};
`;
