/** Code of an error as Node, zlib and Postgres give it; empty where there is none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
