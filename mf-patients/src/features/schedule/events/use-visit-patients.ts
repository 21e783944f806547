import { useMemo } from 'react';
import { displayName, usePatients } from '../../patients/public.js';
import { type VisitPatient } from './shown-events.js';

/** Patients by id, as visits name them. */
export function useVisitPatients(): ReadonlyMap<string, VisitPatient> {
  const { items } = usePatients();
  return useMemo(
    () =>
      new Map(items.map((patient) => [patient.id, { name: displayName(patient), isChild: patient.isChild }])),
    [items],
  );
}
