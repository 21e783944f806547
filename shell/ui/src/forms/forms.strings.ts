import { type CountedForms, plural } from '@pora/text-pl/plural';

const results: CountedForms = { one: 'wynik', few: 'wyniki', many: 'wyników' };
const formErrors: CountedForms = {
  one: 'pole wymaga poprawy',
  few: 'pola wymagają poprawy',
  many: 'pól wymaga poprawy',
};

const decimalPlaces: CountedForms = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };

/** Polish texts of the form controls. */
export const formStrings = {
  notANumber: 'Wpisz liczbę',
  notAnInteger: 'Wpisz liczbę całkowitą',
  tooPrecise: (decimals: number) => `Najwyżej ${decimals} ${plural(decimals, decimalPlaces)} po przecinku`,
  range: (min: string, max: string) => `Zakres: ${min}–${max}`,
  atLeast: (min: string) => `Co najmniej ${min}`,
  atMost: (max: string) => `Najwyżej ${max}`,
  decrease: 'Zmniejsz',
  increase: 'Zwiększ',
  notATime: 'Wpisz godzinę, np. 7:30',
  timePlaceholder: 'gg:mm',
  datePlaceholder: 'Wybierz datę',
  notADate: 'Wpisz datę w postaci dd.mm.rrrr',
  noSuchDay: 'Nie ma takiego dnia w kalendarzu',
  dateTooEarly: (date: string) => `Najwcześniej ${date}`,
  dateTooLate: (date: string) => `Najpóźniej ${date}`,
  openCalendar: 'Otwórz kalendarz',
  calendar: 'Kalendarz',
  /** Heads of a month grid, from Sunday as `Date.getDay` counts; elsewhere Sunday is `Ndz`. */
  weekdays: ['Nd', 'Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So'],
  calendarLoading: 'Wczytywanie kalendarza…',
  calendarFailed: 'Nie udało się wczytać kalendarza. Wpisz datę ręcznie.',
  select: 'Wybierz',
  noResults: 'Brak wyników',
  searching: 'Szukam…',
  clear: 'Wyczyść',
  openList: 'Pokaż listę',
  resultCount: (count: number) => `${count} ${plural(count, results)}`,
  typedValue: (label: string) => `${label}, wartość`,
  rangeFrom: (label: string) => `${label}, od`,
  rangeTo: (label: string) => `${label}, do`,
  charactersLeft: (used: number, max: number) => `${used} / ${max}`,
  errorSummary: (count: number) => `${count} ${plural(count, formErrors)}`,
} as const;
