/** Food groups of the survey's preferences with their Polish labels, in the order of the form [core §3]. */
export const FOOD_GROUP_LABELS = {
  products_grain: 'Produkty zbożowe',
  dairy: 'Mleko i przetwory mleczne',
  eggs: 'Jaja',
  vegetables: 'Warzywa',
  fruits: 'Owoce',
  meat: 'Mięso',
  cold_cuts: 'Przetwory mięsne (wędliny)',
  fish_seafood: 'Ryby i owoce morza',
  fats: 'Tłuszcze',
  legumes: 'Warzywa strączkowe',
  potatoes: 'Ziemniaki',
  sweets_nuts: 'Słodycze i orzechy',
  spices: 'Przyprawy',
} as const;

/** Key of one of the 13 food groups. */
export type FoodGroup = keyof typeof FOOD_GROUP_LABELS;

/** Keys of the food groups in the order of the form [core §3]. */
export const FOOD_GROUPS = Object.keys(FOOD_GROUP_LABELS) as readonly FoodGroup[];

/** How a patient stands to the foods of a group [core §3]. */
export const PREFERENCES = ['liked', 'conditionallyAllowed', 'disliked'] as const;

/** One of {@link PREFERENCES}. */
export type Preference = (typeof PREFERENCES)[number];

/** Limits of a survey: texts and list entries in characters, lists in entries, pages in surveys. */
export const SURVEY_LIMITS = {
  answer: 2000,
  notes: 5000,
  listEntries: 100,
  listEntry: 100,
  /** What one entry may measure before it is split at line ends and commas. */
  typedEntry: 5000,
  /** Surveys of one patient in an answer. */
  ofPatient: 25,
  /** Patients with a survey in an answer about the whole practice. */
  ofPractice: 5000,
} as const;
