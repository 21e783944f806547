import { countOf } from '@pora/kit';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const IN_DAYS = { one: 'dniu', few: 'dniach', many: 'dniach' };

const outside = (deviation: string) => `poza tolerancją, ${deviation} wobec celu`;

/** Words of putting one meal into the same slot of every day. */
export const mealReplaceStrings = {
  title: (days: number) => `Zamień we wszystkich ${countOf(days, IN_DAYS)}`,
  from: (day: number, time: string, label: string) => `Dzień ${day} · ${time} · ${label}`,
  portion: (percent: string) => `porcja ${percent}`,
  others: 'Posiłki innych dni',
  othersCount: (days: number) => countOf(days, DAYS),
  own: 'z tego slotu',
  becomesMeal: 'zamieni się w',
  otherMeal: 'Wybierz inny posiłek',
  keepMeal: 'Wróć bez wyboru',
  ownMeal: (meal: string) => `Wstaw jednak „${meal}”`,
  days: 'Dni, w których zmieni się posiłek',
  week: (n: number) => `Tydzień ${n}`,
  all: 'Zaznacz wszystkie',
  day: (day: number) => `Dzień ${day}`,
  empty: 'pusty slot',
  origin: 'stąd pochodzi posiłek',
  locked: 'zablokowany, zostaje',
  same: 'stoi już ten posiłek',
  mismatch: 'inny typ',
  was: (kcal: string) => `z ${kcal}`,
  becomes: (kcal: string) => `na ${kcal}`,
  /** By the level of the deviation. */
  deviation: {
    within: (deviation: string) => `w tolerancji, ${deviation} wobec celu`,
    amber: outside,
    danger: outside,
    unknown: (deviation: string) => `${deviation} wobec celu`,
  },
  changes: (days: number) =>
    days === 0 ? 'Nie zmieni się żaden dzień.' : `Zmieni się ${countOf(days, DAYS)}.`,
  skipsLocked: (days: number) => `Pominiemy zablokowane: ${days}.`,
  otherType: (days: number) => `Inny typ slotu: ${days}.`,
  average: (before: string, after: string) => `Średnio na dzień: ${before} → ${after}`,
  checking: 'Sprawdzam posiłek we wszystkich dniach…',
  notChecked: 'Nie udało się sprawdzić, co się zmieni',
  waiting: 'Poprzednia zmiana planu czeka na zapis. Zamienisz posiłek, gdy się zapisze.',
  generating: 'Generator układa właśnie plan. Posiłki będzie można zmienić, gdy skończy.',
  nothing: 'Ten slot jest pusty – nie ma czego wstawić do innych dni.',
  nowhere: 'Nie ma dnia, w którym coś by się zmieniło.',
  riskyDays: (days: string) => `Dni: ${days}.`,
  notKept: 'Posiłek stoi w planie, ale powód się nie zapisał. Zaakceptuj ryzyko w ostrzeżeniach.',
  close: 'Zamknij',
  submit: (days: number) => (days === 0 ? 'Zamień' : `Zamień w ${countOf(days, IN_DAYS)}`),
  submitAnyway: (days: number) =>
    days === 0 ? 'Wstaw mimo to' : `Wstaw mimo to w ${countOf(days, IN_DAYS)}`,
  done: (meal: string, days: number) => `Wstawiono „${meal}” w ${countOf(days, IN_DAYS)}`,
  undone: 'Przywrócono posiłki sprzed zamiany',
} as const;
