import { countOf, formatDate } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Texts of the intolerance results; the messages are those of the specification [core §8]. */
export const intoleranceSetStrings = {
  title: 'Nietolerancje',
  loading: 'Wczytywanie wyników…',
  loadFailed: 'Nie udało się pobrać wyników.',
  none: 'Brak wyników nietolerancji',
  noneText: 'Zaimportuj plik .xlsx albo .pdf z laboratorium. Przed zapisem sprawdzisz każdy wynik.',
  /** "Plik: wyniki.xlsx, 04.09.2026." – as much of it as is known. */
  origin: (sourceFile: string | null, date: string | null) =>
    [...(sourceFile ? [`Plik: ${sourceFile}`] : []), ...(date ? [formatDate(date)] : [])].join(', '),
  filter: 'Które wyniki',
  all: (count: number) => `Wszystkie ${count}`,
  risks: (count: number) => `Tylko ryzyko ${count}`,
  borderline: (count: number) => `Graniczne ${count}`,
  search: 'Szukaj produktu',
  sort: 'Sortuj',
  byValue: 'Wynik',
  byName: 'Nazwa',
  noMatch: 'Żaden wynik nie pasuje',
  showAll: 'Pokaż wszystkie',
  bands: { green: '0–24: w normie', yellow: '25–29: graniczny', red: '30 i więcej: ryzyko' },
  lights: { green: 'w normie', yellow: 'graniczny', red: 'ryzyko' },
  unit: 'Wyniki w U/ml.',
  notAnAllergyTest:
    'Oznaczenie IgG nie jest testem alergii i samo nie wystarcza do rozpoznania. O diecie decyduje dietetyk.',
  mapped: (count: number) => `w bazie ${countOf(count, FOODS)}`,
  unmapped: 'brak mapowania: plan tego nie sprawdza',
  map: 'Mapuj',
  mapOf: (name: string) => `Mapuj: ${name}`,
  mappingUnknown: 'Nie wiadomo, które wyniki mają produkty w bazie: słownika nie wczytano.',
  retry: 'Spróbuj ponownie',
  remove: 'Usuń nietolerancje',
  removed: 'Nietolerancje usunięte',
  removeFailed: 'Nie udało się usunąć',
  restored: 'Przywrócono nietolerancje',
  restoreFailed: 'Nie udało się przywrócić nietolerancji',
  back: 'Wróć',
} as const;
