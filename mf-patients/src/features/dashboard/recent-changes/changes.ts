import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { formatDate, formatTime, paths } from '@pora/kit';
import { displayName } from '../../patients/public.js';
import { recentChangesStrings as t } from './recent-changes.strings.js';

const SHOWN = 6;
/** Version of a record nobody has changed since it was made. */
const FIRST_VERSION = 1;

/** What the dashboard has read anyway. */
export interface ChangeSources {
  patients: readonly Pick<PatientListItem, 'id' | 'personal' | 'createdAt' | 'updatedAt'>[];
  plans: readonly Pick<PlanListItem, 'id' | 'name' | 'patientId' | 'updatedAt' | 'version'>[];
  events: readonly ScheduleEvent[];
}

/** Something that was added or changed, and where it is. */
export interface Change {
  id: string;
  at: string;
  /** Whom or what it is about. */
  label: string;
  what: string;
  to: string;
}

/** The newest changes of patients, plans and this week's visits, newest first; those of the sample are left out. */
export function recentChanges({ patients, plans, events }: ChangeSources): Change[] {
  const names = new Map(patients.map((patient) => [patient.id, displayName(patient)]));
  const changes: (Change & { patientId: string | null | undefined })[] = [
    ...patients.map((patient) => ({
      ...{ id: patient.id, at: patient.updatedAt, patientId: patient.id, label: displayName(patient) },
      ...{ what: isNew(patient) ? t.patient.added : t.patient.changed, to: paths.patient(patient.id) },
    })),
    ...plans.map((plan) => ({
      ...{ id: plan.id, at: plan.updatedAt, patientId: plan.patientId, label: plan.name },
      ...{ what: wordOf(plan, t.plan), to: paths.plan(plan.id) },
    })),
    ...events.map((event) => ({
      ...{ id: event.id, at: event.updatedAt, patientId: event.patientId },
      label: (event.patientId && names.get(event.patientId)) ?? event.title,
      what: t.visit(wordOf(event, t.event), formatDate(event.start), formatTime(event.start)),
      to: `${paths.schedule}?event=${encodeURIComponent(event.id)}`,
    })),
  ];
  return changes
    .filter(({ patientId }) => !isSamplePatient(patientId))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, SHOWN);
}

/** A measurement changes a patient's date as well, and not always the version. */
function isNew({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): boolean {
  return createdAt === updatedAt;
}

function wordOf({ version }: { version: number }, { added, changed }: { added: string; changed: string }) {
  return version === FIRST_VERSION ? added : changed;
}
