/** With this seed the engine of the fault tests never comes back. */
export const STUCK_SEED = 666;
