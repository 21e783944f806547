import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { Badge } from '@pora/ui';
import { patientStrings } from './patients.strings.js';

/** Marks the sample patient, so that nobody takes it for a person; nothing for everybody else. */
export function SampleBadge({ patientId }: { patientId: string }) {
  return isSamplePatient(patientId) && <Badge tone="select">{patientStrings.sample.badge}</Badge>;
}
