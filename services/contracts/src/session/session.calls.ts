/** The calls that every page makes before any other: a file of their own, so that a first page carries no table but theirs. */
import type { CallsOf } from '../call.js';
import { sessionPaths } from './session.paths.js';
import type { sessionRoutes } from './session.routes.js';

/** Session calls. */
export const sessionCalls: CallsOf<typeof sessionRoutes, keyof typeof sessionPaths> = sessionPaths;
