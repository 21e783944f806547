/** Why somebody was not signed in, as /login reads it from `?odmowa=`. */
export type RefusalCode = 'konto' | 'niezweryfikowane' | 'dostawca' | 'niedostepne' | 'blad';

/** A sign-in that ends on /login with an explanation. */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  /** Own page the person wanted, kept for the next attempt: the session that held it has ended. */
  returnTo: string | undefined;

  constructor(
    readonly code: RefusalCode,
    /** What happened, for the log: a short constant, never data of the person. */
    readonly reason: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Address the browser is sent to after a refusal; the page the person wanted goes along for the next attempt. */
export function refusalPath(code: RefusalCode, returnTo?: string): string {
  const query = new URLSearchParams({ odmowa: code, ...(returnTo !== undefined && { return: returnTo }) });
  return `/login?${query}`;
}
