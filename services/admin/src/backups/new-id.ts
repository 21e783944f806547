import { randomBytes } from 'node:crypto';

/** Sorts by time, names a folder, and cannot be guessed from another one. */
export const newId = (kind: 'backup' | 'restore', now = new Date()) =>
  `${kind}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomBytes(3).toString('hex')}`;
