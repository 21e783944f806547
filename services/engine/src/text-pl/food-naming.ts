/**
 * Finds the words of a recipe that name a food which was swapped out of the meal (decision 49). A word of the name
 * counts in every Polish form; adjectives ("naturalny", "świeża") only beside a word that names the food itself.
 * A word too many that is marked costs a glance, a word too few is eaten: in doubt a word counts.
 */
import { sameTidyWord } from './inflection.js';
import { variantsOf } from './food-terms.js';
import { wordsOf } from '@pora/text-pl/fold';

/** Piece of a text; `marked` pieces name a food that is no longer in the meal. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** What recipes call a food beside its own name: words of the name → words of the text. */
const OTHER_NAMES: readonly (readonly [named: readonly string[], said: readonly string[]])[] = [
  [
    ['twarogowy', 'twaróg'],
    ['twaróg', 'twarożek', 'serek'],
  ],
  [
    [
      'feta',
      'mozzarella',
      'parmezan',
      'camembert',
      'ricotta',
      'gouda',
      'twaróg',
      'brie',
      'halloumi',
      'mascarpone',
    ],
    ['ser', 'serek', 'serowy'],
  ],
  [['serek'], ['ser', 'twarożek']],
  [
    ['śmietana', 'śmietanka'],
    ['śmietana', 'śmietanka'],
  ],
  [
    ['jajko', 'jajo', 'żółtko', 'białko'],
    ['jajko', 'jajo', 'żółtko', 'białko', 'omlet', 'jajecznica'],
  ],
  [['omlet'], ['jajko', 'jajo']],
  [
    ['chleb', 'bułka', 'kajzerka', 'grahamka', 'bagietka', 'pieczywo', 'pumpernikiel'],
    ['chleb', 'bułka', 'pieczywo', 'kromka', 'kanapka', 'grzanka', 'tost'],
  ],
  [['tortilla'], ['tortilla', 'placek', 'wrap']],
  [['makaron'], ['spaghetti', 'penne', 'nitka', 'świderki', 'kokardka']],
  [
    ['płatki', 'musli'],
    ['owsianka', 'płatki', 'musli'],
  ],
  [
    [
      'łosoś',
      'dorsz',
      'mintaj',
      'pstrąg',
      'tuńczyk',
      'makrela',
      'śledź',
      'sardynka',
      'halibut',
      'morszczuk',
      'karp',
      'sandacz',
      'szczupak',
      'flądra',
      'sola',
      'okoń',
      'plamiak',
    ],
    ['ryba', 'filet'],
  ],
  [
    ['krewetka', 'krab', 'małże', 'kalmary'],
    ['krewetka', 'małże', 'mule', 'kalmar'],
  ],
  [
    ['kurczak', 'indyk', 'wołowina', 'wieprzowina', 'cielęcina', 'królik', 'schab', 'rostbef', 'polędwiczka'],
    ['mięso', 'filet', 'pierś', 'drób'],
  ],
  [['wołowy', 'wieprzowy', 'wieprzowa', 'drobiowy', 'drobiowa', 'mielony', 'mielona'], ['mięso']],
  [
    ['szynka', 'polędwica', 'kiełbasa', 'kabanosy', 'parówki', 'boczek'],
    ['wędlina', 'mięso'],
  ],
  [
    ['orzechy', 'migdały', 'pistacje'],
    ['orzechy', 'orzeszki', 'migdały', 'pistacje', 'bakalie'],
  ],
  [
    ['orzechowy', 'migdałowy'],
    ['orzechy', 'migdały'],
  ],
  [['rodzynki', 'daktyle', 'żurawina', 'morele', 'śliwki'], ['bakalie']],
  [
    ['słonecznik', 'dynia', 'sezam', 'chia', 'siemię'],
    ['nasiona', 'pestki', 'ziarna'],
  ],
  [
    ['sezamowy', 'tahini'],
    ['tahini', 'sezam'],
  ],
  [
    ['pomidor', 'pomidorowy'],
    ['pomidor', 'pomidorek', 'passata', 'przecier'],
  ],
  [['cebula'], ['cebula', 'cebulka', 'szalotka']],
  [['burak'], ['burak', 'buraczek']],
  [['ziemniak'], ['ziemniak', 'ziemniaczek', 'puree', 'frytki']],
  [['marchew'], ['marchew', 'marchewka']],
  [['pietruszka'], ['pietruszka', 'natka']],
  [['seler', 'pietruszka', 'marchew', 'por'], ['włoszczyzna']],
  [
    ['miód', 'cukier', 'syrop'],
    ['miód', 'cukier', 'syrop'],
  ],
];

/** Adjectives as they stand in food names; nouns in -ina, -yna and -tana (wołowina, cytryna, śmietana) are none. */
const ADJECTIVE =
  /(?:[sc]k(?:i|a|ie)|[nwłżdmrh]y|czy|szy|[zd]ki|kki|[włż]e|[nwłżh]a|ne|che|(?:ist|ół|art|ęt|ust)(?:y|a|e)|zi)$/u;
