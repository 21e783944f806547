/** Why somebody was not signed in, as /login reads it from `?odmowa=`. */
export type RefusalCode = 'konto' | 'niezweryfikowane' | 'dostawca' | 'niedostepne' | 'blad';

/** A sign-in that ends on /login with an explanation. */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';

  constructor(
    readonly code: RefusalCode,
    /** What happened, for the log: a short constant, never data of the person. */
    readonly reason: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Address the browser is sent to after a refusal. */
export const refusalPath = (code: RefusalCode) => `/login?odmowa=${code}`;
