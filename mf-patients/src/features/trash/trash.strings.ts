import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { countOf } from '@pora/kit';

const MEASUREMENTS = { one: 'pomiar', few: 'pomiary', many: 'pomiarów' };
const PLANS = { one: 'plan', few: 'plany', many: 'planów' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };

/** Texts of the trash. */
export const trashStrings = {
  title: 'Kosz',
  text: 'Usunięte rzeczy czekają 30 dni, potem znikają na zawsze.',
  back: 'Wróć do pacjentów',
  patients: 'Pacjenci',
  plans: 'Plany',
  columns: {
    patient: 'Pacjent',
    plan: 'Plan',
    along: 'Razem z tym',
    deleted: 'Usunięto',
    left: 'Zostało',
    actions: 'Działania',
  },
  alongPatient: ({ measurements, hasSurvey, hasIntolerances }: TrashedPatient, plans: number) =>
    [
      measurements > 0 && countOf(measurements, MEASUREMENTS),
      hasSurvey && 'ankieta',
      hasIntolerances && 'nietolerancje',
      plans > 0 && countOf(plans, PLANS),
    ]
      .filter(Boolean)
      .join(', '),
  alongPlan: ({ days, mealsPerDay, meals }: TrashedPlan) =>
    `${countOf(days, DAYS)} × ${countOf(mealsPerDay, MEALS)}, ułożono: ${countOf(meals, MEALS)}`,
  deleted: (moment: string, by: string) => `${moment}, ${by}`,
  left: (days: number) => countOf(days, DAYS),
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  restoredPatient: (name: string) => `Przywrócono pacjenta: ${name}`,
  restoredPlan: (name: string) => `Przywrócono plan „${name}”`,
  restoreFailed: 'Nie udało się przywrócić',
  search: 'Szukaj po nazwisku lub planie',
  noPatientFits: 'Żaden usunięty pacjent nie pasuje do szukanej nazwy.',
  noPlanFits: 'Żaden usunięty plan nie pasuje do szukanej nazwy.',
  noPatients: 'W koszu nie ma pacjentów.',
  noPlans: 'W koszu nie ma planów.',
  loading: 'Wczytywanie kosza…',
  patientsFailed: 'Nie udało się pobrać usuniętych pacjentów',
  plansFailed: 'Nie udało się pobrać usuniętych planów',
} as const;
