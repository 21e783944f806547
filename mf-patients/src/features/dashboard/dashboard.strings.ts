import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { countOf, formatCount, plural } from '@pora/kit';

const ACTIVE = { one: 'aktywny', few: 'aktywni', many: 'aktywnych' };
const COMPLETED = { one: 'plan zakończony', few: 'plany zakończone', many: 'planów zakończonych' };
const VISITS = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };
const STATES = { planned: '', done: 'odbyta', missed: 'nieobecność', cancelled: 'odwołana' };
const OF_PLANS = { one: 'planu', few: 'planów', many: 'planów' };

/** "ze 112 planów", "z 5 planów": before "sto" the preposition is "ze". */
function ofPlans(count: number): string {
  const preposition = /^(1\d\d)(?:\D|$)/.test(formatCount(count)) ? 'ze' : 'z';
  return `${preposition} ${formatCount(count)} ${plural(count, OF_PLANS)}`;
}

/** Texts of the dashboard. */
export const dashboardStrings = {
  title: 'Pulpit',
  caption: (weekday: string, date: string) =>
    `${weekday.charAt(0).toLocaleUpperCase('pl')}${weekday.slice(1)}, ${date}`,
  addPatient: 'Dodaj pacjenta',
  newPlan: 'Utwórz plan diety',
  statistics: 'Statystyki',
  patients: 'Pacjenci',
  activePatients: (count: number) => countOf(count, ACTIVE),
  activePlans: 'Aktywne plany diety',
  ofPlans,
  consultations: 'Konsultacje w tym tygodniu',
  /** The forecast is the specified one; the real number stands beside it (decision 19). */
  forecast: (visits: number | undefined) =>
    visits === undefined ? 'prognoza' : `prognoza · wizyt w tym tygodniu: ${visits}`,
  effectiveness: 'Skuteczność',
  completedPlans: (count: number) => countOf(count, COMPLETED),
  noPlans: 'brak planów',
  loading: 'Wczytywanie…',
  unknown: 'nie udało się pobrać',
  /** The figure is the last one known. */
  asOf: (time: string) => `stan z godz. ${time}`,
  failed: {
    patients: 'Nie udało się pobrać danych o pacjentach.',
    plans: 'Nie udało się pobrać danych o planach.',
    schedule: 'Nie udało się pobrać harmonogramu.',
  },
  retry: 'Spróbuj ponownie',
  today: 'Dzisiejszy harmonogram',
  openSchedule: 'Otwórz harmonogram',
  noEvents: 'Brak zaplanowanych wydarzeń na dziś.',
  range: (from: string, to: string) => `${from}–${to}`,
  over: new Set(['missed', 'cancelled']),
  state: ({ status, start, end }: Pick<ScheduleEvent, 'status' | 'start' | 'end'>, now: number) =>
    status === 'planned' && Date.parse(start) <= now && now < Date.parse(end) ? 'trwa' : STATES[status],
  /** "Dziś 6 wizyt, najbliższa o 12:30."; nothing while the day is not known. */
  day: (count: number, next: string | undefined) =>
    count === 0 ? '' : `. Dziś ${countOf(count, VISITS)}${next ? `, najbliższa o ${next}` : ''}.`,
  activity: 'Ostatnia aktywność',
} as const;
