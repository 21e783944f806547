/** Reads a pasted recipe against the food base: what is sure, what has to be checked, and what is not understood. */
import {
  RECIPE_TEXT_LIMITS,
  type MeasuredFood,
  type ReadRecipe,
  type RecipeAmount,
  type RecipeLine,
} from '@pora/contracts/catalog/recipe-text.model';
import type { Food } from '@pora/contracts/catalog/food.model';
import { GRAM, MILLILITRE, ownUnit, weigh, type Weight } from '@pora/engine/text-pl/unit-weights';
import { readAmount, type ReadAmount } from './amounts.js';
import { readParts, type Piece } from './recipe-parts.js';
import type { FoundFoods, RecipeFoods } from './recipe-foods.js';
import { readSource } from './recipe-source.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';
import { foodsInSteps } from './step-foods.js';

/** Longer than anybody writes one ingredient. */
const LONGEST_PIECE = 200;

/** What a recipe says of a meal. */
export function readRecipeText(pasted: string, foods: RecipeFoods): ReadRecipe {
  const source = readSource(pasted);
  const { text } = source;
  const isFood = (name: string): boolean => foods.find(name, null).certainty !== 'similar';
  const { name, servings, minutes, pieces, steps, headings, unread } = readParts(text, isFood);
  const [read, left] = [pieces.slice(0, RECIPE_TEXT_LIMITS.lines), pieces.slice(RECIPE_TEXT_LIMITS.lines)];
  const proposed = pieces.length > 0 ? [] : foodsInSteps(text, steps, foods);
  return {
    text,
    name: name.slice(0, 200),
    servings,
    minutes,
    lines: [
      ...joined(text, read, foods).map((piece) => lineOf(piece, foods)),
      ...proposed.map((piece) => ofStep(lineOf({ ...piece, read: readAmount(piece.written) }, foods))),
    ],
    headings,
    steps,
    unread: [...unread, ...source.unread, ...left.map(({ written }) => t.tooManyLines(written))],
  };
}

/** A food that only the steps name is never sure. */
function ofStep(line: RecipeLine): RecipeLine {
  if (line.certainty !== 'matched' && line.certainty !== 'check') return line;
  return { ...line, certainty: 'check', remarks: [t.fromStep, ...line.remarks] };
}

type ReadPiece = Piece & { readonly read: ReadAmount };

/**
 * Pieces as they belong together: an amount behind the comma, or on a line of its own, belongs to the food before it
 * ("pasta, 2 łyżki"), words that name no food say how it is cut ("1 cebula, drobno posiekana"); "sól i pieprz" are two.
 */
function joined(text: string, pieces: readonly Piece[], foods: RecipeFoods): ReadPiece[] {
  const lines: ReadPiece[] = [];
  const all = pieces.map((piece) => ({ ...piece, read: readAmount(piece.written) }));
  const isBefore = amountsStandBefore(all);
  for (const piece of all) {
    const last = lines.at(-1);
    const read =
      last && joinedRead(last.read, piece.read, text.slice(last.end, piece.start), isBefore, foods);
    if (last && read) {
      const written = text.slice(last.start, piece.end);
      lines[lines.length - 1] = { written, start: last.start, end: piece.end, read };
    } else if (piece.read.amount) lines.push(piece);
    else lines.push(...splitWithoutAmount(piece, foods));
  }
  return lines;
}

/** What two pieces say together; undefined where each is an ingredient of its own. */
function joinedRead(
  last: ReadAmount,
  read: ReadAmount,
  gap: string,
  isBefore: boolean,
  foods: RecipeFoods,
): ReadAmount | undefined {
  const isSameLine = !gap.includes('\n');
  if (isSameLine || gap.trim().length <= 2) {
    if (isBefore && isAmountAlone(last) && !read.amount) return { ...last, phrase: read.phrase };
    if (!isBefore && isAmountAlone(read) && !last.amount) return { ...read, phrase: last.phrase };
  }
  if (!isSameLine) return undefined;
  if (isWeightAlone(read) && canWeigh(last)) return weighing(last, read);
  return read.amount || !last.amount ? undefined : withRemark(last, read, foods);
}

/** What stands behind the comma without an amount: what the food is, or how it is cut. */
function withRemark(last: ReadAmount, read: ReadAmount, foods: RecipeFoods): ReadAmount | undefined {
  if (isNameless(last, foods)) return { ...last, phrase: `${last.phrase} ${read.phrase}` };
  return foods.find(read.phrase, null).foods.length === 0 ? last : undefined;
}

const isAmountAlone = ({ amount, phrase }: ReadAmount): boolean => amount !== null && phrase === '';

/** Lines of amounts above their foods: the first amount alone has no food above it. */
function amountsStandBefore(pieces: readonly ReadPiece[]): boolean {
  const first = pieces.findIndex(({ read }) => isAmountAlone(read));
  return first === 0 || (first > 0 && pieces[first - 1]?.read.amount !== null);
}

/** "300 g gęstej, kwaśnej śmietany": only behind the comma stands what it is. */
const isNameless = ({ phrase }: ReadAmount, foods: RecipeFoods): boolean =>
  /^\p{L}+(?:y|a|e|i|ego|iej|ej|ych|ich|ą|ę)$/u.test(phrase) && foods.find(phrase, null).foods.length === 0;

const isWeightAlone = (read: ReadAmount): boolean => isAmountAlone(read) && read.amount?.unit === GRAM;

const canWeigh = ({ amount, phrase }: ReadAmount): boolean =>
  amount !== null && phrase !== '' && amount.unit !== GRAM && amount.statedGrams === null;

/** "kawałek selera, ok. 150 g": what the measure weighs. */
function weighing(read: ReadAmount, { amount }: ReadAmount): ReadAmount {
  return { ...read, amount: read.amount && { ...read.amount, statedGrams: amount?.quantity ?? null } };
}

function splitWithoutAmount(piece: Piece, foods: RecipeFoods): ReadPiece[] {
  const words = piece.written.split(/ (?:i|oraz) /u);
  const pieces = words.map((written) => {
    const start = piece.start + piece.written.indexOf(written);
    return { written, start, end: start + written.length, read: readAmount(written) };
  });
  const isSeveral = pieces.every(({ read }) => foods.find(read.phrase, null).certainty !== 'similar');
  return isSeveral ? pieces : [{ ...piece, read: readAmount(piece.written) }];
}

function lineOf({ written, start, end, read }: ReadPiece, foods: RecipeFoods): RecipeLine {
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
  if (found.means !== undefined) remarks.unshift(t.means(found.means, best.name));
  else if (found.certainty === 'several')
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
  const isOtherName = whole.means !== undefined && plain.certainty === 'sure';
  if (whole.certainty === 'similar' || whole.score >= plain.score || isOtherName)
    return { found: plain, amount: read.amount, ...told };
  const [best] = whole.foods;
  const isMeasured =
    best !== undefined && read.amount.unit !== null && ownUnit(read.amount.unit, best) !== undefined;
  return { found: whole, amount: isMeasured ? read.amount : { ...read.amount, unit: null }, ...told };
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
