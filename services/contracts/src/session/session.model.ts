import { z } from 'zod';

/** Signed-in person as the browser sees them [core §3]; `isAdmin` only decides what the menu shows. */
export const sessionUserSchema = z.object({
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
});

/** Signed-in person. */
export type SessionUser = z.infer<typeof sessionUserSchema>;
