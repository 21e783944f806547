import { z } from 'zod';
import { defineRoute } from '../route.js';
import { sessionPaths } from './session.paths.js';
import { sessionUserSchema } from './session.model.js';

/** Session calls [core §7]. */
export const sessionRoutes = {
  csrf: defineRoute({ ...sessionPaths.csrf, access: 'user', answer: z.object({ csrfToken: z.string() }) }),
  me: defineRoute({ ...sessionPaths.me, access: 'user', answer: z.object({ user: sessionUserSchema }) }),
  logout: defineRoute({ ...sessionPaths.logout, access: 'user' }),
};
