/** Whether single-letter keys belong to what the person is writing or to an open list. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.matches(
    'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [role=combobox], [role=listbox], [role=menu], [role=menuitem]',
  );
}
