/**
 * Foods that stand together in an allergy: eggs of any bird, nuts with almonds. A word of the survey may name one of
 * them alone; none of its family is offered in its place.
 */
import { foldText } from '@pora/text-pl/fold';
import type { Food } from '../model.js';
import type { FoodVerdict } from '../safety/judge.js';

type Kind = Pick<Food, 'name' | 'allergenInfo'>;

interface Family {
  readonly allergens: readonly string[];
  readonly names: RegExp;
}

const FAMILIES: readonly Family[] = [
  { allergens: ['jaja'], names: /\b(?:jaj|zoltk|omlet)/u },
  {
    allergens: ['orzechy', 'arachidy'],
    names: /\b(?:orzech|orzesz|migdal|pistacj|nerkowc|pekan|makadami|arachid|marcepan)/u,
  },
];

const isOf = ({ allergens, names }: Family, { name, allergenInfo }: Kind): boolean =>
  names.test(foldText(name)) ||
  (allergenInfo?.allergens ?? []).some((allergen) => allergens.includes(foldText(allergen)));

/** True when both foods belong to one family. */
export function areOneFamily(a: Kind, b: Kind): boolean {
  return FAMILIES.some((family) => isOf(family, a) && isOf(family, b));
}

/** Which foods may stand in for one that was taken out: safe ones, and after an allergy none of its family. */
export function mayStandInFor(
  taken: Kind,
  { allergy }: Pick<FoodVerdict, 'allergy'>,
  isSafe: (food: Food) => boolean,
): (food: Food) => boolean {
  return allergy === undefined ? isSafe : (food) => isSafe(food) && !areOneFamily(taken, food);
}
