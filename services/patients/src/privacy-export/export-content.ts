import type { AuditLine } from '@pora/common/audit-trail';
import type { PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import type { Measurement, Patient } from '@pora/contracts/patients/patient.model';
import type { PatientSurvey } from '@pora/contracts/patients/survey.model';
import type { ExportedPlan } from '@pora/contracts/plans/plan.routes';
import type { Consent } from '@pora/contracts/privacy/privacy.model';
import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';

/** Something that may lie in the trash; null of what is in use. */
export type Kept<T> = T & { readonly deletedAt: string | null };

/** Intolerance results; `supersededAt` is null of those that plans are checked against. */
export type KeptResults = Kept<PatientIntoleranceSet> & { readonly supersededAt: string | null };

/** Everything there is about one person. */
export interface ExportContent {
  readonly patient: Omit<Patient, 'measurements'>;
  /** Newest first. */
  readonly measurements: readonly Measurement[];
  /** The one in use first, then by when they were saved. */
  readonly surveys: readonly Kept<PatientSurvey>[];
  readonly intoleranceSets: readonly KeptResults[];
  /** By start. */
  readonly visits: readonly Kept<ScheduleEvent>[];
  readonly plans: readonly ExportedPlan[];
  /** Newest first. */
  readonly consents: readonly Consent[];
  readonly erasureRequest: { readonly requestedAt: string; readonly requestedBy: string } | null;
  /** Newest first. */
  readonly accessHistory: readonly AuditLine[];
}

/** When and for whom an export is made. */
export interface ExportMaking {
  readonly madeAt: Date;
  readonly requestedBy: string;
}
