/** Reads a pasted recipe against the food base: what is sure, what has to be checked, and what is not understood. */
import {
  RECIPE_TEXT_LIMITS,
  type MeasuredFood,
  type ReadRecipe,
  type RecipeAmount,
  type RecipeLine,
} from '@pora/contracts/catalog/recipe-text.model';
import type { Food } from '@pora/contracts/catalog/food.model';
import { GRAM, MILLILITRE, weigh, type Weight } from '@pora/engine/text-pl/unit-weights';
import { readAmount, type ReadAmount } from './amounts.js';
import { readParts, type Piece } from './recipe-parts.js';
import type { FoundFoods, RecipeFoods } from './recipe-foods.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

const MOST_SERVINGS = 10;
/** Longer than anybody writes one ingredient. */
const LONGEST_PIECE = 200;

/** What a recipe says of a meal. */
export function readRecipeText(text: string, foods: RecipeFoods): ReadRecipe {
  const { name, servings, minutes, pieces, steps, unread } = readParts(text);
  const [read, left] = [pieces.slice(0, RECIPE_TEXT_LIMITS.lines), pieces.slice(RECIPE_TEXT_LIMITS.lines)];
  const isTooMany = servings !== null && servings > MOST_SERVINGS;
  return {
    text,
    name: name.slice(0, 200),
    servings: isTooMany ? null : servings,
    minutes,
    lines: joined(text, read, foods).map((piece) => lineOf(piece, foods)),
    steps,
    unread: [
      ...(isTooMany ? [t.tooManyServings(servings)] : []),
      ...unread,
      ...left.map(({ written }) => t.tooManyLines(written)),
    ],
  };
}

/**
 * Pieces as they belong together: an amount behind the comma belongs to the food before it ("pasta, 2 łyżki"), words that
 * name no food say how it is cut ("1 cebula, drobno posiekana"); "sól i pieprz" are two.
 */
function joined(
  text: string,
  pieces: readonly Piece[],
  foods: RecipeFoods,
): (Piece & { read: ReadAmount })[] {
  const lines: (Piece & { read: ReadAmount })[] = [];
  for (const piece of pieces) {
    const read = readAmount(piece.written);
    const last = lines.at(-1);
    const isSameLine = last !== undefined && !text.slice(last.end, piece.start).includes('\n');
    const isOnlyAmount = read.amount !== null && read.phrase === '';
    const isRemark = read.amount === null && foods.find(read.phrase, null).foods.length === 0;
    if (isSameLine && ((isOnlyAmount && !last.read.amount) || (isRemark && last.read.amount))) {
      const whole = { written: text.slice(last.start, piece.end), start: last.start, end: piece.end };
      const kept = isOnlyAmount ? { ...read, phrase: last.read.phrase } : last.read;
      lines[lines.length - 1] = { ...whole, read: kept };
    } else if (read.amount) lines.push({ ...piece, read });
    else lines.push(...splitWithoutAmount(piece, foods));
  }
  return lines;
}

function splitWithoutAmount(piece: Piece, foods: RecipeFoods): (Piece & { read: ReadAmount })[] {
  const words = piece.written.split(/ (?:i|oraz) /u);
  const pieces = words.map((written) => {
    const start = piece.start + piece.written.indexOf(written);
    return { written, start, end: start + written.length, read: readAmount(written) };
  });
  const isSeveral = pieces.every(({ read }) => foods.find(read.phrase, null).certainty !== 'similar');
  return isSeveral ? pieces : [{ ...piece, read: readAmount(piece.written) }];
}

function lineOf({ written, start, end, read }: Piece & { read: ReadAmount }, foods: RecipeFoods): RecipeLine {
  const { found, amount, other } = written.length > LONGEST_PIECE ? NOTHING : findFood(read, foods);
  const place = { written, start, end };
  const [best] = found.foods;
  if (amount === null)
    return { ...place, certainty: 'no_amount', amount, foods: measured(found, null), remarks: [] };
  const remarks = [...read.remarks, ...(other === undefined ? [] : [t.otherFood(other)])];
  if (!best || found.certainty === 'similar') {
    const why = best ? t.onlySimilar : t.none;
    return {
      ...place,
      certainty: 'missing',
      amount,
      foods: measured(found, amount),
      remarks: [why, ...remarks],
    };
  }
  if (found.certainty === 'several')
    remarks.unshift(found.foods.length > 1 ? t.severalFoods : t.otherWords(best.name));
  const told = amount.statedGrams === null ? weightRemark(amount, weigh(amount, best)) : undefined;
  if (told !== undefined) remarks.push(told);
  return {
    ...place,
    certainty: remarks.length > 0 ? 'check' : 'matched',
    amount,
    foods: measured(found, amount),
    remarks,
  };
}

const NOTHING: { found: FoundFoods; amount: RecipeAmount | null; other?: string } = {
  found: { foods: [], certainty: 'similar', score: Infinity },
  amount: null,
};

/** The food of an ingredient; where the measure may be part of its name ("wafle ryżowe"), the reading that fits better. */
function findFood(
  read: ReadAmount,
  foods: RecipeFoods,
): { found: FoundFoods; amount: RecipeAmount | null; other?: string } {
  const [phrase = '', ...others] = read.phrase.split(/ (?:lub|albo|ewentualnie) | ?\/ ?/u);
  const other = others.join(' / ');
  const told = other === '' ? {} : { other };
  const plain = foods.find(phrase, read.amount?.unit ?? null);
  if (!read.amount || read.withMeasure === null) return { found: plain, amount: read.amount, ...told };
  const whole = foods.find(read.withMeasure, null);
  if (whole.certainty === 'similar' || whole.score >= plain.score)
    return { found: plain, amount: read.amount, ...told };
  return { found: whole, amount: { ...read.amount, unit: null }, ...told };
}

function measured({ foods }: FoundFoods, amount: RecipeAmount | null): MeasuredFood[] {
  return foods.slice(0, RECIPE_TEXT_LIMITS.foods).map((food) => measuredFood(food, amount));
}

function measuredFood({ id, name, units }: Food, amount: RecipeAmount | null): MeasuredFood {
  if (!amount) return { foodId: id, name, grams: null, unitName: null, unitQty: null };
  const { grams, unitName } = weigh(amount, { name, units });
  return {
    ...{ foodId: id, name },
    grams: amount.statedGrams ?? grams,
    unitName: unitName ?? null,
    unitQty: unitName === undefined ? null : amount.quantity,
  };
}

/** Says which weight was assumed, or that none is known. */
function weightRemark(
  { quantity, unit }: RecipeAmount,
  { grams, from, unitName }: Weight,
): string | undefined {
  if (unit === GRAM || from === 'food' || from === 'table' || from === 'text') return undefined;
  if (grams === null) return unit === null ? t.noPiece : t.noWeight(unitName ?? unit);
  return unit === MILLILITRE ? t.assumedMillilitres(quantity, grams) : t.assumed(unitName ?? '', grams);
}
