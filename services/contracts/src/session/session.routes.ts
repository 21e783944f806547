import { z } from 'zod';
import { defineRoute } from '../route.js';
import { sessionPaths } from './session.paths.js';
import { personSchema, sessionUserSchema } from './session.model.js';

/** Session calls [core §7]. */
export const sessionRoutes = {
  csrf: defineRoute({ ...sessionPaths.csrf, access: 'user', answer: z.object({ csrfToken: z.string() }) }),
  me: defineRoute({ ...sessionPaths.me, access: 'user', answer: z.object({ user: sessionUserSchema }) }),
  /** Everybody who has ever signed in, so that a change is signed with a name. */
  people: defineRoute({
    ...sessionPaths.people,
    access: 'user',
    answer: z.object({ items: z.array(personSchema) }),
  }),
  logout: defineRoute({ ...sessionPaths.logout, access: 'user' }),
};
