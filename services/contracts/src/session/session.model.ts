import { z } from 'zod';

/** Signed-in person as the browser sees them [core §3]; `isAdmin` only decides what the menu shows. */
export const sessionUserSchema = z.object({
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
});

/** Somebody who has signed in: what an address that stands at a change is called. */
export const personSchema = z.object({ email: z.string(), name: z.string() });

/** Signed-in person. */
export type SessionUser = z.infer<typeof sessionUserSchema>;
