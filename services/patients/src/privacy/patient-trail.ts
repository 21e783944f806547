import type { LinesOfPerson } from '@pora/common/audit-trail';

// An id that somebody had before, who was removed for good, says nothing of that person to those who come after.
const OF_PATIENT = `
  entity = 'patient' AND entity_id = $1
  AND id > COALESCE((SELECT max(id) FROM audit_entries
                     WHERE entity = 'patient' AND entity_id = $1 AND action = 'patients.erase'), 0)`;

/** Lines of the audit trail about a patient. */
export const linesOfPatient = (patientId: string): LinesOfPerson => ({
  condition: OF_PATIENT,
  id: patientId,
});
