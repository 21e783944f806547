import { countOf, plural } from '@pora/kit';

const RESULTS = { one: 'wynik', few: 'wyniki', many: 'wyników' };
const FOUND = { one: 'Znaleziono', few: 'Znaleziono', many: 'Znaleziono' };

/** Texts of the command palette. */
export const paletteStrings = {
  title: 'Wyszukiwanie i działania',
  field: 'Szukaj pacjenta, planu, posiłku, produktu albo działania',
  placeholder: 'Szukaj albo wpisz działanie',
  everywhere: 'wszędzie',
  actionsOnly: 'tylko działania',
  close: 'Zamknij',
  results: 'Wyniki',
  recent: 'Ostatnio otwierane',
  actions: 'Działania',
  groups: { patient: 'Pacjenci', plan: 'Plany', meal: 'Posiłki', food: 'Produkty' },
  someOf: (shown: number, total: number) => (shown < total ? `${shown} z ${total}` : String(total)),
  notLoaded: 'Nie wczytano',
  tryAgain: 'Spróbuj ponownie',
  searching: 'Szukam…',
  nothing: (query: string) => `Nic nie pasuje do „${query}”.`,
  nothingHint: 'Sprawdź pisownię albo wpisz mniej liter. Polskie znaki nie mają znaczenia.',
  found: (count: number, unread: readonly string[]) =>
    [
      ...(count > 0 || unread.length === 0 ? [`${plural(count, FOUND)} ${countOf(count, RESULTS)}`] : []),
      ...(unread.length > 0 ? [`Nie wczytano: ${unread.join(', ')}`] : []),
    ].join('. '),
  lastVisit: (date: string) => `ostatnia wizyta ${date}`,
  planOf: (patient: string, date: string) => (patient ? `${patient} · ${date}` : date),
  energyOf: (word: string, kcal: string) => `${word} · ${kcal}`,
  per: { '100g': 'w 100\u00a0g', sztuka: 'w sztuce' },
  addPatient: 'Dodaj pacjenta',
  newPlan: 'Nowy plan diety',
  newPlanOf: (name: string) => `Nowy plan: ${name}`,
  measureOf: (name: string) => `Dodaj pomiar: ${name}`,
  visitOf: (name: string) => `Umów wizytę: ${name}`,
  measurement: 'pomiar',
  diet: 'plan',
  enter: 'Enter',
  addVisit: 'Dodaj wizytę',
  trash: 'Kosz: usunięci pacjenci i plany',
  dark: 'Włącz ciemny motyw',
  light: 'Włącz jasny motyw',
  shortcuts: 'Skróty klawiszowe',
  signOut: 'Wyloguj',
  goTo: (label: string) => `Przejdź: ${label}`,
  keys: [
    ['↑ ↓', 'wybór'],
    ['Enter', 'otwórz'],
    ['Tab', 'następna grupa'],
  ] as readonly (readonly [string, string])[],
  moreKeys: [
    ['>', 'tylko działania'],
    ['?', 'skróty'],
  ] as readonly (readonly [string, string])[],
} as const;
