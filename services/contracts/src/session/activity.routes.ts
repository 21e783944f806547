import { z } from 'zod';
import { defineRoute } from '../route.js';
import { activityPaths } from './activity.paths.js';
import { activeSessionSchema, heartbeatSchema } from './activity.model.js';

/** Activity calls [core §7, diets §7]. */
export const activityRoutes = {
  heartbeat: defineRoute({
    ...activityPaths.heartbeat,
    access: 'user',
    summary: 'Tell that a plan is open',
    body: heartbeatSchema,
  }),
  stop: defineRoute({ ...activityPaths.stop, access: 'user', summary: 'Tell that no plan is open any more' }),
  activeUsers: defineRoute({
    ...activityPaths.activeUsers,
    access: 'admin',
    summary: 'Who works on which plan now',
    answer: z.object({ items: z.array(activeSessionSchema), generatedAt: z.string() }),
  }),
};
