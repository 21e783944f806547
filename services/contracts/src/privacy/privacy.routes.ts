import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier, queryInteger, requiredText } from '../text/text.model.js';
import { ACCESS_KINDS } from './access-history.vocabulary.js';
import {
  accessHistorySchema,
  consentSchema,
  newConsentSchema,
  patientPrivacySchema,
  requestedErasureSchema,
  withdrawalSchema,
} from './privacy.model.js';
import { privacyPaths } from './privacy.paths.js';

const byId = z.object({ id: identifier });
/** Which lines of the history of access are wanted. */
export const historyFilterSchema = z.object({
  kind: z.enum(ACCESS_KINDS).optional(),
  /** Who did it: an e-mail address, or the product's own signature. */
  person: requiredText(254, 'Podaj osobę').optional(),
});

/** Calls about a patient's consents, about who saw their data, and about removing it [decisions 51]. */
export const privacyRoutes = {
  get: defineRoute({
    ...privacyPaths.get,
    access: 'user',
    summary: 'Consents, access and erasure of a patient at a glance',
    notes: 'Reading it is itself a line of the history.',
    params: byId,
    answer: patientPrivacySchema,
  }),
  giveConsent: defineRoute({
    ...privacyPaths.giveConsent,
    access: 'user',
    summary: 'Record a consent of a patient',
    idempotent: true,
    errors: { 409: ['conflict'] },
    params: byId,
    body: newConsentSchema,
    answer: consentSchema,
    status: 201,
  }),
  withdrawConsent: defineRoute({
    ...privacyPaths.withdrawConsent,
    access: 'user',
    summary: 'Record that a patient withdrew the consent',
    notes: 'Only the newest consent can be withdrawn, once.',
    versioned: true,
    errors: { 409: ['conflict'] },
    params: z.object({ id: identifier, consentId: identifier }),
    body: withdrawalSchema,
    answer: consentSchema,
  }),
  history: defineRoute({
    ...privacyPaths.history,
    access: 'user',
    summary: "Who saw or changed a patient's data, the newest line first",
    notes: "Lines about the patient and the patient's plans.",
    params: byId,
    query: historyFilterSchema.extend({
      limit: queryInteger(1, 200).optional(),
      startKey: z
        .string()
        .regex(/^\d{1,18}\.\d{1,18}$/, 'Nieprawidłowe miejsce w historii')
        .optional(),
    }),
    answer: accessHistorySchema,
  }),
  historyFile: defineRoute({
    ...privacyPaths.historyFile,
    access: 'user',
    summary: 'The history of access as CSV',
    mediaTypes: ['text/csv'],
    notes:
      'All lines that fit the filter; 503 while plans are away, since a file does not say what it ' +
      'lacks.',
    params: byId,
    query: historyFilterSchema,
    answerKind: 'file',
  }),
  requestErasure: defineRoute({
    ...privacyPaths.requestErasure,
    access: 'user',
    summary: "Ask the administrator to remove a patient's data for good",
    notes: 'Asking again changes nothing.',
    params: byId,
  }),
  cancelErasure: defineRoute({
    ...privacyPaths.cancelErasure,
    access: 'user',
    summary: 'Take the request for erasure back',
    params: byId,
  }),
  erasureRequests: defineRoute({
    ...privacyPaths.erasureRequests,
    access: 'user',
    summary: 'Patients whose data the administrator is asked to remove',
    notes: 'Those in the trash included, the oldest request first.',
    answer: z.object({ items: z.array(requestedErasureSchema) }),
  }),
};
