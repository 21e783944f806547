/**
 * What was pasted as a text to read: a page is read by the data it describes its recipe with, else by what it shows; signs
 * that look alike become one. Places of ingredients count in the text that comes out.
 */
import { decodeEntities, hasMarkup, textOfHtml } from './html-text.js';
import { recipeOfJson, type RecipeData } from './recipe-data.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

/** A text to read, and what was left out of it. */
export interface RecipeSource {
  readonly text: string;
  readonly unread: readonly string[];
}

const DATA_SCRIPT = /<script\b[^<>]*\bld\+json[^<>]*>([\s\S]*?)<\/script\s*>/giu;
/** Where data without a tag around it may begin. */
const DATA_START = /[{[]\s*(?:\{\s*)?"@(?:context|type|graph)"/u;
/** Marks that nobody sees: the direction of writing, widths of nothing, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Blanks of other widths and ends of lines of other programs. */
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029\u000b\u000c]/gu;

/** Prepares what was pasted. */
export function readSource(pasted: string): RecipeSource {
  const plain = tidySigns(pasted);
  const data = dataIn(plain);
  if (data) {
    const rest = hasMarkup(data.rest) ? [] : linesLeft(data.rest);
    const left = hasMarkup(data.rest) && textOfHtml(data.rest) !== '' ? [t.pageLeft] : [];
    return { text: tidySigns(textOfData(data.recipe)), unread: [...rest, ...left] };
  }
  if (isJson(plain)) return { text: '', unread: [t.dataWithoutRecipe] };
  const text = hasMarkup(plain) ? textOfHtml(plain) : decodeEntities(plain);
  const { kept, code } = withoutCode(tidySigns(text));
  return { text: kept, unread: code };
}

function tidySigns(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(LINE_ENDS, '\n')
      .replace(INVISIBLE, '')
      .replace(BLANKS, ' ')
      .replace(/\s*[\u2044\u2215]\s*/gu, '/')
      .replace(/(\d)\s*([½¼¾⅓⅔⅛])/gu, '$1 $2')
      // A sign of the middle is the same dash wherever it comes from.
      .replace(/[\u2010\u2011\u2212]/gu, '-')
  );
}

function dataIn(text: string): { recipe: RecipeData; rest: string } | undefined {
  for (const { 0: whole, 1: body = '', index } of text.matchAll(DATA_SCRIPT)) {
    const recipe = recipeOfJson(body.trim());
    if (recipe) return { recipe, rest: text.slice(0, index) + text.slice(index + whole.length) };
  }
  const whole = /^\s*[{[]/u.test(text) ? recipeOfJson(text) : null;
  if (whole) return { recipe: whole, rest: '' };
  const start = DATA_START.exec(text)?.index;
  const end = start === undefined ? undefined : endOfJson(text, start);
  if (start === undefined || end === undefined) return undefined;
  const recipe = recipeOfJson(text.slice(start, end));
  return recipe ? { recipe, rest: text.slice(0, start) + text.slice(end) } : undefined;
}

/** Where the value that begins here ends; undefined when it does not. */
function endOfJson(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function isJson(text: string): boolean {
  return /^\s*[{[]\s*["{[]/u.test(text) && recipeOfJson(text) === undefined;
}

/** The recipe of the data as a person would write it down. */
function textOfData({ name, servings, minutes, ingredients, steps }: RecipeData): string {
  const count = /^\d+(?:\s*-\s*\d+)?$/u.test(servings) ? `${servings} porcji` : translated(servings);
  return [
    ...(name === '' ? [] : [name]),
    ...(count === '' ? [] : [count]),
    ...(minutes === null ? [] : [`Czas: ${minutes} min`]),
    ...(ingredients.length === 0 ? [] : ['Składniki:', ...ingredients]),
    ...(steps.length === 0 ? [] : ['Przygotowanie:', ...steps.map(numbered)]),
  ].join('\n');
}

const numbered = (step: string, at: number): string =>
  /^\d{1,2}[.)]\s/u.test(step) ? step : `${at + 1}. ${step}`;

/** Programs of pages write the yield in English whatever the page is in. */
const translated = (servings: string): string =>
  servings.replace(/\b(?:servings?|portions?|people|persons?)\b/giu, 'porcji');

const CODE =
  /(?:^|\s)(?:function\b.*\(|var \w+\s*=|const \w+\s*=|let \w+\s*=|return\b.*;|@media\b|@import\b|window\.|document\.)|=>\s*[{(]|^\s*[{}[\]]+[,;]?\s*$|^\s*"[^"]{1,60}"\s*:\s*["{[\d]|[.#]?[\w-]+\s*\{[^}]*:[^}]*\}|<\/?[a-z][^>]*>|^\s*[\w-]+\s*:\s*[^;]{1,80};\s*$/u;
/** A line this long with code in it is not looked through sign by sign. */
const LONGEST_LINE = 400;

/** Lines that are written for machines are never read as food. */
function withoutCode(text: string): { kept: string; code: string[] } {
  const code: string[] = [];
  const kept = text.split('\n').filter((line) => {
    const isCode = CODE.test(line.slice(0, LONGEST_LINE));
    if (isCode) code.push(line.trim());
    return !isCode;
  });
  return { kept: kept.join('\n'), code };
}

const linesLeft = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
