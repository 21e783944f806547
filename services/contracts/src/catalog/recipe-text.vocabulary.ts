/** Most letters of a pasted recipe, ingredients that are read of it, and foods that are offered for each. */
export const RECIPE_TEXT_LIMITS = { text: 8000, lines: 80, foods: 5 } as const;
