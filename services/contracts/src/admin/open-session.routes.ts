import { z } from 'zod';
import { defineRoute } from '../route.js';
import { openSessionPaths } from './open-session.paths.js';

/** Name of a session that opens nothing; the same that stands in the list of who works on what. */
const sessionKey = z.string().regex(/^[0-9a-f]{32}$/, 'Nieprawidłowa sesja');

/** A session with which somebody is signed in. */
export const openSessionSchema = z.object({
  id: sessionKey,
  userName: z.string(),
  userEmail: z.string(),
  /** Browser and system in short words, `Chrome, Windows`; null where neither is known. */
  device: z.string().nullable(),
  signedInAt: z.string(),
  /** The session that asks. */
  isOwn: z.boolean(),
});
/** A session with which somebody is signed in. */
export type OpenSession = z.output<typeof openSessionSchema>;

/** Calls about the sessions of everybody; all of them are the administrator's. */
export const openSessionRoutes = {
  list: defineRoute({
    ...openSessionPaths.list,
    access: 'admin',
    summary: 'Sessions with which people are signed in, the last sign-in first',
    notes: 'Asked again and again, so it leaves no line in the audit trail.',
    answer: z.object({ items: z.array(openSessionSchema) }),
  }),
  revoke: defineRoute({
    ...openSessionPaths.revoke,
    access: 'admin',
    summary: 'End the session of somebody in every service within 1 s',
    notes: 'The session that asks ends by signing out (409).',
    errors: { 409: ['conflict'] },
    params: z.object({ id: sessionKey }),
  }),
};
