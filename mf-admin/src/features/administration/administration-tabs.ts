import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { administrationStrings as t } from './administration.strings.js';

/** A part of the administration: its place in the address, its name, and its page in a file of its own. */
export interface AdministrationTab {
  /** What follows `/admin?tab=`. */
  readonly value: string;
  readonly label: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

const pageOf = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The specified screen: `/admin` itself. */
export const FIRST_TAB: AdministrationTab = {
  value: 'copies',
  label: t.copies,
  Page: pageOf(async () => (await import('./copies-and-sessions.js')).CopiesAndSessions),
};

/** The part whose waiting requests are counted beside its name. */
export const TRASH_TAB = 'trash';

/** The parts of the administration, in their order. */
export const ADMINISTRATION_TABS: readonly AdministrationTab[] = [
  FIRST_TAB,
  {
    value: 'system',
    label: t.system,
    Page: pageOf(async () => (await import('../system/public.js')).SystemPanel),
  },
  {
    value: 'audit',
    label: t.audit,
    Page: pageOf(async () => (await import('../audit/public.js')).AuditPanel),
  },
  {
    value: TRASH_TAB,
    label: t.trash,
    Page: pageOf(async () => (await import('../trash/public.js')).TrashPanel),
  },
];
