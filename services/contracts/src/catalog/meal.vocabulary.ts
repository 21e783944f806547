/** Diet tags of a meal [library §3]. */
export const DIET_CATEGORIES = [
  'lowcarb',
  'keto',
  'mediterranean',
  'highprotein',
  'glutenfree',
  'kids',
] as const;
export type DietCategory = (typeof DIET_CATEGORIES)[number];

/** Polish labels of {@link DIET_CATEGORIES}. */
export const DIET_LABELS: Record<DietCategory, string> = {
  lowcarb: 'Niskowęglowodanowa',
  keto: 'Ketogeniczna',
  mediterranean: 'Śródziemnomorska',
  highprotein: 'Wysokobiałkowa',
  glutenfree: 'Bezglutenowa',
  kids: 'Dla dzieci',
};
