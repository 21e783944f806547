import { createStore } from '@pora/kit';

/** Whether the command palette is open. */
export const paletteOpen = createStore(false);

/** Opens the command palette. */
export function openPalette(): void {
  paletteOpen.set(true);
}
