import { lazy, Suspense, useState } from 'react';
import { useSyncState, type SyncKind } from '@pora/kit';
import { focusRing, media, theme, tip } from '@pora/ui';
import styled from 'styled-components';
import { sidebarStrings } from './sidebar.strings.js';

const DOTS: Record<SyncKind, string> = {
  saved: theme.c.ok,
  saving: theme.c.inkLine,
  unsaved: theme.c.unmapped,
  offline: theme.c.danger,
};

// With the file of overlays, which only a click needs.
const UnsavedPopover = lazy(async () => ({ default: (await import('./unsaved-popover.js')).UnsavedPopover }));

/** Whether the server has everything; what it does not have is listed from here. */
export function SyncIndicator({ narrow }: { narrow: boolean }) {
  const { kind, label, unsavedCount } = useSyncState();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const words = narrow ? undefined : <span>{label}</span>;
  const dot = <Dot style={{ background: DOTS[kind] }} />;
  if (unsavedCount === 0) {
    return (
      <State role="status" aria-label={label} {...(narrow && tip(label))}>
        {dot}
        {words}
      </State>
    );
  }
  const named = `${label}. ${sidebarStrings.showUnsaved}`;
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const trigger = (
    <ListButton
      type="button"
      aria-label={named}
      {...(!asked && { onClick: show })}
      {...(narrow && tip(named))}
    >
      {dot}
      {words}
    </ListButton>
  );
  if (!asked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UnsavedPopover trigger={trigger} open={open} onOpenChange={setOpen} />
    </Suspense>
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

const ListButton = styled.button`
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

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Dot = styled.i`
  flex: none;
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: 50%;
  forced-color-adjust: none;
`;
