import { describe, expect, it } from '@jest/globals';
import { makeMeasurement, makePatient } from '@pora/kit/testing';
import { type PatientVisit } from '../../visits/public.js';
import { type HomeFacts, nextSteps, unreadFacts } from './next-steps.js';

const visit = (date: string, phase: PatientVisit['phase']): PatientVisit => ({
  id: `se-${date}`,
  title: 'Konsultacja',
  start: `${date}T11:30:00.000Z`,
  end: `${date}T12:00:00.000Z`,
  version: 1,
  phase,
});
const activePlan = { status: 'active', stage: 3, created: '2026-11-17', days: 14 } as const;

/** A patient for whom everything is done. */
const settled: HomeFacts = {
  patient: makePatient({ measurements: [makeMeasurement('2026-11-17', 76.2)] }),
  visits: { coming: [visit('2026-11-24', 'upcoming')], past: [visit('2026-11-17', 'done')] },
  plans: [activePlan],
  hasSurvey: true,
  hasResults: true,
  today: '2026-11-19',
};
const kinds = (change: Partial<HomeFacts>) => nextSteps({ ...settled, ...change }).map(({ kind }) => kind);

describe('co dalej z pacjentem', () => {
  it('gdy wszystko jest, nie ma nic do zrobienia', () => {
    expect(kinds({})).toEqual([]);
  });

  it('o czym nie wiadomo, z tego nic nie wynika', () => {
    const unknown = { visits: undefined, plans: undefined, hasSurvey: undefined, hasResults: undefined };
    expect(kinds(unknown)).toEqual([]);
  });

  it('mówi, czego nie wczytano; u kogoś, kogo się nie prowadzi, niczego nie brakuje', () => {
    const unknown = { ...settled, plans: undefined, hasResults: undefined };
    expect(unreadFacts(settled)).toEqual([]);
    expect(unreadFacts(unknown)).toEqual(['plans', 'hasResults']);
    expect(unreadFacts({ ...unknown, patient: { ...settled.patient, status: 'inactive' } })).toEqual([]);
  });

  it('nowy pacjent: umówić wizytę, uzupełnić dane, ankietę, wyniki i plan, zmierzyć', () => {
    const patient = makePatient({
      personal: { sex: null, birthYear: null },
      anthropometrics: { heightCm: null, startingWeightKg: null },
    });
    const bare = { visits: { coming: [], past: [] }, plans: [], hasSurvey: false, hasResults: false };
    expect(nextSteps({ ...settled, ...bare, patient })).toEqual([
      { kind: 'no_visit' },
      { kind: 'missing_data', missing: ['height', 'sex', 'birthYear'] },
      { kind: 'no_survey' },
      { kind: 'no_results' },
      { kind: 'no_plan' },
      { kind: 'no_measurement' },
    ]);
  });

  it('dzisiejsza wizyta stoi pierwsza', () => {
    const today = visit('2026-11-19', 'upcoming');
    expect(nextSteps({ ...settled, visits: { coming: [today], past: [] } })).toEqual([
      { kind: 'visit_today', visit: today },
    ]);
  });

  it('[decisions 51] po nieobecności bez nowego terminu trzeba umówić wizytę; odwołana tego nie zasłania', () => {
    const missed = visit('2026-11-12', 'missed');
    const past = [visit('2026-11-18', 'cancelled'), missed];
    expect(nextSteps({ ...settled, visits: { coming: [], past } })).toEqual([
      { kind: 'visit_missed', visit: missed },
    ]);
    expect(kinds({ visits: { coming: [visit('2026-11-24', 'upcoming')], past } })).toEqual([]);
  });

  it('wizyta, która minęła bez słowa, czeka na zaznaczenie, co z niej wyszło', () => {
    const past = [visit('2026-11-18', 'past'), visit('2026-11-03', 'past')];
    const steps = nextSteps({ ...settled, visits: { coming: settled.visits?.coming ?? [], past } });
    expect(steps).toEqual([{ kind: 'visit_unsaid', visit: past[0] }]);
  });

  it('plan, który się kończy, skończył albo jest szkicem, prowadzi do następnego etapu', () => {
    expect(nextSteps({ ...settled, today: '2026-11-23' })).toEqual([
      { kind: 'plan_ends', stage: 3, on: '2026-11-30', inDays: 7 },
    ]);
    expect(nextSteps({ ...settled, today: '2026-12-01' })).toEqual([
      { kind: 'plan_ended', stage: 3, on: '2026-11-30', inDays: -1 },
    ]);
    expect(kinds({ plans: [{ ...activePlan, status: 'completed' }] })).toEqual(['plan_ended']);
    expect(kinds({ plans: [{ ...activePlan, status: 'draft' }] })).toEqual(['plan_draft']);
    const nextStage = { ...activePlan, status: 'draft', stage: 4 } as const;
    expect(nextSteps({ ...settled, today: '2026-12-01', plans: [activePlan, nextStage] })).toEqual([
      { kind: 'plan_draft', stage: 4 },
    ]);
  });

  it('pomiar sprzed ponad czterech tygodni jest za stary', () => {
    const fresh = { measurements: [makeMeasurement('2026-10-22', 78)] };
    expect(kinds({ patient: makePatient(fresh) })).toEqual([]);
    const old = { measurements: [makeMeasurement('2026-10-21', 78)] };
    expect(nextSteps({ ...settled, patient: makePatient(old) })).toEqual([
      { kind: 'old_measurement', on: '2026-10-21', daysAgo: 29 },
    ]);
  });

  it('o pacjenta, który zakończył albo przerwał, nic się nie upomina', () => {
    const patient = makePatient({ status: 'completed' });
    expect(kinds({ patient, visits: { coming: [], past: [] }, plans: [] })).toEqual([]);
  });
});
