import type { RefObject } from 'react';

const FIELDS =
  'input:not([type=hidden]):not([disabled]):not([readonly]), textarea:not([disabled]):not([readonly]), select:not([disabled]), [role=combobox]:not([disabled])';
const BUTTONS = 'button:not([disabled]), a[href]';

/** Options of the focus rule of a modal layer. */
export interface ModalFocusOptions {
  content: HTMLElement | null;
  /** Part that holds the fields; its first field gets the focus. */
  body: HTMLElement | null;
  /** Part that holds the buttons, tried when there is no field. */
  footer?: HTMLElement | null;
  /** Wins over everything. */
  preferred?: RefObject<HTMLElement | null> | undefined;
}

/** Element the focus goes to when a modal layer opens: preferred, first field, last button of the foot, the layer itself. */
export function findInitialFocus({
  content,
  body,
  footer,
  preferred,
}: ModalFocusOptions): HTMLElement | null {
  const lastButton = footer ? [...footer.querySelectorAll<HTMLElement>(BUTTONS)].at(-1) : undefined;
  return preferred?.current ?? firstField(body) ?? lastButton ?? content;
}

/** Of a group of radio buttons the chosen one, as Tab would. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const field = body?.querySelector<HTMLElement>(FIELDS) ?? null;
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = body?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  return [...group].find(({ name, checked }) => name === field.name && checked) ?? field;
}
