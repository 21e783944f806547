import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useShortcut } from '@pora/kit';
import { openPalette, paletteOpen } from './palette-store.js';

const PaletteDialog = lazy(async () => ({
  default: (await import('./palette-dialog.js')).PaletteDialog,
}));

/** The command palette, opened with Ctrl+K; its file is loaded when it is first asked for. */
export function Palette() {
  const open = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get);
  useShortcut('mod+k', openPalette, { whileTyping: true });
  return (
    open && (
      <Suspense fallback={null}>
        <PaletteDialog onClose={() => paletteOpen.set(false)} />
      </Suspense>
    )
  );
}
