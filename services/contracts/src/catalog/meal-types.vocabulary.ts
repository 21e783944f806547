/** Slot types: the meal types a day can be made of [library §3]. */
export const SLOT_TYPES = [
  'morning_porridge',
  'breakfast',
  'second_breakfast',
  'snack_before_lunch',
  'lunch',
  'snack',
  'dinner',
  'late_snack',
] as const;

/** Meal types [library §3]; `unknown` only when a meal has no other. */
export const MEAL_TYPES = [...SLOT_TYPES, 'soup', 'smoothie', 'unknown'] as const;

export type SlotType = (typeof SLOT_TYPES)[number];
export type MealType = (typeof MEAL_TYPES)[number];

/** Polish labels of the meal types [library §3]. */
export const MEAL_TYPE_LABELS: Record<MealType, string> = {
  morning_porridge: 'Poranna owsianka',
  breakfast: 'Śniadanie',
  second_breakfast: 'Drugie śniadanie',
  snack_before_lunch: 'Przekąska przed obiadem',
  lunch: 'Obiad',
  snack: 'Przekąska',
  dinner: 'Kolacja',
  late_snack: 'Późna przekąska',
  soup: 'Zupa',
  smoothie: 'Koktajl',
  unknown: 'Nieznane',
};

/** Meal libraries the generator draws from [diets §9]. */
export const MEAL_SOURCES = ['own', 'AG', 'KB', 'KS'] as const;
export type MealSource = (typeof MEAL_SOURCES)[number];
/** Labels of {@link MEAL_SOURCES} [library §3]. */
export const MEAL_SOURCE_LABELS: Record<MealSource, string> = { own: 'Własne', AG: 'AG', KB: 'KB', KS: 'KS' };
