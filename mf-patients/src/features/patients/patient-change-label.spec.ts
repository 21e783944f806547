import { describe, expect, it } from '@jest/globals';
import { makePatient } from '@pora/kit/testing';
import { describePatientChange, differentPatientFields } from './patient-change-label.js';

const jan = makePatient({ personal: { firstName: 'Jan', lastName: 'Kowalski', sex: 'male' } });
const about = { record: jan, patch: undefined, added: false, removed: false };

describe('nazwa zmiany, która czeka', () => {
  it('[decisions 48] mówi, o kogo i o co chodzi', () => {
    const patch = { anthropometrics: { startingWeightKg: 80 }, personal: { contact: { phone: '1' } } };
    expect(describePatientChange({ ...about, patch })).toBe(
      'pacjent Jan Kowalski – telefon, masa początkowa',
    );
    expect(describePatientChange({ ...about, patch: { goal: { targetWeightKg: 70 } } })).toBe(
      'pacjent Jan Kowalski – masa docelowa',
    );
    expect(describePatientChange({ ...about, added: true })).toBe('nowy pacjent Jan Kowalski');
    expect(describePatientChange({ ...about, record: makePatient(), removed: true })).toBe(
      'pacjentka Hanna Brzezińska – usunięcie',
    );
  });

  it('dwie wersje różnią się tym, co by się nadpisało', () => {
    const theirs = makePatient({ status: 'inactive', anthropometrics: { startingWeightKg: 222 } });
    expect(differentPatientFields(theirs, makePatient())).toEqual(['masa początkowa', 'status']);
  });
});
