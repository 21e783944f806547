import { useState, type ReactNode } from 'react';
import { useUser } from '@pora/kit';
import { Avatar, Button, IconButton, theme, truncate, useThemeMode } from '@pora/ui';
import { KeyboardIcon, LogOutIcon, MoonIcon, SunIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { openShortcutsHelp } from '../shortcuts-help/shortcuts-help-store.js';
import { sidebarStrings } from './sidebar.strings.js';
import { signOut } from './sign-out.js';
import { SyncIndicator } from './sync-indicator.js';

interface AccountProps {
  narrow?: boolean;
  /** The button that folds the sidebar, where there is one. */
  fold?: ReactNode;
}

/** Foot of the menu: sync state, who works here, the way out, theme and shortcuts. */
export function Account({ narrow = false, fold }: AccountProps) {
  const user = useUser();
  const name = user.name || user.email;
  return (
    <Foot $narrow={narrow}>
      <SyncIndicator narrow={narrow} />
      <Who>
        <Avatar name={name} />
        {!narrow && (
          <Words>
            <Name>{name}</Name>
            {user.name && <Email>{user.email}</Email>}
          </Words>
        )}
      </Who>
      <Tools $narrow={narrow}>
        <LogoutButton narrow={narrow} />
        <ThemeButton />
        <IconButton
          label={sidebarStrings.shortcuts}
          shortcut="?"
          icon={<KeyboardIcon />}
          onClick={openShortcutsHelp}
        />
        {fold}
      </Tools>
    </Foot>
  );
}

function LogoutButton({ narrow }: { narrow: boolean }) {
  const [busy, setBusy] = useState(false);
  const leave = () => void signOut(setBusy);
  if (narrow) {
    return <IconButton label={sidebarStrings.logout} icon={<LogOutIcon />} busy={busy} onClick={leave} />;
  }
  return (
    <Button variant="quiet" size="compact" icon={<LogOutIcon />} busy={busy} onClick={leave}>
      {sidebarStrings.logout}
    </Button>
  );
}

function ThemeButton() {
  const { resolved, setMode } = useThemeMode();
  const dark = resolved === 'dark';
  return (
    <IconButton
      label={dark ? sidebarStrings.light : sidebarStrings.dark}
      icon={dark ? <SunIcon /> : <MoonIcon />}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    />
  );
}

const Foot = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $narrow }) => ($narrow ? 'center' : 'stretch')};
  gap: ${theme.s[2]};
  margin-top: auto;
  padding: ${({ $narrow }) => ($narrow ? '0.75rem 0 0' : '0.75rem 0.25rem 0')};
  border-top: 1px solid ${theme.c.line};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5625rem;
  min-width: 0;
  padding: 0 ${theme.s[1]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.div`
  font: ${theme.t.dense};
  font-weight: 600;
  ${truncate}
`;

const Email = styled.div`
  color: ${theme.c.text3};
  font: ${theme.t.small};
  ${truncate}
`;

const Tools = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: ${({ $narrow }) => ($narrow ? 'column' : 'row')};
  align-items: center;

  & > :first-child {
    margin-right: ${({ $narrow }) => ($narrow ? '0' : 'auto')};
  }
`;
