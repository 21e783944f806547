/** jest global tear-down of the journeys. */
export default async function globalTeardown() {
  const run = /** @type {typeof globalThis & { stopJourneyStack?: () => Promise<void> }} */ (globalThis);
  await run.stopJourneyStack?.();
}
