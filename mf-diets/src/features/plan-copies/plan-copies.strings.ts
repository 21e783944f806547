import { countOf, plural } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const COPIED = { one: 'Skopiowano', few: 'Skopiowano', many: 'Skopiowano' };

/** Texts of copying days and weeks. */
export const copyStrings = {
  title: 'Kopiuj dni',
  text: 'Kopia zastępuje posiłki w wybranych dniach. Zablokowane miejsca zostają, puste miejsca niczego nie zmieniają.',
  what: 'Co skopiować',
  ways: { day: 'Dzień na wybrane dni', week: 'Tydzień 1 na tydzień 2' },
  from: 'Z dnia',
  to: 'Na dni',
  all: 'Wszystkie',
  none: 'Żaden',
  dayName: (day: number) => `Dzień ${day}`,
  chooseDays: 'Wybierz dni, na które ma trafić kopia.',
  noWeek: 'Ten plan nie ma drugiego tygodnia.',
  emptySource: (day: number) => `Dzień ${day} nie ma posiłków do skopiowania.`,
  nothing: 'Wybrane dni mają już te posiłki albo są zablokowane: nie ma czego kopiować.',
  after: 'Po skopiowaniu',
  change: (label: string) => `${label}: `,
  wasEmpty: 'puste',
  stays: (label: string, meal: string) => `${label}: zostaje ${meal}, miejsce jest zablokowane`,
  staysEmpty: (label: string) => `${label}: zostaje puste, miejsce jest zablokowane`,
  mismatch: (label: string) => `inny rodzaj posiłku: ${label}`,
  emptyInSource: (labels: string) => `Bez zmian: ${labels} (puste w kopiowanym dniu)`,
  homeless: (meals: string) => `Nie ma miejsca na: ${meals}`,
  replaced: (n: number) => `zastąpi ${countOf(n, MEALS)}`,
  filled: (n: number) => `wstawi ${countOf(n, MEALS)} w puste miejsca`,
  kept: (n: number) =>
    `${plural(n, { one: 'zostanie', few: 'zostaną', many: 'zostanie' })} ${countOf(n, {
      one: 'zablokowane miejsce',
      few: 'zablokowane miejsca',
      many: 'zablokowanych miejsc',
    })}`,
  risk: 'Kopia niesie posiłki, których pacjent nie powinien jeść:',
  riskLine: (meal: string, causes: string) => `${meal} (${causes})`,
  unchecked: 'Posiłków nie udało się sprawdzić. Po skopiowaniu zobacz ostrzeżenia planu.',
  generating: 'Generator pracuje. Skopiujesz dni, gdy skończy.',
  confirm: 'Kopiuj',
  confirmDays: (n: number) => `Kopiuj na ${countOf(n, DAYS)}`,
  doneDay: (meals: number, from: number, days: number) =>
    `${plural(meals, COPIED)} ${countOf(meals, MEALS)} z dnia ${from} na ${countOf(days, DAYS)}`,
  doneWeek: (meals: number) => `${plural(meals, COPIED)} ${countOf(meals, MEALS)} z tygodnia 1 na tydzień 2`,
  undone: 'Cofnięto kopiowanie',
} as const;
