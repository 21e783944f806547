import { useSettled } from '@pora/kit/settled';
import { useNavigate } from '@pora/kit/router';
import { useUser } from '@pora/kit';
import { focusRing, Kbd, media, theme, useDelayed, useThemeMode, VisuallyHidden } from '@pora/ui';
import { SearchIcon, XIcon } from '@pora/ui/icons';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import styled from 'styled-components';
import { sections } from '../../app/sections.js';
import { openShortcutsHelp } from '../shortcuts-help/shortcuts-help-store.js';
import { signOut } from '../sidebar/sign-out.js';
import { paletteActions } from './palette-actions.js';
import { paletteGroups } from './palette-groups.js';
import { PaletteHelp } from './palette-help.js';
import { lineId, PaletteList } from './palette-list.js';
import type { PaletteGroup, PaletteOption } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';
import { recentThings, rememberThing, type RecentThing } from './recent.js';
import { deedFor, stepFor } from './step-for.js';
import { LEAST_LETTERS, useFound, type FoundGroup } from './use-found.js';

const PAUSE_MS = 200;
/** What stands in front when only actions are wanted. */
const ACTIONS_ONLY = '>';

/**
 * Everything within a few letters: patients, plans, meals, foods and actions. The platform's own dialog keeps the focus
 * inside; the field keeps it all the time and names the line that Enter chooses.
 */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [text, setText] = useState('');
  const actionsOnly = text.startsWith(ACTIONS_ONLY);
  const typed = actionsOnly ? text.slice(ACTIONS_ONLY.length) : text;
  const looked = actionsOnly ? '' : typed;
  const found = useFound(looked, useSettled(looked, PAUSE_MS));
  const groups = useGroups({ typed, actionsOnly, found, onClose });
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<string>();
  const active = options.find(({ id }) => id === chosen) ?? options[0];
  const { dialog, onClick } = useModal(onClose);

  const type = (next: string) => {
    // As everywhere in the product, a lone question mark asks for the keys.
    if (next === '?') return leaveTo(openShortcutsHelp);
    setText(next);
    setChosen(undefined);
  };
  const leaveTo = (run: () => void) => {
    onClose();
    run();
  };
  const choose = (option: PaletteOption) => (option.stays ? option.run() : leaveTo(option.run));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const deed = deedFor(event, active);
    const next = stepFor(event, groups, active?.id);
    if (deed) leaveTo(deed.run);
    else if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // What is behind hears nothing of it.
    event.stopPropagation();
  };
  return (
    <Panel ref={dialog} aria-label={t.title} onCancel={onClose} onClick={onClick}>
      <Head>
        <SearchIcon aria-hidden />
        <Field
          role="combobox"
          aria-label={t.field}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && lineId(listId, active.id)}
          placeholder={t.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Where>{actionsOnly ? t.actionsOnly : t.everywhere}</Where>
        <Close type="button" onClick={onClose}>
          <VisuallyHidden>{t.close}</VisuallyHidden>
          <Kbd>Esc</Kbd>
          <XIcon aria-hidden />
        </Close>
      </Head>
      <PaletteList
        id={listId}
        groups={groups}
        typed={typed}
        active={active?.id}
        onActive={setChosen}
        onChoose={choose}
      />
      <Outcome typed={typed} found={found} count={options.filter(({ stays }) => !stays).length} />
      <PaletteHelp />
    </Panel>
  );
}

interface GroupsOf {
  typed: string;
  actionsOnly: boolean;
  found: readonly FoundGroup[];
  onClose: () => void;
}

function useGroups({ typed, actionsOnly, found }: GroupsOf): PaletteGroup[] {
  const navigate = useNavigate();
  const { isAdmin } = useUser();
  const { resolved, setMode } = useThemeMode();
  const [recent] = useState(recentThings);
  const go = (to: string) => void navigate(to);
  const openThing = (thing: RecentThing) => {
    rememberThing(thing);
    go(thing.to);
  };
  const offered = sections().filter(({ access }) => access === 'user' || isAdmin);
  const actions = paletteActions(offered, {
    ...{ go, setMode, dark: resolved === 'dark', openShortcuts: openShortcutsHelp },
    signOut: () => void signOut(),
  });
  return paletteGroups({ typed, actionsOnly, found, recent, actions, openThing, go });
}

/** Says how the search stands: on the screen where there is nothing else to see, and aloud always. */
function Outcome({ typed, found, count }: { typed: string; found: readonly FoundGroup[]; count: number }) {
  const searching = found.some(({ phase }) => phase === 'loading');
  const unread = found.filter(({ phase }) => phase === 'failed').map(({ kind }) => t.groups[kind]);
  // The next letter comes before the answer: a word that stays for a blink is none.
  const slow = useDelayed(searching);
  const settled = useSettled(
    searching || typed.trim().length < LEAST_LETTERS ? '' : t.found(count, unread),
    PAUSE_MS * 3,
  );
  const nothing = count === 0 && !searching && unread.length === 0;
  return (
    <>
      {slow && <Line>{t.searching}</Line>}
      {nothing && (
        <Line>
          {t.nothing(typed.trim())}
          <br />
          {t.nothingHint}
        </Line>
      )}
      <VisuallyHidden role="status">{nothing ? t.nothing(typed.trim()) : settled}</VisuallyHidden>
    </>
  );
}

/** Shows the dialog over everything and gives the focus back to where it was. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is taken away: only then does the platform give the focus back.
    return () => element?.close();
  }, []);
  useEffect(() => dialog.current?.querySelector('input')?.focus(), []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return { dialog, onClick };
}

const Panel = styled.dialog`
  width: min(42.5rem, calc(100vw - 2rem));
  max-width: none;
  height: min(42rem, calc(100dvh - 4rem));
  max-height: none;
  margin: clamp(1rem, 10dvh, 5.5rem) auto auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${theme.r[4]};
  background: ${theme.c.surface};
  color: ${theme.c.text};
  box-shadow: ${theme.e[4]};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: var(--c-scrim);
  }

  ${media.phone} {
    width: 100vw;
    height: 100dvh;
    margin: 0;
    border-radius: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: 3.5rem;
  padding: 0 ${theme.s[3]} 0 ${theme.s[5]};
  border-bottom: 1px solid ${theme.c.line};

  > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${theme.c.text3};
  }
`;

const Field = styled.input`
  flex: 1;
  min-width: 0;
  height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: ${theme.t.lead};
  font-weight: 450;
  outline: none;

  &::placeholder {
    color: ${theme.c.text3};
  }
`;

const Where = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  white-space: nowrap;
`;

const Close = styled.button`
  display: grid;
  flex: none;
  min-width: 2.75rem;
  min-height: 2.75rem;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[2]};
  background: none;
  ${focusRing}

  > svg {
    display: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  ${media.phone} {
    > kbd {
      display: none;
    }

    > svg {
      display: block;
    }
  }
`;

const Line = styled.p`
  flex: none;
  padding: ${theme.s[3]} ${theme.s[5]};
  color: ${theme.c.text3};
`;