const NOUN = /(?:in|yn|tan|ijan|wan)[ay]$/u;
/** What follows tells how a food is packed or served, not what it is. */
const PACKED = new Set(['w', 'we', 'na']);
const WITHOUT = 'bez';
const JOINING = new Set(['z', 'ze', 'i', 'do', 'lub']);

interface FoodWords {
  /** Words that name the food wherever they stand. */
  readonly sure: readonly string[];
  /** Adjectives and packing: they count beside a sure word. */
  readonly beside: readonly string[];
}

/** Words by which a recipe may name the food. */
function wordsNaming(foodName: string): FoodWords {
  const sure: string[] = [];
  const beside: string[] = [];
  let isPacking = false;
  let isAbsent = false;
  let afterJoining = false;
  for (const word of wordsOf(foodName)) {
    if (PACKED.has(word)) isPacking = true;
    else if (word === WITHOUT) isAbsent = true;
    else if (isAbsent) isAbsent = false;
    else if (JOINING.has(word)) {
      afterJoining = true;
      continue;
    } else if (/\p{L}{3}/u.test(word)) {
      const isQuality = !afterJoining && ADJECTIVE.test(word) && !NOUN.test(word);
      if (isPacking || (sure.length > 0 && isQuality)) beside.push(word);
      else sure.push(word);
    }
    afterJoining = false;
  }
  const own = [...sure, ...beside];
  const others = OTHER_NAMES.filter(([named]) =>
    named.some((name) => own.some((word) => sameTidyWord(name, word))),
  );
  return { sure: [...sure, ...others.flatMap(([, said]) => said)], beside };
}

/** Names of foods are met again and again; what they are called follows from the name alone. */
const spoken = new Map<string, readonly string[]>();
const MOST_SPOKEN = 5_000;

/** Every word that a dish may be called after this food by: its names and the adjectives of what is made of it. */
function spokenOf(foodName: string): readonly string[] {
  let known = spoken.get(foodName);
  if (!known) {
    known = [
      ...new Set(wordsNaming(foodName).sure.flatMap((word) => variantsOf(word).map(({ word: one }) => one))),
    ];
    if (spoken.size >= MOST_SPOKEN) spoken.clear();
    spoken.set(foodName, known);
  }
  return known;
}

/** The words of a dish's name, without those it says the dish is without. */
export function dishWords(name: string): string[] {
  const words = wordsOf(name);
  return words.filter((word, at) => word !== WITHOUT && words[at - 1] !== WITHOUT && /\p{L}{3}/u.test(word));
}

/** Those of the words that call a dish after one of the foods: "orzechami", "orzechowy" after "Orzechy włoskie". */
export function wordsAfter(words: readonly string[], foodNames: readonly string[]): string[] {
  return words.filter((word) =>
    foodNames.some((food) => spokenOf(food).some((name) => sameTidyWord(name, word))),
  );
}

/** Parts a text into pieces; words that name one of the foods are marked, together with what stands between them. */
export function markFoodWords(text: string, foodNames: readonly string[]): MarkedPiece[] {
  const foods = foodNames.map(wordsNaming);
  const tokens = text.split(/([\p{L}\d]+)/u);
  const marked = tokens.map((token, at) => at % 2 === 1 && isNamed(token, foods, 'sure'));
  // An adjective belongs to the food when only a space parts it from a word that names it.
  for (const step of [-2, 2])
    for (let at = step < 0 ? 1 : tokens.length - 2; at > 0 && at < tokens.length; at -= step)
      marked[at] ||= isBeside(tokens, marked, at, step) && isNamed(tokens[at] ?? '', foods, 'beside');
  for (let at = 2; at < tokens.length - 1; at += 2)
    marked[at] = (marked[at - 1] ?? false) && (marked[at + 1] ?? false) && isSpace(tokens[at]);
  return joined(tokens, marked);
}

const isSpace = (token: string | undefined) => token !== undefined && /^\s+$/u.test(token);

function isBeside(tokens: readonly string[], marked: readonly boolean[], at: number, step: number): boolean {
  return (marked[at + step] ?? false) && isSpace(tokens[at + step / 2]);
}

function isNamed(token: string, foods: readonly FoodWords[], which: keyof FoodWords): boolean {
  const [word] = wordsOf(token);
  return word !== undefined && foods.some((food) => food[which].some((name) => sameTidyWord(name, word)));
}

function joined(tokens: readonly string[], marked: readonly boolean[]): MarkedPiece[] {
  const pieces: { text: string; marked: boolean }[] = [];
  for (const [at, text] of tokens.entries()) {
    if (text === '') continue;
    const last = pieces.at(-1);
    if (last && last.marked === marked[at]) last.text += text;
    else pieces.push({ text, marked: marked[at] ?? false });
  }
  return pieces;
}
