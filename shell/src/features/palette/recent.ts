import { userStorage } from '@pora/kit';

/** Kinds of things that the palette finds. */
export const FOUND_KINDS = ['patient', 'plan', 'meal', 'food'] as const;

/** Kind of a thing that the palette finds. */
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A thing that was opened from the palette. */
export interface RecentThing {
  kind: FoundKind;
  id: string;
  label: string;
  to: string;
}

const MOST = 6;
/** Names of patients are among them: they go when the person signs out. */
const storage = userStorage<RecentThing[]>('palette-recent');

const isThing = (thing: Partial<RecentThing> | null): thing is RecentThing =>
  FOUND_KINDS.some((kind) => kind === thing?.kind) &&
  typeof thing?.id === 'string' &&
  typeof thing.label === 'string' &&
  typeof thing.to === 'string' &&
  thing.to.startsWith('/');

/** What was opened last, newest first. */
export function recentThings(): RecentThing[] {
  const stored: unknown = storage.read();
  return Array.isArray(stored) ? stored.filter(isThing) : [];
}

/** Puts a thing before the others. */
export function rememberThing(thing: RecentThing): void {
  const others = recentThings().filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  storage.write([thing, ...others].slice(0, MOST));
}
