import { type z } from 'zod';
import {
  type Patient,
  type PatientListItem,
  type PatientPatch,
} from '@pora/contracts/patients/patient.model';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { callRoute } from '@pora/kit';
import { type PatientRecord } from './patient-record.js';

/** Body of a new measurement as the form gives it. */
export type NewMeasurement = z.input<typeof patientRoutes.addMeasurement.body>;

/** All patients of the practice, without their history [core §7]. */
export async function fetchPatients(signal: AbortSignal): Promise<PatientListItem[]> {
  return (await callRoute(patientRoutes.list, { signal })).items;
}

/** One patient as stored now, with the history. */
export function fetchPatient(id: string, signal?: AbortSignal): Promise<Patient> {
  return callRoute(patientRoutes.get, { params: { id }, ...(signal && { signal }) });
}

/** Stores a patient made on this screen; what the server gives is left out. */
export function createPatient(patient: PatientRecord, idempotencyKey: string): Promise<Patient> {
  const { createdAt, updatedAt, createdBy, updatedBy, version, ...own } = patient;
  const { lastVisitDate, lastMeasurement, isChild, measurements, ...body } = own;
  return callRoute(patientRoutes.create, { body, idempotencyKey });
}

/** Changes fields of a patient; `ifMatch` is the version the change is based on. */
export function updatePatient(id: string, body: PatientPatch, ifMatch: number | undefined): Promise<Patient> {
  return callRoute(patientRoutes.update, {
    params: { id },
    body,
    ...(ifMatch !== undefined && { ifMatch }),
  });
}

/** Moves a patient with everything that belongs to them to the trash. */
export function removePatient(id: string): Promise<void> {
  return callRoute(patientRoutes.remove, { params: { id } });
}

/** Takes a patient out of the trash. */
export function restorePatient(id: string): Promise<Patient> {
  return callRoute(patientRoutes.restore, { params: { id } });
}

/** Adds a measurement; answers the patient with it. */
export function addMeasurement(patientId: string, body: NewMeasurement): Promise<Patient> {
  return callRoute(patientRoutes.addMeasurement, { params: { id: patientId }, body });
}
