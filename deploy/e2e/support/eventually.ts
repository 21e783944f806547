import { type Locator } from 'playwright-core';

/** How long a busy machine may take to draw what has already been decided. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * Reads again until `check` accepts what was read: an address changes before the page is drawn, a field is checked after
 * it was left. What the product itself gives more time is waited for as long. @throws The last refusal of `check` when
 * the patience ends.
 */
export async function eventually<T>(
  read: () => Promise<T>,
  check: (value: T) => void,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    try {
      check(value);
      return;
    } catch (refusal) {
      if (Date.now() > end) throw refusal;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Waits until an element has the focus: a dialog is there a moment before its first field can be typed into. */
export async function untilFocused(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Escape for a dialog that has just opened: it is the dialog's key once the focus is in it. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  const focus = dialog.page().locator(':focus');
  await dialog.and(focus).or(dialog.locator(focus)).waitFor();
  await dialog.page().keyboard.press('Escape');
}
