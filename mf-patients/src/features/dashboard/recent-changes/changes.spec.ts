import { describe, expect, it } from '@jest/globals';
import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { makePatient } from '@pora/kit/testing';
import { recentChanges } from './changes.js';

const patient = (id: string, updatedAt: string, createdAt = '2026-09-02T08:00:00.000Z') =>
  makePatient({ id, updatedAt, createdAt });
const visit = {
  ...{ id: 'se-1', title: 'Kontrola', type: 'consultation', status: 'planned', patientId: 'p-1' },
  ...{ start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T08:30:00.000Z', version: 1 },
  ...{ createdAt: '', updatedAt: '2026-11-23T10:00:00.000Z', createdBy: 'a', updatedBy: 'a' },
} as ScheduleEvent;
const plan = {
  ...{ id: 'dp-1', name: 'Etap II', patientId: 'p-1', version: 4, updatedAt: '2026-11-23T11:00:00.000Z' },
};

describe('ostatnie zmiany', () => {
  it('układa pacjentów, plany i wizyty od najnowszej zmiany i mówi, co to było', () => {
    const changes = recentChanges({
      patients: [
        patient('p-1', '2026-11-20T09:00:00.000Z'),
        patient('p-2', '2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z'),
      ],
      plans: [plan],
      events: [visit],
    });
    expect(changes.map(({ label, what, to }) => [label, what, to])).toEqual([
      ['Hanna Brzezińska', 'nowy pacjent', '/patients?patientId=p-2'],
      ['Etap II', 'zmiana planu', '/diets?planId=dp-1'],
      ['Hanna Brzezińska', 'nowa wizyta 24.11.2026, 09:00', '/schedule?event=se-1'],
      ['Hanna Brzezińska', 'zmiana danych pacjenta', '/patients?patientId=p-1'],
    ]);
  });

  it('pomija pacjenta przykładowego z jego planem i pokazuje najwyżej sześć', () => {
    const many = Array.from({ length: 9 }, (_, day) => patient(`p-${day}`, `2026-11-1${day}T09:00:00.000Z`));
    const changes = recentChanges({
      patients: [...many, patient(SAMPLE_PATIENT_ID, '2026-11-23T09:00:00.000Z')],
      plans: [{ ...plan, patientId: SAMPLE_PATIENT_ID }],
      events: [],
    });
    expect(changes.map(({ id }) => id)).toEqual(['p-8', 'p-7', 'p-6', 'p-5', 'p-4', 'p-3']);
  });
});
