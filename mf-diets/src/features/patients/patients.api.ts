import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { callRoute } from '@pora/kit';

/** Patients a plan can be made for. */
export async function fetchPatients(signal: AbortSignal): Promise<PatientListItem[]> {
  return (await callRoute(patientRoutes.list, { signal })).items;
}
