import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Location } from '../router.js';
import { createStore } from '../sync/store.js';
import { guardStrings } from './guard.strings.js';

/** The question put before unsaved work is left. */
export interface LeaveTexts {
  title: string;
  text: string;
  /** Safe answer: go back to the work. */
  stay: string;
  /** The work is given up. */
  leave: string;
}

/** A place with unsaved work. */
export interface DirtyGuardOptions extends Partial<LeaveTexts> {
  dirty: boolean;
  /** Runs when the person gives the work up. */
  onLeave?: () => void;
  /** Which navigations leave the work; by default those to another pathname. */
  blocks?: (next: Location, current: Location) => boolean;
}

/** The open question; `answer(true)` gives the work up. */
export interface LeaveQuestion extends LeaveTexts {
  answer(leave: boolean): void;
}

interface Guard extends LeaveTexts {
  blocks: (next: Location, current: Location) => boolean;
  onLeave: () => void;
}

const guards = new Set<Guard>();
const question = createStore<LeaveQuestion | null>(null);
let leaving = false;

const anotherPathname = (next: Location, current: Location) => next.pathname !== current.pathname;

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (guards.size > 0 && !leaving) event.preventDefault();
}

/** Protects unsaved work against navigation in the product, link clicks and closing the page; one for the product. */
export function useDirtyGuard(options: DirtyGuardOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { dirty } = options;
  useEffect(() => {
    if (!dirty) return;
    const guard: Guard = {
      get title() {
        return latest.current.title ?? guardStrings.title;
      },
      get text() {
        return latest.current.text ?? guardStrings.text;
      },
      get stay() {
        return latest.current.stay ?? guardStrings.stay;
      },
      get leave() {
        return latest.current.leave ?? guardStrings.leave;
      },
      blocks: (next, current) => (latest.current.blocks ?? anotherPathname)(next, current),
      onLeave: () => latest.current.onLeave?.(),
    };
    guards.add(guard);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      guards.delete(guard);
      if (guards.size === 0) window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [dirty]);
}

/** Whether a navigation would leave unsaved work; for the shell's router. */
export function wouldLeaveDirty(next: Location, current: Location): boolean {
  return [...guards].some((guard) => guard.blocks(next, current));
}

/** Whether anything unsaved is open. */
export function isDirty(): boolean {
  return guards.size > 0;
}

/**
 * Asks before unsaved work is left: for closing a dialog or sheet, or a navigation that was stopped.
 * Answers true when there is nothing unsaved or the person gives it up. A second question while one is open is a "no".
 */
export function confirmLeave(): Promise<boolean> {
  const guard = [...guards].at(-1);
  if (!guard) return Promise.resolve(true);
  if (question.get()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { title, text, stay, leave } = guard;
    const answer = (isLeaving: boolean) => {
      question.set(null);
      if (isLeaving) [...guards].forEach((one) => one.onLeave());
      resolve(isLeaving);
    };
    question.set({ title, text, stay, leave, answer });
  });
}

/** Opens another page of the product with a full load, past the browser's own warning: the person has answered. */
export function leavePage(href: string): void {
  leaving = true;
  window.location.assign(href);
}

/** Loads the page anew past the browser's own warning: what is open belongs to somebody who is gone. */
export function reloadPage(): void {
  leaving = true;
  window.location.reload();
}

/** Puts a question before work is left that no open place guards, such as changes that wait for the server. */
export function askToLeave(texts: LeaveTexts): Promise<boolean> {
  if (question.get()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (isLeaving: boolean) => {
      question.set(null);
      resolve(isLeaving);
    };
    question.set({ ...texts, answer });
  });
}

/** The question on the screen, null when there is none; for the shell. */
export function useLeaveQuestion(): LeaveQuestion | null {
  return useSyncExternalStore(question.subscribe, question.get);
}
