/** Share of the replaced grams in percent [library §9]. */
export const SUBSTITUTION_PERCENTAGE = { min: 1, max: 1000, default: 100 } as const;
