import { createStore } from '@pora/kit';

/** Whether the list of shortcuts is open. */
export const shortcutsHelpOpen = createStore(false);

/** Opens the list of shortcuts. */
export function openShortcutsHelp(): void {
  shortcutsHelpOpen.set(true);
}
