import { z } from 'zod';
import { identifier, recordDate, requiredText, version } from '../text/text.model.js';
import { CONSENT_LIMITS, CONSENT_STATES, CONSENT_TEXTS, CONSENT_WAYS } from './consent.vocabulary.js';

const versions: readonly string[] = CONSENT_TEXTS.map((text) => text.version);
const textVersion = z.string().refine((value) => versions.includes(value), 'Nie ma takiej wersji treści');

/** Who gave a consent: the person, or somebody who may speak for them. */
export const consentGiverSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({
    kind: z.literal('guardian'),
    name: requiredText(CONSENT_LIMITS.guardianName, 'Podaj imię i nazwisko opiekuna'),
    relation: requiredText(CONSENT_LIMITS.relation, 'Podaj, kim jest opiekun'),
    phone: requiredText(CONSENT_LIMITS.phone, 'Podaj telefon opiekuna'),
  }),
]);
/** Who gave a consent. */
export type ConsentGiver = z.output<typeof consentGiverSchema>;

/** Day and way of what somebody said. */
const said = { date: recordDate, how: z.enum(CONSENT_WAYS) };

/** A consent as it is entered. */
export const newConsentSchema = z.strictObject({
  id: identifier.optional(),
  textVersion,
  ...said,
  givenBy: consentGiverSchema,
});
/** A consent as it is entered. */
export type NewConsent = z.input<typeof newConsentSchema>;

/** That a consent is taken back. */
export const withdrawalSchema = z.strictObject(said);
/** That a consent is taken back. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** A consent as it is kept; it is never changed but by its withdrawal. */
export const consentSchema = z.object({
  id: identifier,
  patientId: identifier,
  textVersion: z.string(),
  ...said,
  givenBy: consentGiverSchema,
  withdrawal: withdrawalSchema.nullable(),
  version,
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
/** A consent as it is kept. */
export type Consent = z.output<typeof consentSchema>;

const erasureRequestSchema = z.object({ requestedAt: z.string(), requestedBy: z.string() });

/** Consents of a patient, the newest first, and what this service keeps of them. */
export const patientPrivacySchema = z.object({
  state: z.enum(CONSENT_STATES),
  consents: z.array(consentSchema),
  erasureRequest: erasureRequestSchema.nullable(),
  /** What would be removed for good; those in the trash are counted as well. Plans are known to the plans service. */
  holds: z.object({
    measurements: z.number(),
    surveys: z.number(),
    intoleranceSets: z.number(),
    visits: z.number(),
  }),
});
/** Consents of a patient and what is kept of them. */
export type PatientPrivacy = z.output<typeof patientPrivacySchema>;

/** A line of the history of access: who, when, what, and which fields; never what was in them. */
export const accessLineSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** E-mail address. */
  actor: z.string(),
  action: z.string(),
  fields: z.array(z.string()),
});
/** A line of the history of access. */
export type AccessLine = z.output<typeof accessLineSchema>;

/** A page of the history of access, the newest first. */
export const accessHistorySchema = z.object({
  items: z.array(accessLineSchema),
  nextStartKey: z.string().nullable(),
  /** How many lines fit the filter. */
  total: z.number(),
  /** E-mail addresses of everybody in the whole history. */
  people: z.array(z.string()),
  /** Whether lines about plans are among them; false while the plans service is away. */
  withPlans: z.boolean(),
});
/** A page of the history of access. */
export type AccessHistory = z.output<typeof accessHistorySchema>;

/** Somebody whose data the administrator is asked to remove for good. */
export const requestedErasureSchema = erasureRequestSchema.extend({
  id: identifier,
  firstName: z.string(),
  lastName: z.string(),
  inTrash: z.boolean(),
  measurements: z.number(),
  visits: z.number(),
  hasSurvey: z.boolean(),
  hasIntolerances: z.boolean(),
});
/** Somebody whose data the administrator is asked to remove for good. */
export type RequestedErasure = z.output<typeof requestedErasureSchema>;
