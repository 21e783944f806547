import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '@pora/ui';
import { readDeviceSetting, useDeviceSetting } from '../storage/storage.js';

/** When a shortcut listens. */
export interface ShortcutOptions {
  /** False switches it off for now. */
  enabled?: boolean;
  /** Also while a field has the focus; for combinations with Ctrl. */
  whileTyping?: boolean;
  /** Also while a dialog or sheet is open (one; a question above it silences the shortcut). */
  inDialog?: boolean;
}

interface Binding {
  keys: readonly string[];
  options: () => ShortcutOptions;
  run: (event: KeyboardEvent) => void;
}

/** Milliseconds in which the second key of a sequence must follow. */
const SEQUENCE_MS = 1_000;
const SETTING = 'shortcuts';

const bindings: Binding[] = [];
let pending: { key: string; run?: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Runs `handler` on a key: a letter, `ArrowLeft`, `Delete`, `/`, `shift+l`, `mod+s` (Ctrl or ⌘), or two keys with a
 * space between, pressed within a second. The binding made last wins. Single keys are silent while typing.
 */
export function useShortcut(
  keys: string,
  handler: (event: KeyboardEvent) => void,
  options: ShortcutOptions = {},
): void {
  const latest = useRef({ handler, options });
  // Before the page is painted: a key pressed at the first sight of a dialog must already count.
  useLayoutEffect(() => {
    latest.current = { handler, options };
  });
  const active = options.enabled !== false;
  useLayoutEffect(() => {
    if (!active) return;
    return addBinding({
      keys: keys.toLowerCase().split(' '),
      options: () => latest.current.options,
      run: (event) => latest.current.handler(event),
    });
  }, [keys, active]);
}

/** Whether single-letter shortcuts are on (WCAG 2.1.4 lets a person switch them off), and the switch. */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  return useDeviceSetting<boolean>(SETTING, true);
}

function addBinding(binding: Binding): () => void {
  if (bindings.length === 0) document.addEventListener('keydown', onKeyDown);
  bindings.push(binding);
  return () => {
    bindings.splice(bindings.indexOf(binding), 1);
    if (bindings.length > 0) return;
    document.removeEventListener('keydown', onKeyDown);
    dropPending();
  };
}

function dropPending(): void {
  clearTimeout(pending?.timer);
  pending = undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || MODIFIERS.has(event.key)) return;
  const key = nameOf(event);
  const listening = bindings.filter((binding) => listens(binding, event, key)).reverse();
  const started = pending?.key;
  dropPending();
  const second =
    started && listening.find(({ keys }) => keys.length === 2 && keys[0] === started && keys[1] === key);
  const single = listening.find(({ keys }) => keys.length === 1 && keys[0] === key);
  const opensSequence = listening.some(({ keys }) => keys.length === 2 && keys[0] === key);
  if (second) {
    event.preventDefault();
    second.run(event);
  } else if (opensSequence) {
    event.preventDefault();
    const timer = setTimeout(() => {
      const run = pending?.run;
      pending = undefined;
      run?.();
    }, SEQUENCE_MS);
    pending = { key, ...(single && { run: () => single.run(event) }), timer };
  } else if (single) {
    event.preventDefault();
    single.run(event);
  }
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/** `mod+s`, `shift+l`, `arrowleft`, `/`: shift is named only with letters, where it means something else. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const shift = event.shiftKey && /^\p{L}$/u.test(key) ? 'shift+' : '';
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${event.altKey ? 'alt+' : ''}${shift}${key}`;
}

function listens({ options }: Binding, event: KeyboardEvent, key: string): boolean {
  const { whileTyping = false, inDialog = false } = options();
  const combination = key.startsWith('mod+');
  if (!combination && !readDeviceSetting(SETTING, true)) return false;
  if (!whileTyping && (isTyping(event.target) || isChoosing(event))) return false;
  return openDialogs() <= (inDialog ? 1 : 0);
}

/** Arrows over one of several choices go to the next choice. */
function isChoosing({ key, target }: KeyboardEvent): boolean {
  return (
    key.startsWith('Arrow') &&
    target instanceof Element &&
    target.matches('[type=radio], [type=range], [role=radio], [role=slider]')
  );
}

function openDialogs(): number {
  return document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]').length;
}
