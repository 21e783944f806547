/** Household measure of a food: the weight of one in grams. */
export interface SeedUnit {
  name: string;
  grams: number;
}

/** Food of the starter catalogue; macros in g and energy in kcal per `per`. */
export interface SeedFood {
  id: number;
  name: string;
  category: string;
  per: '100g' | 'sztuka';
  carbs: number;
  fat: number;
  protein: number;
  calories: number;
  units: SeedUnit[];
  allergenInfo: {
    allergens: string[];
    confidence: 'pewny' | 'prawdopodobny' | 'niepewny';
    note: string;
    verifiedAt: string;
    /** Allergens that are surer, or less sure, than the rest. */
    certainty?: Partial<Record<string, 'pewny' | 'prawdopodobny' | 'niepewny'>>;
  };
  /**
   * Where the values come from: `USDA SR28 <NDB number>` or `etykieta` (typical Polish label). With
   * ` bez błonnika` the carbohydrates are those of USDA less the fibre.
   */
  anchor: string;
}

/** Ingredient of a meal; `replaceable: false` marks a key ingredient. */
export interface SeedIngredient {
  foodId: number;
  grams: number;
  unitName?: string;
  unitQty?: number;
  replaceable: boolean;
}

/** Meal of the starter catalogue; energy and macros are computed from the ingredients. */
export interface SeedMeal {
  id: string;
  name: string;
  type: string;
  types: string[];
  source: string;
  favorite: boolean;
  childFriendly: boolean;
  servings: number;
  cookingTimeMinutes: number;
  preparationTime: string;
  description: string;
  diets: string[];
  ingredients: SeedIngredient[];
}

/** What a laboratory tests, with other names it may print and the foods that contain it. */
export interface SeedIntolerance {
  key: string;
  name: string;
  aliases: string[];
  foodIds: number[];
  /** Why no food of the starter catalogue contains it; only where there is none. */
  withoutFoods?: string;
}

/** Substitute of a food: `percentage` % of the replaced grams. */
export interface SeedSubstitution {
  foodId: number;
  substituteFoodId: number;
  percentage: number;
  description: string;
}

/** Measurement taken `daysAgo` days before the day of seeding; weight in kg, lengths in cm. */
export interface SeedMeasurement {
  id: string;
  daysAgo: number;
  weightKg: number;
  circumferences: Record<'waistCm' | 'hipCm' | 'chestCm' | 'armCm' | 'thighCm', number | null>;
}

/** Demo patient; dates are days before the day of seeding. */
export interface SeedPatient {
  id: string;
  createdDaysAgo: number;
  lastVisitDaysAgo: number;
  status: string;
  personal: {
    firstName: string;
    lastName: string;
    sex: string;
    birthYear: number;
    contact: { email: string; phone: string };
  };
  anthropometrics: { heightCm: number; startingWeightKg: number };
  activityFactor: number;
  goal: { primary: string };
  /** Left to the seed, which computes it from the measurements. */
  tdee: number | null;
  measurements: SeedMeasurement[];
}

/** Demo plan, to be filled by the generator with `seed`. */
export interface SeedPlan {
  id: string;
  patientId: string;
  stage: number;
  name: string;
  caloriesPerDay: number;
  mealsPerDay: number;
  days: number;
  status: string;
  generatorSources: string[];
  seed: number;
}

/** Survey of a demo patient, taken `daysAgo` days before the day of seeding; groups and lists without a word are left out. */
export interface SeedSurvey {
  id: string;
  patientId: string;
  daysAgo: number;
  sourceFile: string | null;
  preferences: Record<string, { liked?: string[]; conditionallyAllowed?: string[]; disliked?: string[] }>;
}

/** Intolerance set of a demo patient; values in U/ml. */
export interface SeedIntoleranceSet {
  id: string;
  patientId: string;
  daysAgo: number;
  /** Given for a former set: since when another one is in its place. */
  supersededDaysAgo?: number;
  sourceFile: string | null;
  categories: { name: string; items: { name: string; value: number }[] }[];
}

export declare function readStarterFoods(dir: string): SeedFood[];
export declare function readStarterMeals(dir: string): SeedMeal[];
export declare function readStarterIntolerances(dir: string): SeedIntolerance[];
export declare function readStarterSubstitutions(dir: string): SeedSubstitution[];
export declare function readDemoPatients(dir: string): SeedPatient[];
export declare function readDemoPlans(dir: string): SeedPlan[];
export declare function readDemoSurveys(dir: string): SeedSurvey[];
export declare function readDemoIntoleranceSets(dir: string): SeedIntoleranceSet[];
