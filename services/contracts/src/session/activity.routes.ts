import { z } from 'zod';
import { defineRoute } from '../route.js';
import { activeSessionSchema, heartbeatSchema } from './activity.model.js';

/** Activity calls [core §7, diets §7]. */
export const activityRoutes = {
  heartbeat: defineRoute({
    method: 'POST',
    path: '/api/activity/heartbeat',
    access: 'user',
    body: heartbeatSchema,
  }),
  stop: defineRoute({ method: 'DELETE', path: '/api/activity/heartbeat', access: 'user' }),
  activeUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/active-users',
    access: 'admin',
    answer: z.object({ items: z.array(activeSessionSchema), generatedAt: z.string() }),
  }),
};
