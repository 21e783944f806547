import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Longest life of a session after sign-in, in milliseconds: 7 days [core §9]. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Life of a session before sign-in, in milliseconds: 10 minutes. */
export const SIGN_IN_LIFETIME_MS = 10 * 60 * 1000;

const signedInSessionSchema = z.object({
  user: z.object({ email: z.string().min(3), name: z.string(), sub: z.string().min(1) }),
  csrfToken: z.string().min(20),
  /** Moment of sign-in, ISO. */
  createdAt: z.iso.datetime(),
  /** Browser and system in short words. */
  device: z.string().optional(),
});

/** What the session of a signed-in person holds in Redis (beside express-session's own `cookie`). */
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

/** Redis key of a session. */
export const sessionRedisKey = (id: string) => `sess:${id}`;

/** Stable, harmless name of a session: tells sessions apart and opens nothing. */
export const sessionKeyOf = (id: string) =>
  createHash('sha256').update(`session-key:${id}`).digest('hex').slice(0, 32);

/** Reads a stored session; undefined when nobody is signed in with it or its 7 days are over. */
export function parseSession(stored: string | null, now: number): SignedInSession | undefined {
  if (stored === null) return undefined;
  const parsed = signedInSessionSchema.safeParse(parseJson(stored));
  if (!parsed.success) return undefined;
  const age = now - Date.parse(parsed.data.createdAt);
  return age < SESSION_LIFETIME_MS ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What nobody can read is no session: its owner signs in again.
    return undefined;
  }
}
