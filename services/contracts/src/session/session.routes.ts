import { z } from 'zod';
import { defineRoute } from '../route.js';
import { sessionUserSchema } from './session.model.js';

/** Session calls [core §7]. */
export const sessionRoutes = {
  csrf: defineRoute({
    method: 'GET',
    path: '/api/auth/csrf',
    access: 'user',
    answer: z.object({ csrfToken: z.string() }),
  }),
  me: defineRoute({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    answer: z.object({ user: sessionUserSchema }),
  }),
  logout: defineRoute({ method: 'POST', path: '/auth/logout', access: 'user' }),
};
