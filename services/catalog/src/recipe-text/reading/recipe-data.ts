/** The recipe that a page describes for machines: schema.org as JSON-LD, alone, in a list, or among other things. */
import { decodeEntities, hasMarkup, textOfHtml } from './html-text.js';

/** A recipe as its page describes it. */
export interface RecipeData {
  readonly name: string;
  readonly servings: string;
  readonly minutes: number | null;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Deeper than any page nests its data, and more than it holds. */
const LIMITS = { depth: 12, nodes: 5000 } as const;

/** The recipe in a JSON text; undefined where there is none, null where the text is no JSON at all. */
export function recipeOfJson(text: string): RecipeData | undefined | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const found = findRecipe(parsed);
  return found && dataOf(found);
}

function findRecipe(root: unknown): Json | undefined {
  let left = LIMITS.nodes;
  const look = (value: unknown, depth: number): Json | undefined => {
    left -= 1;
    if (left < 0 || depth > LIMITS.depth || typeof value !== 'object' || value === null) return undefined;
    if (!Array.isArray(value) && isRecipe(value as Json)) return value as Json;
    for (const inner of Object.values(value)) {
      const found = look(inner, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return look(root, 0);
}

function isRecipe(value: Json): boolean {
  const types = [value['@type'], value['type']].flat();
  const isNamed = types.some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/u.test(type));
  return isNamed || (Array.isArray(value['recipeIngredient']) && 'name' in value);
}

function dataOf(recipe: Json): RecipeData {
  const steps = stepsOf(recipe['recipeInstructions'], 0);
  return {
    name: plainText(recipe['name']),
    servings: [recipe['recipeYield'] ?? recipe['yield']].flat().map(yieldOf).find(Boolean) ?? '',
    minutes: durationOf(recipe['totalTime']) ?? sumOf(recipe['prepTime'], recipe['cookTime']),
    ingredients: [recipe['recipeIngredient'] ?? recipe['ingredients'] ?? []]
      .flat()
      .flatMap((one) => linesOf(typeof one === 'object' ? (one as Json | null)?.['name'] : one)),
    steps: steps.slice(0, 200),
  };
}

function yieldOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return plainText((value as Json)['value']);
  return plainText(value);
}

/** Steps as a text, as texts, as HowToStep, or in sections. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > LIMITS.depth || value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepsOf(one, depth + 1));
  if (typeof value !== 'object') return linesOf(value);
  const { itemListElement, text, name } = value as Json;
  if (itemListElement !== undefined) return [...headOf(name), ...stepsOf(itemListElement, depth + 1)];
  return linesOf(text ?? name);
}

const headOf = (name: unknown): string[] =>
  linesOf(name).map((line) => (/[.:!?]$/u.test(line) ? line : `${line}:`));

/** A value as lines of plain text; what is no text says nothing. */
function linesOf(value: unknown): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const decoded = decodeEntities(String(value));
  const text = hasMarkup(decoded) ? textOfHtml(decoded) : decoded;
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

const plainText = (value: unknown): string => linesOf(value).join(' ');

/** Minutes of an ISO duration: "PT1H20M", "P0DT35M". */
function durationOf(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const found = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?)?$/iu.exec(value.trim());
  if (!found) return null;
  const [days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0));
  return (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) || null;
}

function sumOf(...values: readonly unknown[]): number | null {
  const known = values.map(durationOf).filter((minutes) => minutes !== null);
  return known.length === 0 ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}
