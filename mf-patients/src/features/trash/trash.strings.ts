import {
  type TrashedResults,
  type TrashedSurvey,
  type TrashedVisits,
} from '@pora/contracts/patients/record-trash.routes';
import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { GOAL_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { countOf, formatCount, formatDate, formatKcal, formatKg, formatTime, formatWeekday } from '@pora/kit';
import { alongPatient, erasePatientText, NO_WAY_BACK } from '@pora/kit/trash-words';
import { type TrashKind } from './trash-kinds.js';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const RESULTS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };
const VISITS = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };

const dated = (what: string, date: string | null) => (date === null ? what : `${what} z ${formatDate(date)}`);
const isSeries = ({ ids }: TrashedVisits) => ids.length > 1;

/** Names of the kinds: one of them, several, and several that were deleted, in the genitive. */
const KINDS: Readonly<Record<TrashKind, { one: string; many: string; deleted: string; none: string }>> = {
  patients: { one: 'pacjent', many: 'Pacjenci', deleted: 'usuniętych pacjentów', none: 'pacjentów' },
  surveys: { one: 'ankieta', many: 'Ankiety', deleted: 'usuniętych ankiet', none: 'ankiet' },
  results: { one: 'wyniki', many: 'Wyniki', deleted: 'usuniętych wyników', none: 'wyników' },
  visits: { one: 'wizyta', many: 'Wizyty', deleted: 'usuniętych wizyt', none: 'wizyt' },
  plans: { one: 'plan', many: 'Plany', deleted: 'usuniętych planów', none: 'planów' },
  meals: { one: 'posiłek', many: 'Posiłki', deleted: 'usuniętych posiłków', none: 'posiłków' },
  foods: { one: 'produkt', many: 'Produkty', deleted: 'usuniętych produktów', none: 'produktów' },
};

/** Texts of the trash. */
export const trashStrings = {
  title: 'Kosz',
  text: 'Usunięte rzeczy czekają 30 dni, potem znikają na zawsze.',
  back: 'Wróć do pacjentów',
  shown: 'Co pokazać',
  all: 'Wszystko',
  kinds: KINDS,
  listOf: (kinds: readonly TrashKind[]) =>
    kinds.length === 1 ? KINDS[kinds[0] ?? 'patients'].deleted : 'usuniętych ankiet, wyników i wizyt',
  failed: (what: string) => `Nie udało się pobrać ${what}`,
  stale: (what: string) => `Nie udało się odświeżyć ${what}`,
  none: (shown: TrashKind | 'all') =>
    shown === 'all' ? 'Kosz jest pusty.' : `W koszu nie ma ${KINDS[shown].none}.`,
  noneFits: 'Nic w koszu nie pasuje do szukanej nazwy.',
  columns: {
    name: 'Co',
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
  surveyName: ({ patientName, surveyDate }: TrashedSurvey) =>
    `${patientName}, ${dated('ankieta', surveyDate)}`,
  surveyDetail: '',
  alongSurvey: ({ isReplaced }: TrashedSurvey) =>
    isReplaced ? 'Pacjent ma już inną ankietę; trafi ona do kosza.' : 'Pacjent nie ma teraz ankiety.',
  resultsName: ({ patientName, date }: TrashedResults) => `${patientName}, ${dated('wyniki', date)}`,
  resultsDetail: ({ items, elevated }: TrashedResults) =>
    elevated > 0
      ? `${countOf(items, RESULTS)}, ${formatCount(elevated)} powyżej 29`
      : countOf(items, RESULTS),
  alongResults: ({ isFormer, current }: TrashedResults) => {
    if (isFormer) return 'Wrócą do historii wyników.';
    if (!current) return 'Pacjent nie ma teraz aktualnych wyników; te znów nimi będą.';
    const name = current.date === null ? 'wyniki bez daty' : dated('wyniki', current.date);
    return `Aktualne są teraz ${name}; po przywróceniu trafią do historii.`;
  },
  visitName: ({ patientName, title }: TrashedVisits) =>
    patientName === null ? title : `${patientName}, ${title}`,
  visitDetail: (visits: TrashedVisits) => {
    const { ids, start, end } = visits;
    if (isSeries(visits)) return `seria · ${countOf(ids.length, VISITS)} od ${formatDate(start)}`;
    return `${formatWeekday(start)} ${formatDate(start)}, ${formatTime(start)}–${formatTime(end)}`;
  },
  alongVisits: (visits: TrashedVisits) => {
    if (visits.clash !== null) return `W tym czasie jest już: ${visits.clash}`;
    return isSeries(visits) ? `${countOf(visits.ids.length, VISITS)}, wrócą razem.` : '';
  },
  mealDetail: '',
  alongMeal: 'Plany, w których był, się nie zmieniły.',
  foodDetail: (id: number) => `ID ${id}`,
  alongFood: 'Zamienniki i powiązania wrócą razem z nim.',
  left: (days: number) => countOf(days, DAYS),
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  restored: (name: string) => `Przywrócono: ${name}`,
  restoredPatient: (name: string) => `Przywrócono pacjenta: ${name}`,
  restoredPlan: (name: string) => `Przywrócono plan „${name}”`,
  restoredVisits: (visits: TrashedVisits) => {
    const { patientName, title, start, ids } = visits;
    const whose = patientName ?? title;
    return isSeries(visits)
      ? `Przywrócono ${countOf(ids.length, { ...VISITS, one: 'wizytę' })}: ${whose}`
      : `Przywrócono wizytę: ${whose}, ${formatDate(start)}, ${formatTime(start)}`;
  },
  open: 'Otwórz',
  restoreFailed: 'Nie udało się przywrócić',
  erase: 'Usuń trwale',
  eraseOf: (name: string) => `Usuń trwale: ${name}`,
  eraseLocked: (name: string) => `Usuń trwale: ${name} – tylko administrator`,
  onlyAdministrator: 'Pacjenta, ankietę i wyniki usuwa trwale tylko administrator, na prośbę tej osoby.',
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
  eraseRecordTitle: (name: string) => `Usunąć trwale: ${name}?`,
  eraseSurveyText: `Ankieta zniknie na zawsze. ${NO_WAY_BACK}`,
  eraseResultsText: `Wyniki znikną na zawsze. ${NO_WAY_BACK}`,
  eraseVisitsText: (visits: TrashedVisits) =>
    [
      isSeries(visits)
        ? `Na zawsze: ${countOf(visits.ids.length, VISITS)}, także z notatkami.`
        : 'Wizyta zniknie na zawsze, także jej notatki.',
      NO_WAY_BACK,
    ].join(' '),
  eraseMealText: `Posiłek zniknie na zawsze, a razem z nim jego zdjęcie. Plany, w których już jest, się nie zmienią. ${NO_WAY_BACK}`,
  eraseFoodText: `Produkt zniknie na zawsze, a razem z nim jego zamienniki i powiązania z nietolerancjami. ${NO_WAY_BACK}`,
  erased: (name: string) => `Usunięto trwale: ${name}`,
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
  search: 'Szukaj w koszu',
  loading: 'Wczytywanie kosza…',
  retry: 'Spróbuj ponownie',
} as const;
