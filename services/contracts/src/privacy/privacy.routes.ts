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
  /** Reading it is itself a line of the history. */
  get: defineRoute({ ...privacyPaths.get, access: 'user', params: byId, answer: patientPrivacySchema }),
  giveConsent: defineRoute({
    ...privacyPaths.giveConsent,
    access: 'user',
    params: byId,
    body: newConsentSchema,
    answer: consentSchema,
    status: 201,
  }),
  /** Only the newest consent can be withdrawn, once. */
  withdrawConsent: defineRoute({
    ...privacyPaths.withdrawConsent,
    access: 'user',
    params: z.object({ id: identifier, consentId: identifier }),
    body: withdrawalSchema,
    answer: consentSchema,
  }),
  /** Lines about the patient and the patient's plans, the newest first. */
  history: defineRoute({
    ...privacyPaths.history,
    access: 'user',
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
  /** All lines that fit the filter, as CSV; 503 while plans are away, since a file does not say what it lacks. */
  historyFile: defineRoute({
    ...privacyPaths.historyFile,
    access: 'user',
    params: byId,
    query: historyFilterSchema,
    answerKind: 'file',
  }),
  /** Asks the administrator to remove the person's data for good; asking again changes nothing. */
  requestErasure: defineRoute({ ...privacyPaths.requestErasure, access: 'user', params: byId }),
  cancelErasure: defineRoute({ ...privacyPaths.cancelErasure, access: 'user', params: byId }),
  /** Patients, those in the trash included, whose data the administrator is asked to remove, the oldest request first. */
  erasureRequests: defineRoute({
    ...privacyPaths.erasureRequests,
    access: 'user',
    answer: z.object({ items: z.array(requestedErasureSchema) }),
  }),
};
