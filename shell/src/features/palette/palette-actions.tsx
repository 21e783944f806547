import { paths } from '@pora/kit';
import { CalendarIcon, ClipboardPenIcon, KeyboardIcon, LogOutIcon, MoonIcon, SunIcon } from '@pora/ui/icons';
import { TrashIcon, UserPlusIcon } from '@pora/ui/icons';
import type { Section } from '../../app/sections.js';
import { SectionIcon } from '../sidebar/section-icon.js';
import type { PaletteOption } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';

/** What an action may do. */
export interface ActionTools {
  go: (to: string) => void;
  dark: boolean;
  setMode: (mode: 'light' | 'dark') => void;
  openShortcuts: () => void;
  signOut: () => void;
}

/** An action and the words it is also found by. */
export interface PaletteAction extends PaletteOption {
  words?: string;
}

/** Every action of the palette, in the order in which they stand there; a new one is added here. */
export function paletteActions(sections: readonly Section[], tools: ActionTools): PaletteAction[] {
  const { go, dark } = tools;
  const has = (name: string) => sections.some((section) => section.name === name);
  const deeds: (PaletteAction & { needs?: string })[] = [
    {
      ...{ id: 'add-patient', label: t.addPatient, words: 'nowy pacjent', icon: <UserPlusIcon /> },
      ...{ needs: 'patients', run: () => go(paths.addPatient()) },
    },
    {
      ...{ id: 'new-plan', label: t.newPlan, words: 'utwórz dodaj jadłospis', icon: <ClipboardPenIcon /> },
      ...{ needs: 'diets', run: () => go(paths.newPlan()) },
    },
    {
      ...{ id: 'add-visit', label: t.addVisit, words: 'nowa wizyta wydarzenie umów konsultacja termin' },
      ...{ icon: <CalendarIcon />, needs: 'schedule', run: () => go(`${paths.schedule}?new=1`) },
    },
  ];
  const rest: (PaletteAction & { needs?: string })[] = [
    {
      ...{ id: 'trash', label: t.trash, words: 'przywróć', icon: <TrashIcon />, needs: 'patients' },
      run: () => go(paths.trash),
    },
    {
      ...{ id: 'theme', label: dark ? t.light : t.dark, words: 'wygląd kolory tryb ciemny jasny' },
      ...{ icon: dark ? <SunIcon /> : <MoonIcon />, run: () => tools.setMode(dark ? 'light' : 'dark') },
    },
    {
      ...{ id: 'shortcuts', label: t.shortcuts, words: 'klawiatura pomoc', icon: <KeyboardIcon /> },
      ...{ keys: '?', run: tools.openShortcuts },
    },
    { id: 'sign-out', label: t.signOut, words: 'koniec wyjście', icon: <LogOutIcon />, run: tools.signOut },
  ];
  const places = sections.map((section) => ({
    ...{ id: `go-${section.name}`, label: t.goTo(section.label), icon: <SectionIcon section={section} /> },
    ...(section.key && { keys: `G ${section.key.toUpperCase()}` }),
    run: () => go(`/${section.name}`),
  }));
  const offered = ({ needs }: { needs?: string }) => needs === undefined || has(needs);
  return [...deeds.filter(offered), ...places, ...rest.filter(offered)];
}
