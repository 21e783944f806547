import { z } from 'zod';
import { defineRoute } from '../route.js';
import { activityPaths } from './activity.paths.js';
import { activeSessionSchema, heartbeatSchema } from './activity.model.js';

/** Activity calls [core §7, diets §7]. */
export const activityRoutes = {
  heartbeat: defineRoute({ ...activityPaths.heartbeat, access: 'user', body: heartbeatSchema }),
  stop: defineRoute({ ...activityPaths.stop, access: 'user' }),
  activeUsers: defineRoute({
    ...activityPaths.activeUsers,
    access: 'admin',
    answer: z.object({ items: z.array(activeSessionSchema), generatedAt: z.string() }),
  }),
};
