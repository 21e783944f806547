/** Longest path kept over a sign-in, in characters. */
const LONGEST = 500;

/**
 * Path of our own to return to after sign-in, or undefined. Refuses other origins in every spelling a browser would
 * follow: `//host`, `/\host`, schemes, control characters, and the addresses of the sign-in itself.
 */
export function parseOwnPath(value: string | undefined): string | undefined {
  if (!value || value.length > LONGEST || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) {
    return undefined;
  }
  const base = 'https://own.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.origin !== base || /^\/(auth|api|callback|login)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}`;
}
