import type { PatientExport } from '@pora/contracts/privacy/export.model';
import { EXPORT_STEPS } from '@pora/contracts/privacy/export.vocabulary';
import type { PatientExportEntity } from './patient-export.entity.js';

/** An export as it is answered; one whose time is over is expired from that very moment. */
export function presentExport(row: PatientExportEntity, now: Date): PatientExport {
  const { stepsDone, partDone, partOf } = row;
  const isOver = row.state === 'done' && (row.expiresAt === null || row.expiresAt <= now);
  const ofStep = partOf ? (partDone ?? 0) / partOf : 0;
  return {
    id: row.id,
    state: isOver ? 'expired' : row.state,
    step: row.step,
    stepsDone,
    part: partOf === null ? null : { done: partDone ?? 0, of: partOf },
    percent: Math.floor((100 * (stepsDone + ofStep)) / EXPORT_STEPS.length),
    attempt: row.attempt,
    problem: row.problem,
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
  };
}
