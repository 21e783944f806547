import { describe, expect, it } from '@jest/globals';
import {
  BLANK_PATIENT_FIELDS,
  contentOfFields,
  fieldsOfContent,
  fieldsOfPatch,
  newPatientSchema,
  patchBetween,
  PATIENT_FIELD_LABELS,
  patientFields,
  type PatientFields,
  patientPatchSchema,
  patientRecordSchema,
} from './patient.model.js';

const ANNA: PatientFields = {
  ...BLANK_PATIENT_FIELDS,
  firstName: 'Anna',
  lastName: 'Żak',
  email: 'anna@example.com',
  phone: '600 100 200',
  sex: 'female',
  birthYear: 1988,
  heightCm: 168.5,
  startingWeightKg: 71.25,
  activityFactor: 1.5,
  goal: 'medical',
  targetWeightKg: 68.5,
  status: 'inactive',
  tdee: 2100,
  notes: 'Pracuje na zmiany.\nNie je przed 10.',
};
const names = Object.keys(patientFields);

describe('the fields of a patient', () => {
  it('[core §3] go to their places on the wire and come back as they were', () => {
    expect(fieldsOfContent(contentOfFields(ANNA))).toEqual(ANNA);
    expect(newPatientSchema.parse(contentOfFields(ANNA))).toEqual(contentOfFields(ANNA));
  });

  it('[core §3] that are left out of a new patient are the blank ones', () => {
    const named = { firstName: 'Jan', lastName: 'Kos' };

    expect(fieldsOfContent(newPatientSchema.parse({ personal: named }))).toEqual({
      ...BLANK_PATIENT_FIELDS,
      ...named,
    });
  });

  it.each(names)('%s has a name, and is alone in the change that empties or alters it', (name) => {
    const before = { ...BLANK_PATIENT_FIELDS, firstName: 'Jan', lastName: 'Kos' };
    const after = { ...before, [name]: Object.entries(ANNA).find(([one]) => one === name)?.[1] };
    const patch = patchBetween(before, after);
    const changed = Object.entries(fieldsOfPatch(patch ?? {})).filter(([, value]) => value !== undefined);

    expect(new Map(Object.entries(PATIENT_FIELD_LABELS)).get(name)).not.toBe('');
    expect(changed).toEqual([[name, new Map(Object.entries(after)).get(name)]]);
  });

  it('make no change when nothing was changed', () => {
    expect(patchBetween(ANNA, { ...ANNA })).toBeNull();
  });

  it('[core §7] are merged group by group: a change names what it alters and nothing beside it', () => {
    const patch = patchBetween(ANNA, { ...ANNA, phone: '', birthYear: null, goal: 'maintenance' });

    expect(patch).toEqual({
      personal: { birthYear: null, contact: { phone: '' } },
      goal: { primary: 'maintenance' },
    });
    expect(patientPatchSchema.parse(patch)).toEqual(patch);
  });

  it('[core §4] kept in a browser until the server has them lose neither notes nor history', () => {
    const listed = {
      ...{ ...contentOfFields(ANNA), id: 'p-anna', version: 1, createdAt: '', updatedAt: '' },
      ...{ lastVisitDate: null, isChild: false, lastMeasurement: null },
    };
    const whole = { ...listed, createdBy: 'a@b.pl', updatedBy: 'a@b.pl', measurements: [] };
    const { notes, ...slim } = listed;

    expect(patientRecordSchema.parse(whole)).toEqual({ ...whole, notes });
    expect(patientRecordSchema.parse(slim)).toEqual(slim);
  });
});
