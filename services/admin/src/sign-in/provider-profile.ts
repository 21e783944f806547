import { normaliseEmail } from '@pora/common/settings';
import { z } from 'zod';
import { SignInRefusal } from './sign-in-refusal.js';

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(320),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .optional(),
  name: z.string().optional(),
});

/** A person whose address the provider vouches for. */
export interface ProviderProfile {
  readonly sub: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
}

const LONGEST_NAME = 200;

/** Reads the claims of the provider. @throws SignInRefusal `niezweryfikowane` when the address is not confirmed */
export function readProfile(claims: unknown): ProviderProfile {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SignInRefusal('blad', 'claims are incomplete');
  const { sub, email, email_verified: isVerified, name } = parsed.data;
  if (isVerified !== true) throw new SignInRefusal('niezweryfikowane', 'e-mail is not verified');
  return { sub, email: normaliseEmail(email), name: tidyName(name) || normaliseEmail(email) };
}

function tidyName(name = ''): string {
  const readable = name.toWellFormed().normalize('NFC').replace(/\p{C}/gu, '').trim();
  return [...readable].slice(0, LONGEST_NAME).join('');
}
