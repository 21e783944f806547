/** New id made by this client: prefix and 20 random characters, e.g. `p-…` for a patient [core §3]. */
export function newId(prefix: `${string}-`): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return prefix + Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Key under which the server stores the effect of one POST, so that repeating it changes nothing. */
export function newIdempotencyKey(): string {
  return newId('k-');
}
