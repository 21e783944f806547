/** Version of a patient's current record where there is none: one saved meanwhile is not taken the place of unseen. */
export const NONE_YET = 0;
