import { describe, expect, it } from '@jest/globals';
import { makePatient } from '@pora/kit/testing';
import { applyPatientPatch, mergePatientPatches } from './patient-changes.js';

describe('zmiana danych pacjenta', () => {
  const patient = makePatient();

  it('[core §4] zmienia tylko nazwane pola', () => {
    const changed = applyPatientPatch(patient, {
      personal: { lastName: 'Nowak', contact: { phone: '500' } },
      goal: { primary: 'medical' },
    });
    expect(changed).toEqual({
      ...patient,
      personal: {
        ...patient.personal,
        lastName: 'Nowak',
        contact: { email: 'h.brzezinska@mail.example', phone: '500' },
      },
      goal: { ...patient.goal, primary: 'medical' },
    });
  });

  it('[decisions 52] cel i masa docelowa zmieniają się osobno', () => {
    const target = { goal: { targetWeightKg: 70 } };
    expect(applyPatientPatch(patient, target).goal).toEqual({ primary: 'weight_loss', targetWeightKg: 70 });
    expect(mergePatientPatches({ goal: { primary: 'medical' } }, target).goal).toEqual({
      primary: 'medical',
      targetWeightKg: 70,
    });
  });

  it('[core §5] znacznik dziecka wynika z roku urodzenia: poniżej 18 lat', () => {
    const today = new Date('2026-11-19T12:00:00Z');
    const bornIn = (birthYear: number | null) =>
      applyPatientPatch(patient, { personal: { birthYear } }, today).isChild;
    expect([bornIn(2009), bornIn(2008), bornIn(null)]).toEqual([true, false, false]);
  });

  it('dwie zmiany łączą się pole po polu, późniejsza wygrywa', () => {
    const merged = mergePatientPatches(
      { personal: { lastName: 'A', contact: { email: 'a@b.pl' } }, status: 'inactive' },
      { personal: { lastName: 'B', contact: { phone: '1' } }, anthropometrics: { heightCm: 170 } },
    );
    expect(merged).toEqual({
      personal: { lastName: 'B', contact: { email: 'a@b.pl', phone: '1' } },
      status: 'inactive',
      anthropometrics: { heightCm: 170 },
    });
  });

  it('połączenie nie dopisuje pól, których nikt nie zmieniał', () => {
    expect(mergePatientPatches({ tdee: 1 }, { tdee: 2 })).toEqual({ tdee: 2 });
  });
});
