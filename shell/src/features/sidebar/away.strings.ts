/** Texts about a part of the product that does not answer; they come with its mark. */
export const awayStrings = { away: 'nie odpowiada' };
