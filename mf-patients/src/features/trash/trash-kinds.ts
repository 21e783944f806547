import {
  ClipboardCheckIcon,
  CalendarIcon,
  NotebookTabsIcon,
  SaladIcon,
  AppleIcon,
  ShieldAlertIcon,
  UserIcon,
} from '@pora/ui/icons';
import { type LoadState } from '@pora/kit';

/** What can lie in the trash, in the order in which it is chosen. */
export const TRASH_KINDS = ['patients', 'surveys', 'results', 'visits', 'plans', 'meals', 'foods'] as const;
/** One of {@link TRASH_KINDS}. */
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Picture before a name; a patient has initials. */
export const KIND_ICONS: Readonly<Record<TrashKind, typeof UserIcon>> = {
  patients: UserIcon,
  surveys: ClipboardCheckIcon,
  results: ShieldAlertIcon,
  visits: CalendarIcon,
  plans: NotebookTabsIcon,
  meals: SaladIcon,
  foods: AppleIcon,
};

/** Something deleted, the way back and the way out. */
export interface TrashRow {
  key: string;
  kind: TrashKind;
  name: string;
  /** What it is, below the name. */
  detail: string;
  /** What comes back along, or what a restore meets. */
  along: string;
  /** What a restore meets asks for a look. */
  isWarning?: boolean;
  deletedAt: string;
  deletedBy: string;
  until: string;
  busy: boolean;
  restore: () => void;
  /** Asks and removes for good; undefined for who may not. */
  erase: (() => void) | undefined;
}

/** Something somebody asked to remove for good, and the answer. */
export interface Erasure {
  title: string;
  text: string;
  confirm: () => void;
}

/** One list of the trash: what it can hold, and how it was read. */
export interface TrashList {
  kinds: readonly TrashKind[];
  load: LoadState<unknown>;
}
