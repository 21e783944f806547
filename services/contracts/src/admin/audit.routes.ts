import { defineRoute } from '../route.js';
import { queryInteger } from '../text/text.model.js';
import {
  auditFilterSchema,
  auditPageSchema,
  auditQuestionSchema,
  auditStartKey,
  storedAuditPageSchema,
} from './audit.model.js';
import { auditPaths } from './audit.paths.js';

/** Calls about the audit trail of all services [core §7]. */
export const auditRoutes = {
  list: defineRoute({
    ...auditPaths.list,
    access: 'admin',
    summary: 'The audit trail of all services, the newest entry first',
    notes:
      'A service that does not answer in time is named in `away`; its entries are missing. The trail holds no names: ' +
      'one that is searched in `text` stands for the patients and plans called so at the moment; `names` says whose ' +
      'names were not searched, and where more than 40 are called so.',
    query: auditFilterSchema.extend({
      limit: queryInteger(1, 200).optional(),
      startKey: auditStartKey.optional(),
    }),
    answer: auditPageSchema,
  }),
  file: defineRoute({
    ...auditPaths.file,
    access: 'admin',
    summary: 'The audit trail as CSV',
    mediaTypes: ['text/csv'],
    notes:
      'All entries that fit the filter, without names; 503 while a service is away, and 422 where too many are called ' +
      'as `text` says, since a file does not say what it lacks. The export is itself an entry.',
    limited: true,
    errors: { 422: ['invalid_input'] },
    query: auditFilterSchema,
    answerKind: 'file',
  }),
  /** For the administration: entries of one service. */
  stored: defineRoute({
    method: 'GET',
    path: '/internal/audit',
    access: 'internal',
    query: auditQuestionSchema,
    answer: storedAuditPageSchema,
  }),
};
