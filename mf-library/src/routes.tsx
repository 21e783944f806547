import { defineRemote } from '@pora/kit';

/** Pages of this remote; the shell opens them under /meals, /foods, /intolerances and /settings. */
export const remote = defineRemote({
  meals: async () => (await import('./features/meals/meals.screen.js')).MealsScreen,
  foods: async () => (await import('./foods.page.js')).FoodsPage,
  intolerances: async () =>
    (await import('./features/intolerances/intolerances.screen.js')).IntolerancesScreen,
  settings: async () => (await import('./features/rule-config/rule-config.screen.js')).RuleConfigScreen,
});
