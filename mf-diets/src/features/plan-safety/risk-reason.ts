/** As short as the server still takes for a reason. */
const SHORTEST_REASON = 3;

/** Whether a text is a reason the server takes. */
export const isReason = (text: string): boolean => text.trim().length >= SHORTEST_REASON;
