/** Circumferences in the order a tape goes. */
export const CIRCUMFERENCES = ['waistCm', 'hipCm', 'chestCm', 'armCm', 'thighCm'] as const;
/** One circumference. */
export type Circumference = (typeof CIRCUMFERENCES)[number];
