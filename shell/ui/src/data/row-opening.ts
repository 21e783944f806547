import type { KeyboardEvent, MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, [role=button], [role=menuitem]';

/** Whether a click was meant for the row itself: not for a control in it, not to select text. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  const control = target.closest(INTERACTIVE);
  if (control && event.currentTarget.contains(control)) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** ↑ and ↓ between the title buttons of the rows around a button. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const rows = event.currentTarget.closest('[data-rows]');
  const titles = [...(rows?.querySelectorAll<HTMLElement>('[data-row-title]') ?? [])];
  const next = titles[titles.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
