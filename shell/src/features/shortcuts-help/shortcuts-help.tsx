import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useShortcut } from '@pora/kit';
import { openShortcutsHelp, shortcutsHelpOpen } from './shortcuts-help-store.js';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.js')).ShortcutsDialog,
}));

/** The list of shortcuts, opened with `?`; its file is loaded when it is first asked for. */
export function ShortcutsHelp() {
  const open = useSyncExternalStore(shortcutsHelpOpen.subscribe, shortcutsHelpOpen.get);
  useShortcut('?', openShortcutsHelp);
  return (
    open && (
      <Suspense fallback={null}>
        <ShortcutsDialog onClose={() => shortcutsHelpOpen.set(false)} />
      </Suspense>
    )
  );
}
