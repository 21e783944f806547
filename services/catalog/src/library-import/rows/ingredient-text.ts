/** An ingredient inside a cell: "Chleb żytni [12] = 70 g (2 × kromka) kluczowy". */
import type { MealIngredient } from '@pora/contracts/catalog/meal.model';
import { escaped, numberOf, shortened, ValueFault, writtenNumber } from './values.js';

/** An ingredient as a file names it; its food and, where only a measure is given, its grams are still to be found. */
export interface NamedIngredient {
  readonly foodId: number | undefined;
  readonly name: string;
  readonly grams: number | undefined;
  readonly unitName: string | undefined;
  readonly unitQty: number | undefined;
  readonly replaceable: boolean | undefined;
}

const FLAGS = new Map([
  ['kluczowy', false],
  ['wymienny', true],
]);
/** What follows the name: an amount, its measure in brackets, whether it may be replaced. */
const REST = String.raw`\s*(\S[^()]*?)(?:\s*\((.*)\))?(?:\s+(kluczowy|wymienny))?$`;
/** From the surest to the loosest: with the number of the food, after "=", after ":". */
const PATTERNS = [
  String.raw`^(.*?)\s*\[(\d{1,10})\]\s*[=:]`,
  String.raw`^([^=]+)()=`,
  String.raw`^([^:]+)():`,
].map((start) => new RegExp(start + REST, 'su'));
const MASS = /^([-−]?[\d\s.,]+)\s*g?$/u;
const MEASURE = /^([-−]?[\d\s.,]+?)\s*[×x]?\s+(\S.*)$/su;
const MEASURE_WITH_NUMBER = /^(?:([\d\s.,]+?)\s*[×x]\s*)?(.+)$/su;
const EXAMPLE = 'zapisz go np. jako Masło = 10 g';

/** @throws ValueFault */
export function readIngredient(item: string): NamedIngredient {
  const parts = PATTERNS.map((pattern) => pattern.exec(item)).find((found) => found !== null);
  if (!parts) throw new ValueFault(`Składnik „${shortened(item)}” nie ma ilości: ${EXAMPLE}`);
  const [, before = '', id = '', amount = '', measure, flag = ''] = parts;
  const name = before.trim();
  return {
    ...{ foodId: id === '' ? undefined : Number(id), name, replaceable: FLAGS.get(flag) },
    ...amountOf(name, amount, measure),
  };
}

function amountOf(
  name: string,
  amount: string,
  measure: string | undefined,
): Pick<NamedIngredient, 'grams' | 'unitName' | 'unitQty'> {
  const mass = MASS.exec(amount)?.[1];
  if (mass !== undefined) {
    const [, quantity, unitName] = (measure && MEASURE_WITH_NUMBER.exec(measure)) || [];
    const unitQty = quantity === undefined ? undefined : positive(quantity, name);
    return { grams: positive(mass, name), unitName: unitName?.trim(), unitQty };
  }
  const [, quantity, unitName] = MEASURE.exec(amount) ?? [];
  if (quantity === undefined || unitName === undefined)
    throw new ValueFault(`Składnik „${shortened(name)}”: „${shortened(amount)}” to nie ilość, ${EXAMPLE}`);
  return { grams: undefined, unitName: unitName.trim(), unitQty: positive(quantity, name) };
}

function positive(text: string, name: string): number {
  const value = numberOf(text.trim());
  if (value <= 0) throw new ValueFault(`Składnik „${shortened(name)}” musi mieć więcej niż 0`);
  return value;
}

/** An ingredient for a cell; {@link readIngredient} reads it as the same one. */
export function writeIngredient(
  { foodId, grams, unitName, unitQty, replaceable }: MealIngredient,
  foodName: string,
): string {
  const quantity = unitQty === undefined ? '' : `${writtenNumber(unitQty)} × `;
  const measure = unitName ? ` (${quantity}${escaped(unitName)})` : '';
  const flag = replaceable === undefined ? '' : replaceable ? ' wymienny' : ' kluczowy';
  return `${escaped(foodName)} [${foodId}] = ${writtenNumber(grams)} g${measure}${flag}`;
}
