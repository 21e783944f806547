import { describe, expect, it } from '@jest/globals';
import { patientPatchSchema } from '@pora/contracts/patients/patient.model';
import { namedFields } from './patient.changes.js';

describe('a change of a patient', () => {
  it('names exactly the fields it mentions, an emptied one included', () => {
    const patch = patientPatchSchema.parse({
      personal: { birthYear: null, contact: { phone: ' 1 ' } },
      tdee: 0,
    });

    expect(namedFields(patch)).toEqual({ birthYear: null, phone: '1', tdee: 0 });
  });

  it('names nothing when it is empty', () => {
    expect(namedFields(patientPatchSchema.parse({ personal: { contact: {} } }))).toEqual({});
  });
});
