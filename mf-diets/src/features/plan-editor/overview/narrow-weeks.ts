/**
 * Two weeks beside a pane, for styled-components: their columns have no room for the word "Dzień", nor for the macros.
 * One week at a time, up to 1024 px, has rules of its own and is no container.
 */
export const narrowWeeks = '@container plan-overview (max-width: 72.5rem)';
