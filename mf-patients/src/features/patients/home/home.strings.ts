import { type MissingEnergyField } from '@pora/engine/energy';
import { countOf, formatDate, formatTime, todayIso, addDays, toIsoDate } from '@pora/kit';
import { romanStage } from '../../plans/public.js';
import { type PatientVisit } from '../../visits/public.js';
import { detailsStrings } from '../details/details.strings.js';
import { type NextStep, type ReadFact } from './next-steps.js';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const WEEKS = { one: 'tydzień', few: 'tygodnie', many: 'tygodni' };
/** After "sprzed". */
const WEEKS_AGO = { one: 'tygodnia', few: 'tygodni', many: 'tygodni' };
const WEEK_DAYS = 7;
/** From here on people count in weeks. */
const WEEKS_FROM_DAYS = 21;

/** "11 tygodni", for shorter times "9 dni". */
export function spanOfTime(days: number): string {
  return days < WEEKS_FROM_DAYS ? countOf(days, DAYS) : countOf(Math.round(days / WEEK_DAYS), WEEKS);
}

/** "dziś 12:30", "jutro 9:00", "24.11.2026 9:00". */
export function visitMoment({ start }: Pick<PatientVisit, 'start'>): string {
  const day = toIsoDate(new Date(start));
  const today = todayIso();
  const word = day === today ? 'dziś' : day === addDays(today, 1) ? 'jutro' : formatDate(start);
  return `${word} ${formatTime(start)}`;
}

const stageOf = (stage: number) => `etapu ${romanStage(stage)}`;
const endsIn = (inDays: number) =>
  inDays === 0 ? 'dziś' : inDays === 1 ? 'jutro' : `za ${countOf(inDays, DAYS)}`;

/** A step in two parts: what has to be read first, and the rest; then what its button says. */
export interface StepWords {
  lead?: string;
  text: string;
  action: string;
}

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;
type Words = { [Kind in NextStep['kind']]: (step: StepOf<Kind>) => StepWords };

const MISSING: Record<MissingEnergyField, string> = detailsStrings.missingFields;

const STEPS: Words = {
  visit_today: ({ visit }) => ({
    lead: visitMoment(visit).replace('dziś', 'Dziś'),
    text: visit.notes ? `${visit.title}. ${visit.notes}` : visit.title,
    action: 'Otwórz wizytę',
  }),
  visit_unsaid: ({ visit }) => ({
    text: `Wizyta ${visitMoment(visit)} minęła: zaznacz, czy się odbyła`,
    action: 'Otwórz wizytę',
  }),
  visit_missed: ({ visit }) => ({
    text: `Nieobecność na wizycie ${visitMoment(visit)}, nie ma nowego terminu`,
    action: 'Umów wizytę',
  }),
  no_visit: () => ({ text: 'Nie ma umówionej wizyty', action: 'Umów wizytę' }),
  missing_data: ({ missing }) => ({
    text: `Do obliczenia TDEE brakuje danych: ${missing.map((field) => MISSING[field]).join(', ')}`,
    action: 'Uzupełnij dane',
  }),
  no_survey: () => ({ text: 'Nie ma ankiety: plan nie zna upodobań i chorób', action: 'Wypełnij ankietę' }),
  no_results: () => ({ text: 'Nie ma wyników nietolerancji', action: 'Importuj wyniki' }),
  no_plan: () => ({ text: 'Nie ma planu diety', action: 'Utwórz plan' }),
  plan_draft: ({ stage }) => ({ text: `Plan ${stageOf(stage)} jest szkicem`, action: 'Otwórz plan' }),
  plan_ends: ({ stage, on, inDays }) => ({
    text: `Plan ${stageOf(stage)} kończy się ${formatDate(on)}, ${endsIn(inDays)}`,
    action: `Utwórz etap ${romanStage(stage + 1)}`,
  }),
  plan_ended: ({ stage, on, inDays }) => ({
    text:
      inDays < 0
        ? `Plan ${stageOf(stage)} skończył się ${formatDate(on)}`
        : `Plan ${stageOf(stage)} jest zakończony`,
    action: `Utwórz etap ${romanStage(stage + 1)}`,
  }),
  no_measurement: () => ({ text: 'Nie ma pomiaru masy', action: 'Zmierz' }),
  old_measurement: ({ on, daysAgo }) => ({
    text: `Ostatni pomiar masy jest sprzed ${countOf(Math.floor(daysAgo / WEEK_DAYS), WEEKS_AGO)} (${formatDate(on)})`,
    action: 'Zmierz',
  }),
};

/** What a step says. */
export function wordsOfStep<Kind extends NextStep['kind']>(step: StepOf<Kind>): StepWords {
  return (STEPS[step.kind as Kind] as (one: StepOf<Kind>) => StepWords)(step);
}

const LIST = new Intl.ListFormat('pl');
/** After "nie wczytano". */
const UNREAD: Record<ReadFact, string> = {
  visits: 'wizyt',
  plans: 'planów',
  hasSurvey: 'ankiet',
  hasResults: 'wyników nietolerancji',
};

/** Texts of the card's head. */
export const homeStrings = {
  facts: 'Najważniejsze',
  weightNow: 'Masa teraz',
  bmi: (bmi: string) => `BMI ${bmi}`,
  startingWeight: 'masa początkowa',
  noWeight: 'brak pomiaru',
  sinceStart: 'Od startu',
  inTime: (time: string) => `w ${time}`,
  toGoal: (kilograms: string, isOwn: boolean) => `${isOwn ? 'do celu' : 'do BMI 25'}: ${kilograms}`,
  goalReached: (isOwn: boolean) => (isOwn ? 'cel osiągnięty' : 'BMI 25 osiągnięte'),
  stage: 'Etap',
  stageDay: (day: string, days: string) => `dzień ${day} z ${days}`,
  stageOver: (date: string) => `skończył się ${date}`,
  stageFrom: (date: string) => `od ${date}`,
  noStage: 'brak aktywnego planu',
  nextVisit: 'Następna wizyta',
  planVisit: 'Umów wizytę',
  noVisit: 'nie ma terminu',
  unknown: 'nie wczytano',
  next: 'Co dalej',
  nothingNext: 'Nic nie czeka.',
  unreadNext: (facts: readonly ReadFact[]) =>
    `Nie wczytano jeszcze ${LIST.format(facts.map((fact) => UNREAD[fact]))}, więc nie wiadomo, czy coś czeka.`,
  visits: 'Wizyty',
  coming: 'Przed nami',
  past: 'Dotychczasowe',
  noVisits: 'Brak wizyt.',
  showAll: (count: string) => `Pokaż wszystkie (${count})`,
  visitsLoading: 'Wczytywanie wizyt…',
  visitsFailed: 'Nie udało się pobrać wizyt.',
  visitsKept: (kept: string, ahead: string) => `odbytych ${kept} · przed nami ${ahead}`,
} as const;
