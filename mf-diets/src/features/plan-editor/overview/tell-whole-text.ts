/**
 * Gives a cell whose text is cut the whole of it as a tooltip, and takes it away where there is room again. Measured when
 * somebody comes to the cell: a plan has more than a hundred of them, and most are never looked at.
 */
export function tellWholeText({ target, buttons = 0 }: { target: EventTarget; buttons?: number }): void {
  // What is carried passes many cells, and measuring each would lay the plan out.
  if (buttons > 0) return;
  const cell = (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
  if (!cell) return;
  const isCut = [...cell.querySelectorAll<HTMLElement>('[data-cuts]')].some(
    (text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth,
  );
  if (isCut) cell.dataset.tip = cell.querySelector('[data-sentence]')?.textContent ?? '';
  else delete cell.dataset.tip;
}
