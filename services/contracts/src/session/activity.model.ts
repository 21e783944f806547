import { z } from 'zod';
import { identifier, integerBetween, text } from '../text/text.model.js';

/** What an open plan reports every 45 s [diets §3]. */
export const heartbeatSchema = z.object({
  planId: identifier,
  view: text(40),
  planName: text(200),
  patientId: identifier.nullish(),
  stage: integerBetween(1, 12).nullish(),
});

/** Row of the administrator's table of active users [core §3]. */
export const activeSessionSchema = z.object({
  sessionId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  planName: z.string().nullable(),
  planId: z.string().nullable(),
  stage: z.number().nullable(),
  patientName: z.string().nullable(),
  patientId: z.string().nullable(),
  lastSeen: z.string(),
  secondsSinceLastSeen: z.number(),
});
export type ActiveSession = z.infer<typeof activeSessionSchema>;
