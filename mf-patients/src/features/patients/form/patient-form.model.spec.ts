import { describe, expect, it } from '@jest/globals';
import { makePatient } from '@pora/kit/testing';
import {
  BLANK_PATIENT,
  formOfPatient,
  patchOfForm,
  patientFormSchema,
  patientOfForm,
} from './patient-form.model.js';

const filled = { ...BLANK_PATIENT, firstName: 'Jan', lastName: 'Kowal' };
const problems = (change: object) =>
  patientFormSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ message }) => message) ?? [];
const thisYear = new Date().getFullYear();

describe('formularz pacjenta', () => {
  it('[core §4] pusty formularz ma cel „Redukcja masy” i status aktywny', () => {
    expect(BLANK_PATIENT).toMatchObject({ goal: 'weight_loss', status: 'active', firstName: '' });
  });

  it('[core §5] wystarczy imię i nazwisko, reszta może zostać pusta', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ firstName: '   ' }, 'Podaj imię'],
    [{ lastName: '' }, 'Podaj nazwisko'],
  ])('[core §5] puste %o: pole mówi, czego brakuje', (change, message) => {
    expect(problems(change)).toEqual([message]);
  });

  it.each([
    ['rok 1899', { birthYear: 1899 }],
    ['rok przyszły', { birthYear: thisYear + 1 }],
    ['rok z ułamkiem', { birthYear: 1990.5 }],
    ['PAL 0,9', { activityFactor: 0.9 }],
    ['PAL 2,6', { activityFactor: 2.6 }],
    ['wzrost, który nie jest liczbą', { heightCm: Number.NaN }],
    ['masa 0', { startingWeightKg: 0 }],
    ['masa docelowa 0', { targetWeightKg: 0 }],
    ['e-mail bez małpy', { email: 'jan.example' }],
  ])('[core §5] odrzuca: %s', (_, change) => {
    expect(problems(change)).toHaveLength(1);
  });

  it.each([{ birthYear: 1900 }, { birthYear: thisYear }, { activityFactor: 1 }, { activityFactor: 2.5 }])(
    '[core §5] przyjmuje granicę %o',
    (change) => {
      expect(problems(change)).toEqual([]);
    },
  );

  it('[core §3] nowy pacjent jest aktywny, ma PAL 1,2 i identyfikator z „p-”', () => {
    const patient = patientOfForm(filled, { id: 'p-1', by: 'a@b.pl', now: new Date('2026-11-19T10:00:00Z') });
    expect(patient).toMatchObject({ id: 'p-1', status: 'active', activityFactor: 1.2, isChild: false });
  });

  it('[core §5] dziecko widać od razu po dodaniu', () => {
    const now = new Date('2026-11-19T10:00:00Z');
    const child = patientOfForm({ ...filled, birthYear: 2015 }, { id: 'p-1', by: '', now });
    expect(child.isChild).toBe(true);
  });

  it('edycja wysyła tylko to, co zmieniono', () => {
    const before = formOfPatient(makePatient());
    expect(patchOfForm(before, { ...before, phone: '500', heightCm: null, goal: 'medical' })).toEqual({
      personal: { contact: { phone: '500' } },
      anthropometrics: { heightCm: null },
      goal: { primary: 'medical' },
    });
  });

  it('edycja bez zmian nic nie wysyła', () => {
    const before = formOfPatient(makePatient());
    expect(patchOfForm(before, { ...before })).toBeNull();
  });

  it('wyczyszczony PAL wraca do 1,2', () => {
    const before = formOfPatient(makePatient());
    expect(patchOfForm(before, { ...before, activityFactor: null })).toEqual({ activityFactor: 1.2 });
  });
});
