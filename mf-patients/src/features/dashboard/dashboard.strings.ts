import { countOf, formatCount, plural } from '@pora/kit';

const ACTIVE = { one: 'aktywny', few: 'aktywni', many: 'aktywnych' };
const COMPLETED = { one: 'plan zakończony', few: 'plany zakończone', many: 'planów zakończonych' };
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
    `${weekday.charAt(0).toLocaleUpperCase('pl')}${weekday.slice(1)}, ${date}. Dziś bez wizyt.`,
  addPatient: 'Dodaj pacjenta',
  newPlan: 'Utwórz plan diety',
  statistics: 'Statystyki',
  patients: 'Pacjenci',
  activePatients: (count: number) => countOf(count, ACTIVE),
  activePlans: 'Aktywne plany diety',
  ofPlans,
  consultations: 'Konsultacje w tym tygodniu',
  forecast: (visits: number) => `prognoza · wizyt w tym tygodniu: ${formatCount(visits)}`,
  effectiveness: 'Skuteczność',
  completedPlans: (count: number) => countOf(count, COMPLETED),
  noPlans: 'brak planów',
  loading: 'Wczytywanie…',
  unknown: 'nie udało się pobrać',
  patientsFailed: 'Nie udało się pobrać danych o pacjentach.',
  plansFailed: 'Nie udało się pobrać danych o planach.',
  retry: 'Spróbuj ponownie',
  today: 'Dzisiejszy harmonogram',
  openSchedule: 'Otwórz harmonogram',
  noEvents: 'Brak zaplanowanych wydarzeń na dziś.',
  activity: 'Ostatnia aktywność',
  noActivity: 'Brak dzisiejszych wydarzeń.',
} as const;
