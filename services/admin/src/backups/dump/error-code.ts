/** Code of an error as Node, zlib and Postgres give it; empty where there is none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Codes of the operating system (`ENOSPC`, `EACCES`); those of Node itself and of zlib look otherwise. */
const SYSTEM_CODE = /^E(?!RR_)[A-Z0-9]+$/;

/**
 * Whether a place could not be used: it is full, closed, too busy. That says nothing of what lies in it.
 * @param telling codes of the system that do say something of it
 */
export function isOfThePlace(error: unknown, telling: readonly string[]): boolean {
  const code = errorCode(error);
  return SYSTEM_CODE.test(code) && !telling.includes(code);
}
