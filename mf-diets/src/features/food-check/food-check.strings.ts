import { countOf, joinNames, plural } from '@pora/kit';

const PLACES = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };
const IN_PLACES = { one: 'miejscu', few: 'miejscach', many: 'miejscach' };
const AT_RISK = { one: 'stanie się ryzykowne', few: 'staną się ryzykowne', many: 'stanie się ryzykownych' };
const TOLERATED = { one: 'będzie dopuszczone', few: 'będą dopuszczone', many: 'będzie dopuszczonych' };
const WILL_WAIT = { one: 'zostanie', few: 'zostaną', many: 'zostanie' };
const WILL_STOP = { one: 'przestanie', few: 'przestaną', many: 'przestanie' };

const places = (count: number, verb: typeof WILL_WAIT) => `${countOf(count, PLACES)} ${plural(count, verb)}`;

/** Words of the check of a food beside the plan. */
export const foodCheckStrings = {
  title: 'Sprawdź produkt',
  which: (at: number, count: number) => `Sprawdź produkt ${at} z ${count}`,
  facts: (id: number, count: number) => `ID ${id} · w ${countOf(count, IN_PLACES)} planu`,
  previous: 'Poprzedni produkt',
  next: 'Następny produkt',
  loading: 'Wczytuję produkt…',
  failed: 'Nie udało się wczytać produktu',
  settled: 'Ten produkt nie czeka na sprawdzenie',
  settledText: 'Wiadomo już, co zawiera, albo nie ma go w tym planie.',
  toNext: 'Sprawdź następny',
  asked: 'Nie wiadomo, czy zawiera:',
  askedEntries: 'Nie sprawdzono alergenów, a w ankiecie jest:',
  entry: (text: string) => `„${text}”`,
  holds: 'Zawiera alergen',
  holdsHint: 'Zaznacz, co stoi na etykiecie.',
  item: (name: string, value: string | undefined) => [name, value].filter(Boolean).join('\u00a0'),
  items: (items: readonly string[]) => items.join(' · '),
  allergens: 'Alergeny',
  sure: (allergen: string, certainty: string) => `${allergen} (${certainty})`,
  others: (count: number, state: string) => `pozostałe ${count}: ${state}`,
  rest: { pewny: 'na etykiecie ich nie ma', prawdopodobny: 'raczej ich nie ma', niepewny: 'nie sprawdzono' },
  links: 'Powiązania z wynikami',
  linksHint: 'Obok wynik pacjenta. Zmiana dotyczy produktu, więc wszystkich planów.',
  noLinks: 'Nic nie wynika z nazwy ani z alergenów. Dodaj pozycję, jeśli wiesz, co produkt zawiera.',
  reasons: { linked: 'powiązane', added: 'dodane ręcznie' },
  high: 'powyżej 29',
  untested: 'nie badano',
  add: 'Dodaj pozycję',
  whole: 'Pełny formularz',
  effect: {
    risk: (count: number, items: readonly string[]) =>
      `Po zapisaniu ${places(count, AT_RISK)}: ${joinNames(items)}. Od razu pokażemy, czym je zastąpić.`,
    tolerated: (count: number, items: readonly string[], category: string) =>
      `Po zapisaniu ${places(count, TOLERATED)} regułą „${category}”: ${joinNames(items)}.`,
    unknown: (count: number, items: readonly string[]) =>
      `Nadal nie wiadomo, czy zawiera: ${joinNames(items)}. ${places(count, WILL_WAIT)} do sprawdzenia.`,
    unchecked: (count: number, entries: readonly string[]) =>
      `Alergeny nadal niesprawdzone, a w ankiecie jest: ${joinNames(entries)}. ${places(count, WILL_WAIT)} do sprawdzenia.`,
    again: (count: number, allergens: readonly string[]) =>
      `Dopiszemy alergeny: ${joinNames(allergens)}. Plan sprawdzimy na nowo (${countOf(count, PLACES)}).`,
    borderline: (count: number, items: readonly string[]) =>
      `Po zapisaniu ${places(count, WILL_STOP)} czekać na sprawdzenie. Wynik graniczny: ${joinNames(items)}.`,
    free: (count: number) => `Po zapisaniu ${places(count, WILL_STOP)} czekać na sprawdzenie.`,
  },
  unknown: 'Nie wiem',
  none: 'Nie zawiera',
  noneNot:
    '„Nie zawiera” nie rozstrzygnie sprawy: produkt ma alergen, a nie wiadomo, jakiego rodzaju. Zaznacz, co zawiera.',
  save: 'Zapisz i sprawdź plan',
  confirm: {
    title: (food: string) => `„${food}” tego nie zawiera?`,
    text: (items: readonly string[], allergens: readonly string[]) =>
      `Zapiszemy, że skład sprawdzono dziś i nie ma w nim: ${joinNames(items)}, ani ` +
      (allergens.length > 0
        ? `alergenów innych niż podane (${joinNames(allergens)}).`
        : 'żadnego z 14 alergenów.') +
      ' Dotyczy to wszystkich pacjentów i planów.',
    yes: 'Skład sprawdzony: nie zawiera',
    no: 'Wróć',
  },
  saved: (food: string) => `Zapisano: ${food}`,
  savedText: 'Plan jest sprawdzany na nowo.',
  saveFailed: 'Nie udało się zapisać produktu.',
  conflict: {
    title: 'Ten produkt zmieniono w międzyczasie gdzie indziej.',
    text: (when: string) => `Nowsza wersja: ${when}. Twoja odpowiedź czeka i nie zginie.`,
    theirs: 'Wczytaj nowszą',
    mine: 'Zachowaj moją',
  },
} as const;
