import { z } from 'zod';
import { defineRoute } from '../route.js';
import { applicationParams, rollbackRequestSchema, systemStateSchema } from './system.model.js';
import { systemPaths } from './system.paths.js';

/** Calls about the state of the system; all of them are the administrator's. */
export const systemRoutes = {
  state: defineRoute({
    ...systemPaths.state,
    access: 'admin',
    summary: 'How services, releases, queues, database and disks are now',
    notes:
      'A part that does not answer within 2 s is null and named by `away`; the rest is told all the same. Asked again ' +
      'and again by an open screen, so it leaves no line in the audit trail.',
    answer: systemStateSchema,
  }),
  rollback: defineRoute({
    ...systemPaths.rollback,
    access: 'admin',
    summary: 'Serve another kept release of the shell or of a remote',
    notes:
      '409 `conflict`: another release is served than `from` says, the version is not kept any more, or this service ' +
      'has no right to the folder of releases.',
    limited: true,
    errors: { 409: ['conflict'] },
    params: applicationParams,
    body: rollbackRequestSchema,
    answer: z.object({ from: z.string().nullable(), to: z.string() }),
  }),
};
