/** What the values of a food can be at all: one home for the form, the API, the import and the data of a product. */

/** Bounds per 100 g: macros in g (with what rounding adds), energy in kcal of pure fat. */
export const FOOD_VALUE_LIMITS = { macros: 100, rounding: 0.5, kcal: 902 } as const;

const PIECE_NAMES: ReadonlySet<string> = new Set(['sztuka', 'sztuki', 'sztuk', 'szt', 'szt.']);

interface Measured {
  readonly per: string;
  readonly units: readonly { readonly name: string; readonly grams: number }[];
}

/** Weight of one piece in g, where a measure says it. */
export function pieceGramsOf({ units }: Pick<Measured, 'units'>): number | undefined {
  return units.find(({ name }) => PIECE_NAMES.has(name.trim().toLowerCase()))?.grams;
}

/** A food as far as its values are held against the limits; energy that follows from the macros is null. */
export interface FoodValues extends Measured {
  readonly carbs: number;
  readonly fat: number;
  readonly protein: number;
  readonly calories?: number | null | undefined;
  /** Saturated fat in g, where it is known. */
  readonly saturatedFat?: number | null | undefined;
}

/** A value that cannot be, with the field it stands in. */
export interface ImpossibleValue {
  readonly path: 'calories' | 'carbs' | 'fat' | 'protein' | 'saturatedFat';
  readonly message: string;
}

/**
 * Values no food can have. They are those of 100 g; those of a piece are scaled by its weight, and one without a weight is
 * asked for it elsewhere.
 */
export function impossibleValues(food: FoodValues): ImpossibleValue[] {
  const grams = food.per === 'sztuka' ? pieceGramsOf(food) : 100;
  if (grams === undefined || !(grams > 0)) return [];
  const in100 = (value: number): number => (value * 100) / grams;
  const where = food.per === 'sztuka' ? ' (wartości sztuki przeliczone z jej wagi)' : '';
  const found: ImpossibleValue[] = [];
  const { macros, rounding, kcal } = FOOD_VALUE_LIMITS;
  if (in100(food.carbs + food.fat + food.protein) > macros + rounding + SLACK) {
    const message = `Białko, tłuszcz i węglowodany to razem najwyżej ${macros} g w 100 g produktu${where}`;
    found.push({ path: largestOf(food), message });
  }
  if (typeof food.calories === 'number' && in100(food.calories) > kcal + SLACK)
    found.push({
      path: 'calories',
      message: `W 100 g jest najwyżej ${kcal} kcal, tyle ma czysty tłuszcz${where}`,
    });
  if (typeof food.saturatedFat === 'number' && food.saturatedFat > food.fat + SATURATED_ROUNDING + SLACK)
    found.push({ path: 'saturatedFat', message: 'Tłuszczów nasyconych nie może być więcej niż tłuszczu' });
  return found;
}

/** Both are printed rounded to 0.1 g. */
const SATURATED_ROUNDING = 0.1;
/** Binary noise never tips a verdict. */
const SLACK = 1e-9;

/** The macro a slip of the pen stands in most likely. */
function largestOf({ carbs, fat, protein }: FoodValues): 'carbs' | 'fat' | 'protein' {
  if (carbs >= fat && carbs >= protein) return 'carbs';
  return fat >= protein ? 'fat' : 'protein';
}
