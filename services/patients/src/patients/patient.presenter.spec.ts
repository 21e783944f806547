import { describe, expect, it } from '@jest/globals';
import { BLANK_PATIENT_FIELDS, patientSchema } from '@pora/contracts/patients/patient.model';
import { presentPatient } from './patient.presenter.js';
import type { PatientRow } from './stored-patient.js';

const ROW: PatientRow = {
  id: 'p-1',
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  updatedAt: new Date('2026-02-03T04:05:06.789Z'),
  createdBy: 'ewa@pora.test',
  updatedBy: 'jan@pora.test',
  version: 3,
  ...BLANK_PATIENT_FIELDS,
  firstName: 'Ala',
  lastName: 'Kot',
  birthYear: 2010,
  heightCm: 150,
};

const NO_HISTORY = { measurements: [], lastVisitDate: null };

describe('a patient on the wire', () => {
  it('[core §3] is what the contract promises', () => {
    const patient = presentPatient(ROW, NO_HISTORY, 2026);

    expect(patientSchema.parse(patient)).toEqual(patient);
    expect(patient).toMatchObject({ createdAt: '2026-01-02T03:04:05.678Z', lastVisitDate: null });
  });

  it.each([
    [2010, 2027, true],
    [2010, 2028, false],
    [null, 2026, false],
  ])('[core §5] born in %s, seen in %s: child %s', (birthYear, currentYear, isChild) => {
    expect(presentPatient({ ...ROW, birthYear }, NO_HISTORY, currentYear).isChild).toBe(isChild);
  });
});
