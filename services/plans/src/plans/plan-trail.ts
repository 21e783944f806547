import type { LinesOfPerson } from '@pora/common/audit-trail';

// An id that a plan had before, which was removed for good, says nothing of the plan that has it now.
const OF_PLANS = `
  entity = 'plan' AND entity_id IN (SELECT plans.id FROM plans WHERE patient_id = $1)
  AND NOT EXISTS (
    SELECT FROM audit_entries gone
    WHERE gone.entity = 'plan' AND gone.entity_id = audit_entries.entity_id AND gone.id > audit_entries.id
      AND gone.action IN ('plans.erase', 'plans.erase-with-patient'))`;

/** Lines of the audit trail about the plans of a patient, those in the trash included. */
export const linesOfPlans = (patientId: string): LinesOfPerson => ({ condition: OF_PLANS, id: patientId });
