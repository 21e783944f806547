import { z } from 'zod';
import { defineRoute } from '../route.js';
import { sessionPaths } from './session.paths.js';
import { personSchema, sessionUserSchema } from './session.model.js';

/** Session calls [core §7]. */
export const sessionRoutes = {
  csrf: defineRoute({
    ...sessionPaths.csrf,
    access: 'user',
    summary: 'The CSRF token of the session',
    answer: z.object({ csrfToken: z.string() }),
  }),
  me: defineRoute({
    ...sessionPaths.me,
    access: 'user',
    summary: 'Who is signed in',
    answer: z.object({ user: sessionUserSchema }),
  }),
  people: defineRoute({
    ...sessionPaths.people,
    access: 'user',
    summary: 'Everybody who has ever signed in',
    notes: 'So that a change is signed with a name.',
    answer: z.object({ items: z.array(personSchema) }),
  }),
  logout: defineRoute({ ...sessionPaths.logout, access: 'user', summary: 'End the session' }),
};
