import { type PatientListItem, type PatientPatch } from '@pora/contracts/patients/patient.model';
import { isChildByYear } from '@pora/engine/energy';

/** The patient with a change applied: groups field by field, the child flag derived anew [core §3]. */
export function applyPatientPatch<P extends PatientListItem>(
  patient: P,
  patch: PatientPatch,
  today = new Date(),
): P {
  const { personal, anthropometrics, goal, ...top } = patch;
  const changed = {
    ...patient,
    ...top,
    personal: {
      ...patient.personal,
      ...personal,
      contact: { ...patient.personal.contact, ...personal?.contact },
    },
    anthropometrics: { ...patient.anthropometrics, ...anthropometrics },
    goal: { ...patient.goal, ...goal },
  };
  return { ...changed, isChild: isChildByYear(changed.personal.birthYear, today.getFullYear()) };
}

/** One change out of two, the later winning field by field. */
export function mergePatientPatches(earlier: PatientPatch, later: PatientPatch): PatientPatch {
  const personal = (earlier.personal ?? later.personal) ? mergePersonal(earlier, later) : undefined;
  const anthropometrics =
    (earlier.anthropometrics ?? later.anthropometrics)
      ? { ...earlier.anthropometrics, ...later.anthropometrics }
      : undefined;
  const goal = (earlier.goal ?? later.goal) ? { ...earlier.goal, ...later.goal } : undefined;
  return {
    ...earlier,
    ...later,
    ...(goal && { goal }),
    ...(personal && { personal }),
    ...(anthropometrics && { anthropometrics }),
  };
}

function mergePersonal(earlier: PatientPatch, later: PatientPatch): PatientPatch['personal'] {
  const contact = { ...earlier.personal?.contact, ...later.personal?.contact };
  return {
    ...earlier.personal,
    ...later.personal,
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}
