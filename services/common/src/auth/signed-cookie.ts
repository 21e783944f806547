import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the session cookie: `__Host-` binds it to the host, to `/` and to Secure. */
export const SESSION_COOKIE = '__Host-pora.sid';

/** Session id in the form express-session writes: `s:<id>.<HMAC-SHA256, base64 without padding>`. */
export function signSessionId(id: string, secret: string): string {
  return `s:${id}.${signatureOf(id, secret)}`;
}

/** Session id out of a Cookie header; undefined when the cookie is absent or its signature is wrong. */
export function readSessionId(cookieHeader: string | undefined, secret: string): string | undefined {
  const raw = cookieValue(cookieHeader, SESSION_COOKIE);
  const match = raw === undefined ? null : /^s:([A-Za-z0-9_-]{16,128})\.([A-Za-z0-9+/]{20,64})$/.exec(raw);
  if (!match?.[1] || !match[2]) return undefined;
  return equalInConstantTime(match[2], signatureOf(match[1], secret)) ? match[1] : undefined;
}

/** Compares two texts without telling by its duration where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const key = 'equal-length digests';
  const digest = (value: string) => createHmac('sha256', key).update(value).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    return decodeSafely(part.slice(separator + 1).trim());
  }
  return undefined;
}

function decodeSafely(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape: no cookie of ours.
    return undefined;
  }
}
