import type { Consent, PatientPrivacy } from '@pora/contracts/privacy/privacy.model';
import type { ConsentEntity } from './consent.entity.js';

/** A consent as it is answered. */
export function presentConsent(row: ConsentEntity): Consent {
  return {
    id: row.id,
    patientId: row.patientId,
    textVersion: row.textVersion,
    date: row.date,
    how: row.how,
    givenBy: row.givenBy,
    withdrawal: row.withdrawal,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  };
}

/** Whether the data may be used: what the newest consent says. */
export function stateOfConsents([newest]: readonly Pick<Consent, 'withdrawal'>[]): PatientPrivacy['state'] {
  if (!newest) return 'none';
  return newest.withdrawal ? 'withdrawn' : 'valid';
}
