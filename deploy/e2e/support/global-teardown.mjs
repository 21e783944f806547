/** jest global tear-down of the journeys. */
export default async function globalTeardown() {
  await globalThis.stopJourneyStack?.();
}
