import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { GOAL_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { countOf, formatKcal, formatKg } from '@pora/kit';
import { alongPatient, erasePatientText, NO_WAY_BACK } from '@pora/kit/trash-words';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };

/** Texts of the trash. */
export const trashStrings = {
  title: 'Kosz',
  text: 'Usunięte rzeczy czekają 30 dni, potem znikają na zawsze.',
  back: 'Wróć do pacjentów',
  shown: 'Co pokazać',
  all: 'Wszystko',
  patients: {
    title: 'Pacjenci',
    name: 'Pacjent',
    failed: 'Nie udało się pobrać usuniętych pacjentów',
    stale: 'Nie udało się odświeżyć listy usuniętych pacjentów',
    none: 'W koszu nie ma pacjentów.',
    noneFits: 'Żaden usunięty pacjent nie pasuje do szukanej nazwy.',
  },
  plans: {
    title: 'Plany',
    name: 'Plan',
    failed: 'Nie udało się pobrać usuniętych planów',
    stale: 'Nie udało się odświeżyć listy usuniętych planów',
    none: 'W koszu nie ma planów.',
    noneFits: 'Żaden usunięty plan nie pasuje do szukanej nazwy.',
  },
  columns: {
    along: 'Razem z tym',
    deleted: 'Usunięto',
    left: 'Zostało',
    actions: 'Działania',
  },
  alongPatient,
  patientDetail: ({ weightKg, goal }: TrashedPatient) =>
    [weightKg !== null && formatKg(weightKg), GOAL_LABELS[goal]].filter(Boolean).join(' · '),
  planDetail: ({ patientId, days, mealsPerDay, caloriesPerDay }: TrashedPlan) =>
    [
      patientId === null && 'bez pacjenta',
      `${countOf(days, DAYS)} × ${countOf(mealsPerDay, MEALS)}`,
      formatKcal(caloriesPerDay),
    ]
      .filter(Boolean)
      .join(' · '),
  alongPlan: ({ meals }: TrashedPlan) => (meals > 0 ? countOf(meals, MEALS) : 'bez posiłków'),
  left: (days: number) => countOf(days, DAYS),
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  restoredPatient: (name: string) => `Przywrócono pacjenta: ${name}`,
  restoredPlan: (name: string) => `Przywrócono plan „${name}”`,
  open: 'Otwórz',
  restoreFailed: 'Nie udało się przywrócić',
  erase: 'Usuń trwale',
  eraseOf: (name: string) => `Usuń trwale: ${name}`,
  eraseLocked: (name: string) => `Usuń trwale: ${name} – tylko administrator`,
  onlyAdministrator: 'Dane pacjenta usuwa trwale tylko administrator, na prośbę tej osoby.',
  erasePatientTitle: (name: string) => `Usunąć trwale dane: ${name}?`,
  erasePatientText,
  erasePlanTitle: (name: string) => `Usunąć trwale plan „${name}”?`,
  erasePlanText: ({ meals }: TrashedPlan) =>
    [
      meals > 0
        ? `Plan zniknie na zawsze, a razem z nim ${countOf(meals, MEALS)}, jego historia i wydruki.`
        : 'Plan zniknie na zawsze, a razem z nim jego historia i wydruki.',
      NO_WAY_BACK,
    ].join(' '),
  erasedPatient: (name: string) => `Usunięto trwale dane: ${name}`,
  erasedPlan: (name: string) => `Usunięto trwale plan „${name}”`,
  eraseFailed: 'Nie udało się usunąć trwale',
  requests: {
    title: 'Prośby o trwałe usunięcie',
    failed: 'Nie udało się pobrać próśb o usunięcie',
    by: (name: string, when: string) => `Prośba: ${name}, ${when}.`,
    inTrash: 'Ta osoba jest już w koszu.',
    eraseOf: (name: string) => `Usuń trwale na prośbę: ${name}`,
    eraseLocked: (name: string) => `Usuń trwale na prośbę: ${name} – tylko administrator`,
    cancel: 'Wycofaj prośbę',
    cancelOf: (name: string) => `Wycofaj prośbę: ${name}`,
    cancelled: 'Prośba jest wycofana',
    cancelFailed: 'Nie udało się wycofać prośby',
  },
  search: 'Szukaj po nazwisku lub planie',
  loading: 'Wczytywanie kosza…',
  retry: 'Spróbuj ponownie',
} as const;
