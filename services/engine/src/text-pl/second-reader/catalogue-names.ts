/** Names a catalogue brings along: how its foods and the items of its dictionary are called. */
import { ORDINARY_STARTS } from './names.data.js';
import { stemsOfForm, stemsOfName, tokensOf, type WordToken } from './word-tokens.js';

/** What has a name in the catalogue. */
export interface Named {
  readonly name: string;
}

/** An item laboratories test, with its other names. */
export interface NamedItem extends Named {
  readonly aliases?: readonly string[] | undefined;
}

const SHORTEST_NAME = 3;
/** After these a name tells what is in the food: "sok z granatu". */
const WITH = new Set(['z', 'ze']);
/** What follows is not in the food, or is no longer its name. */
const WITHOUT = new Set(['bez', 'o', 'typ', 'typu']);
const ORDINARY_STEMS: ReadonlySet<string> = new Set([...ORDINARY_STARTS].flatMap(stemsOfName));
/** Adjectives end so; a noun of a catalogue does not. */
const ADJECTIVE = /(?:sk[iae]|ck[iae]|ny|ty|wy|czne|owane|owany|owana|ona|one|ony)$/u;

function isOrdinary(word: string): boolean {
  return ORDINARY_STARTS.has(word) || stemsOfName(word).every((stem) => ORDINARY_STEMS.has(stem));
}

/** The noun a name begins with, and what it says the food is made with. */
function namingWords(name: string): string[] {
  const found: string[] = [];
  const tokens = tokensOf(name);
  let isTold = true;
  for (const [at, { word }] of tokens.entries()) {
    if (WITHOUT.has(word)) break;
    if (isTold && isDescribing(tokens, at)) continue;
    if (isTold && word.length >= SHORTEST_NAME && !/\d/u.test(word)) found.push(word);
    isTold = WITH.has(word);
  }
  return found;
}

/** "Naturalny jogurt": an adjective before its noun; "Maliny, mrożone" only ends like one. */
function isDescribing(tokens: readonly WordToken[], at: number): boolean {
  const next = tokens[at + 1];
  const isBeforeNoun = next !== undefined && next.gap.trim() === '' && !ADJECTIVE.test(next.word);
  return (
    isBeforeNoun && !WITH.has(next.word) && !WITHOUT.has(next.word) && ADJECTIVE.test(tokens[at]?.word ?? '')
  );
}

/** Stems by which words of a text are met with the catalogue. */
export class CatalogueNames {
  private readonly stems = new Set<string>();

  constructor(foods: readonly Named[], dictionary: readonly NamedItem[]) {
    for (const { name } of foods) this.add(name);
    for (const { name, aliases = [] } of dictionary) [name, ...aliases].forEach((one) => this.add(one));
  }

  has(word: string): boolean {
    if (word.length < SHORTEST_NAME || ORDINARY_STARTS.has(word)) return false;
    for (const stem of stemsOfForm(word)) if (this.stems.has(stem)) return true;
    return false;
  }

  private add(name: string): void {
    for (const stem of stemsOf(name)) this.stems.add(stem);
  }
}

const MOST_REMEMBERED = 20_000;
const known = new Map<string, readonly string[]>();

/** Stems a name is met by; remembered, for a catalogue that changes keeps nearly all of its names. */
function stemsOf(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  const stems = namingWords(name)
    .filter((word) => !isOrdinary(word))
    .flatMap(stemsOfName);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(name, stems);
  return stems;
}
