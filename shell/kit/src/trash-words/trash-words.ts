import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
// By the name that is shared: this file is built into whoever asks for it.
import { countOf, type LoadState } from '@pora/kit';
import { useWasAnswered } from '../query/answered.js';

const PLANS = { one: 'plan', few: 'plany', many: 'planów' };
const MEASUREMENTS = { one: 'pomiar', few: 'pomiary', many: 'pomiarów' };
const VISITS = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Ends the text of a question about what is gone for good. */
export const NO_WAY_BACK = 'Tego nie da się cofnąć.';

/** What goes with a patient. */
export interface AlongPatient {
  readonly measurements: number;
  readonly visits: number;
  readonly hasSurvey: boolean;
  readonly hasIntolerances: boolean;
}

/** "12 pomiarów, ankieta, 1 plan"; plans that nobody could count are named all the same. */
export function alongPatient(along: AlongPatient, plans: number | undefined): string {
  const { measurements, visits, hasSurvey, hasIntolerances } = along;
  return [
    measurements > 0 && countOf(measurements, MEASUREMENTS),
    visits > 0 && countOf(visits, VISITS),
    hasSurvey && 'ankieta',
    hasIntolerances && 'nietolerancje',
    plans === undefined ? 'plany' : plans > 0 && countOf(plans, PLANS),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * How many plans went to the trash with a patient; undefined while nobody can tell. A list that was read before this screen
 * was opened, or that could not be read again, may be older than the patient's way to the trash: none in it is not none.
 */
export function usePlansAlong(plans: LoadState<TrashedPlan[]>): (patientId: string) => number | undefined {
  const isNoneKnown = useWasAnswered(plans);
  return (patientId) => {
    if (plans.phase !== 'ready') return undefined;
    const own = plans.data.filter((plan) => plan.removedWithPatient && plan.patientId === patientId);
    return own.length > 0 || isNoneKnown ? own.length : undefined;
  };
}

/** What an erasure of a patient takes along. @param along as {@link alongPatient} says it; empty for nothing */
export const erasePatientText = (along: string): string =>
  [
    along
      ? `Dane tej osoby znikną na zawsze, a razem z nimi: ${along} i wydruki planów.`
      : 'Dane tej osoby znikną na zawsze.',
    NO_WAY_BACK,
  ].join(' ');

/** Whole days that are left until a moment, a begun one counted. */
export const daysUntil = (moment: string): number =>
  Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / DAY_MS));
