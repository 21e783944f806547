/** Most letters of a pasted recipe, ingredients that are read of it, foods that are offered for each, and bytes of a file. */
export const RECIPE_TEXT_LIMITS = {
  text: 100_000,
  lines: 80,
  foods: 5,
  fileBytes: 10 * 1024 * 1024,
} as const;
