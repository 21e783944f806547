/** How long something deleted can come back [decisions 16, 63]. */
export const TRASH_LIVES_MS = 30 * 24 * 60 * 60 * 1000;

/** Since when something must have been deleted to be able to come back. */
export const trashBegin = (now = Date.now()): Date => new Date(now - TRASH_LIVES_MS);

/** Until when something deleted can come back, as an ISO moment. */
export const keptUntil = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + TRASH_LIVES_MS).toISOString();
