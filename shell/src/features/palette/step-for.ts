import type { KeyboardEvent } from 'react';
import type { PaletteDeed, PaletteGroup, PaletteOption } from './palette-option.js';

interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What Alt and a letter do with the active line; the right Alt of a Polish keyboard writes letters and does nothing. */
export function deedFor(
  event: Pressed & Pick<KeyboardEvent, 'getModifierState'>,
  active: PaletteOption | undefined,
): PaletteDeed | undefined {
  const { altKey, ctrlKey, metaKey, code } = event;
  if (!altKey || ctrlKey || metaKey || event.getModifierState('AltGraph')) return undefined;
  return active?.deeds?.find((deed) => deed.code === code);
}

/** Line that a key leads to from the active one: arrows go round, Tab goes by groups; undefined for other keys. */
export function stepFor(
  event: Pressed,
  groups: readonly PaletteGroup[],
  active: string | undefined,
): string | undefined {
  const lines = groups.flatMap(({ options }) => options.map(({ id }) => id));
  if (lines.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const at = lines.indexOf(active ?? '');
  const around = (to: number) => lines[(to + lines.length) % lines.length];
  if (event.key === 'ArrowDown') return around(at + 1);
  if (event.key === 'ArrowUp') return around(Math.max(at, 0) - 1);
  if (event.key === 'Home' && !event.shiftKey) return lines[0];
  if (event.key === 'End' && !event.shiftKey) return lines.at(-1);
  return event.key === 'Tab' ? nextGroup(groups, active, event.shiftKey ? -1 : 1) : undefined;
}

function nextGroup(groups: readonly PaletteGroup[], active: string | undefined, by: 1 | -1) {
  const here = groups.findIndex(({ options }) => options.some(({ id }) => id === active));
  return groups[(here + by + groups.length) % groups.length]?.options[0]?.id;
}
