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
    `${weekday.charAt(0).toLocaleUpperCase('pl')}${weekday.slice(1)}, ${date}`,
  addPatient: 'Dodaj pacjenta',
  newPlan: 'Utwórz plan diety',
  statistics: 'Statystyki',
  patients: 'Pacjenci',
  activePatients: (count: number) => countOf(count, ACTIVE),
  activePlans: 'Aktywne plany diety',
  ofPlans,
  consultations: 'Konsultacje w tym tygodniu',
  forecast: 'prognoza · wizyt z kalendarza nie wczytano',
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
  noEvents: 'Wizyt nie wczytano: w tej wersji nie można ich jeszcze planować.',
  activity: 'Ostatnia aktywność',
  noActivity: 'Ostatniej aktywności nie wczytano: ta wersja jej jeszcze nie zbiera.',
} as const;
