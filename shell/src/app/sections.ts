import type { SectionName } from '@pora/kit';
import {
  CalendarDaysIcon,
  CarrotIcon,
  CookingPotIcon,
  LayoutDashboardIcon,
  NotebookTabsIcon,
  ServerCogIcon,
  ShieldAlertIcon,
  SlidersHorizontalIcon,
  UsersIcon,
  type IconComponent,
} from '@pora/ui/icons';

/** Federation names of the remotes. */
export type RemoteName = 'mf_patients' | 'mf_diets' | 'mf_library' | 'mf_admin';

/** A section of the product: its entry in the menu, its address and where its page comes from. */
export interface Section {
  name: SectionName;
  label: string;
  /** Word under the icon of the phone's bottom bar; sections without one are under "Więcej". */
  barLabel?: string;
  icon: IconComponent;
  /** Route patterns below the section's own address that show the same page. */
  pattern: string;
  remote: RemoteName;
  /** Second key after G. */
  key: string;
  /** Entries of one group stand together. */
  group: 'work' | 'library' | 'settings';
  adminOnly?: boolean;
}

/** Sections in the order of the menu [core §2]. */
export const sections: readonly Section[] = [
  {
    name: 'dashboard',
    label: 'Pulpit',
    barLabel: 'Pulpit',
    icon: LayoutDashboardIcon,
    pattern: 'dashboard',
    remote: 'mf_patients',
    key: 'g',
    group: 'work',
  },
  {
    name: 'patients',
    label: 'Pacjenci',
    barLabel: 'Pacjenci',
    icon: UsersIcon,
    pattern: 'patients',
    remote: 'mf_patients',
    key: 'p',
    group: 'work',
  },
  {
    name: 'schedule',
    label: 'Harmonogram',
    barLabel: 'Harmonogram',
    icon: CalendarDaysIcon,
    pattern: 'schedule',
    remote: 'mf_patients',
    key: 'h',
    group: 'work',
  },
  {
    name: 'diets',
    label: 'Plany dietetyczne',
    barLabel: 'Plany',
    icon: NotebookTabsIcon,
    pattern: 'diets',
    remote: 'mf_diets',
    key: 'd',
    group: 'work',
  },
  {
    name: 'meals',
    label: 'Biblioteka posiłków',
    icon: CookingPotIcon,
    pattern: 'meals/:id?',
    remote: 'mf_library',
    key: 'b',
    group: 'library',
  },
  {
    name: 'intolerances',
    label: 'Baza nietolerancji',
    icon: ShieldAlertIcon,
    pattern: 'intolerances',
    remote: 'mf_library',
    key: 'i',
    group: 'library',
  },
  {
    name: 'foods',
    label: 'Baza produktów',
    icon: CarrotIcon,
    pattern: 'foods/:id?',
    remote: 'mf_library',
    key: 'k',
    group: 'library',
  },
  {
    name: 'settings',
    label: 'Ustawienia',
    icon: SlidersHorizontalIcon,
    pattern: 'settings',
    remote: 'mf_library',
    key: 'u',
    group: 'settings',
  },
  {
    name: 'admin',
    label: 'Administracja',
    icon: ServerCogIcon,
    pattern: 'admin',
    remote: 'mf_admin',
    key: 'a',
    group: 'settings',
    adminOnly: true,
  },
];

/** Section whose address begins like this one. */
export function findSection(pathname: string): Section | undefined {
  const first = pathname.split('/')[1];
  return sections.find((section) => section.name === first);
}

/** Section that an address belongs to; anything that is none is the dashboard [core §2]. */
export function sectionOf(pathname: string): Section {
  const found = findSection(pathname) ?? sections[0];
  if (!found) throw new RangeError('Lista części programu jest pusta.');
  return found;
}
