import { syncState, useSyncState, type SyncKind } from '@pora/kit';
import { focusRing, theme, tip } from '@pora/ui';
import styled from 'styled-components';
import { sidebarStrings } from './sidebar.strings.js';

const DOTS: Record<SyncKind, string> = {
  saved: theme.c.ok,
  saving: theme.c.inkLine,
  unsaved: theme.c.unmapped,
  offline: theme.c.danger,
};

/** Whether the server has everything; unsaved changes can be sent again from here. */
export function SyncIndicator({ narrow }: { narrow: boolean }) {
  const { kind, label } = useSyncState();
  const words = narrow ? undefined : <span>{label}</span>;
  const dot = <Dot $kind={kind} />;
  if (kind === 'unsaved') {
    return (
      <RetryButton
        type="button"
        aria-label={`${label}. ${sidebarStrings.retry}`}
        onClick={() => syncState.retryAll()}
        {...tip(sidebarStrings.retry)}
      >
        {dot}
        {words}
      </RetryButton>
    );
  }
  return (
    <State role="status" aria-label={label} {...(narrow && tip(label))}>
      {dot}
      {words}
    </State>
  );
}

const State = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 1.5rem;
  padding: 0 ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const RetryButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 1.5rem;
  padding: 0 ${theme.s[2]};
  border: 0;
  border-radius: ${theme.r[1]};
  background: ${theme.c.amberSoft};
  color: ${theme.c.amberText};
  font: ${theme.t.small};
  cursor: pointer;
  ${focusRing}
`;

const Dot = styled.i<{ $kind: SyncKind }>`
  flex: none;
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: 50%;
  background: ${({ $kind }) => DOTS[$kind]};
  forced-color-adjust: none;
`;
