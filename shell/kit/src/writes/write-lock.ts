/**
 * Runs `work` while no other tab writes the same record. A browser without locks runs it at once: then the version every
 * change carries keeps two tabs from writing over each other.
 */
export async function withWriteLock(key: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  await locks.request(`pora:${key}`, work);
}
