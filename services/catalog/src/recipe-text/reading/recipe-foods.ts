/**
 * Finds the food an ingredient means, by the words of dislikes: forms, diminutives and other spellings (rule 7). A food is
 * sure when its name says what the recipe says and no other food of the base does as well; what only shares a word is
 * offered, never taken.
 */
import type { Food } from '@pora/contracts/catalog/food.model';
import { FoodBase } from '@pora/engine/text-pl/food-base';
import { variantsOf, type WantedWord } from '@pora/engine/text-pl/food-terms';
import { sameTidyWord } from '@pora/engine/text-pl/inflection';
import { otherNames, type SearchWord } from '@pora/engine/text-pl/search-words';
import { ownUnit } from '@pora/engine/text-pl/unit-weights';
import { tidyText } from '@pora/text-pl/fold';

/** Foods a phrase may mean, the best first. */
export interface FoundFoods {
  readonly foods: readonly Food[];
  /** `sure`: the first one; `several`: it is the best of some; `similar`: none, these share words with the phrase. */
  readonly certainty: 'sure' | 'several' | 'similar';
  /** How far the name of the first is from the phrase. */
  readonly score: number;
  /** What a bare word was taken for: "mąka" for "mąka pszenna". */
  readonly means?: string;
}

const PREPOSITIONS = new Set(['z', 'ze', 'w', 'we', 'do', 'na', 'o', 'i', 'od', 'po', 'typ', 'typu']);
/** Words that say how it is cut, not which food it is; they help where several foods fit. */
const SOFT =
  /^(?:śwież|gruntow|szklarniow|młod|tłoczeni|pierwsz|extra$|virgin$|wiejsk|gęst|posiek|pokroj|kroj|poszatk|drobn|obran|umyt|opłuk|odsącz|odcedz|dojrzał|ulubion|domow|ekolog|bio$|zimn|ciepł|letni|miękk|rozpuszcz|roztop|stopion|przecis|wycis|start[aeyo]|zmiażdż|rozgniec|kostk|plastr|plaster|piórk|pask|cząst|połów|ćwiart|temperatur|pokojow|mał[aeyąi]|duż|średni|spor|mięs|szt|bardzo|lekko|około|najlepiej|np$)/u;
/** What a name adds when nobody asked for it: the plain food first, then the one from a tin, then what is cooked. */
const STATES: readonly (readonly [start: RegExp, cost: number])[] = [
  [/^kurz/u, 0],
  [/^(?:śwież|surow|such[aeyi]|krojon|\d)/u, 0.5],
  [/^(?:konserw|mrożon)/u, 1],
  [/^(?:gotowan|ugotowan|smażon|pieczon|marynowan)/u, 3],
];
const GROUND = /^mielon/u;
const SPICES = /przypraw/iu;
const EXTRA_WORD = 2;
const MISSING_WORD = 10;
const NOT_FIRST = 3;
const OWN_MEASURE = -4;
const NOT_ASKED_WITHOUT = 2;
/** A name may add this much and still be the food that is meant, if the next one is that much further off. */
const [SURE_SCORE, SURE_MARGIN] = [2.5, 1.5];
const WITHOUT = 'bez';
/** What a bare word means in a kitchen; it is told, so that it can be changed. */
const PLAIN: readonly (readonly [word: string, means: string])[] = [
  ['mąka', 'mąka pszenna'],
  ['cukier', 'cukier biały'],
  ['pieprz', 'pieprz czarny'],
];
/** Words with forms in common that are another food: ice is no ice cream. */
const OTHER_FOODS: readonly (readonly [wanted: RegExp, food: RegExp])[] = [
  [/^l(?:ód|od(?:u|owi|em|zie))$/u, /^(?:lod(?:y|ów|om|ami|ach)|lodow\p{L}*)$/u],
  [/^lod(?:y|ów|om|ami|ach)$/u, /^lód$/u],
];

/** Categories of what is made of other foods: an allergy to apples reaches the cake, a recipe with apples does not mean it. */
const DISHES: ReadonlySet<string> = new Set([
  'Zupy',
  'Produkty gotowe',
  'Fastfoody',
  'Słodycze desery ciasta',
]);

interface Scored {
  readonly food: Food;
  readonly score: number;
  readonly missing: number;
}

/** The foods of one catalogue, prepared. */
export class RecipeFoods {
  private readonly base: FoodBase<Food>;

  constructor(
    foods: readonly Food[],
    /** In how many meals each food is: of equals, the one that is used more comes first. */
    private readonly usage: ReadonlyMap<number, number>,
    /** Names the practice has added. */
    private readonly words: readonly SearchWord[] = [],
  ) {
    this.base = new FoodBase(foods);
  }

  /** Foods a phrase may mean; those with the measure the recipe names fit better. */
  find(phrase: string, unit: string | null): FoundFoods {
    const plain = plainMeaning(phrase);
    if (plain !== undefined) {
      const found = this.read(plain, unit);
      if (found.certainty !== 'similar') return { ...found, certainty: 'several', means: plain };
    }
    const direct = this.read(phrase, unit);
    // Another name is asked only where the own one is no food: it is told, so that it can be changed.
    if (direct.certainty !== 'similar') return direct;
    const others = otherNames(phrase, this.words).map((text) => ({ ...this.read(text, unit), means: text }));
    const best = others.reduce<FoundFoods>((one, next) => (next.score < one.score ? next : one), direct);
    return best.certainty === 'sure' && best !== direct ? { ...best, certainty: 'several' } : best;
  }

  /** Whether a word, in any form, stands in the name of a food. */
  knows(word: string): boolean {
    return word.length > 2 && !PREPOSITIONS.has(word) && this.base.foodsWith(variantsOf(word)).size > 0;
  }

  /** Whether no word of a phrase is left aside as a way to cut or cook. */
  saysAll(phrase: string): boolean {
    const words = nameWords(phrase);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    return words.length > 0 && [first, last].every((word) => !PREPOSITIONS.has(word) && !SOFT.test(word));
  }

  private read(phrase: string, unit: string | null): FoundFoods {
    const all = nameWords(phrase).filter((word) => !PREPOSITIONS.has(word));
    const isWithout = all.includes(WITHOUT);
    const wanted = all.filter((word) => word !== WITHOUT).map((word) => ({ word, forms: variantsOf(word) }));
    const said = wanted.filter(({ word }) => !SOFT.test(word));
    if (said.length === 0) return { foods: [], certainty: 'similar', score: Infinity };
    const candidates = new Set(said.flatMap(({ forms }) => [...this.base.foodsWith(forms)]));
    const scored = [...candidates]
      .map((food) => scoreOf(food, { wanted, saidCount: said.length, isWithout, unit }))
      .filter((one) => one !== undefined)
      .sort((a, b) => a.score - b.score || this.useOf(b.food) - this.useOf(a.food) || a.food.id - b.food.id);
    return judge(scored);
  }

  private useOf({ id }: Food): number {
    return this.usage.get(id) ?? 0;
  }
}

/** What the only word of a phrase means where it says no kind. */
function plainMeaning(phrase: string): string | undefined {
  const said = nameWords(phrase).filter((word) => !PREPOSITIONS.has(word) && !SOFT.test(word));
  const [word] = said;
  if (word === undefined || said.length > 1) return undefined;
  return PLAIN.find(([plain]) => sameTidyWord(plain, word))?.[1];
}

function judge(scored: readonly Scored[]): FoundFoods {
  const [best, next] = scored;
  const foods = scored.map(({ food }) => food);
  if (!best) return { foods, certainty: 'similar', score: Infinity };
  if (best.missing > 0) return { foods, certainty: 'similar', score: best.score };
  const isSure = best.score <= SURE_SCORE && (!next || next.score - best.score >= SURE_MARGIN);
  const fitting = scored.filter(({ missing }) => missing === 0).map(({ food }) => food);
  return { foods: fitting, certainty: isSure ? 'sure' : 'several', score: best.score };
}

interface Wanted {
  readonly wanted: readonly { readonly word: string; readonly forms: readonly WantedWord[] }[];
  readonly saidCount: number;
  readonly isWithout: boolean;
  readonly unit: string | null;
}

/** How far a food's name is from the wanted words; undefined when it cannot be meant. */
function scoreOf(food: Food, { wanted, saidCount, isWithout, unit }: Wanted): Scored | undefined {
  const { words, says, without } = readName(food.name, isWithout);
  const isDish = DISHES.has(food.category);
  const hit = new Set<string>();
  const used = new Set<number>();
  for (const { word, forms } of wanted) {
    words.forEach((other, index) => {
      const isCalled = isDish
        ? sameTidyWord(word, other)
        : forms.some((form) => sameTidyWord(form.word, other));
      if (!isCalled || isOtherFood(word, other)) return;
      hit.add(word);
      used.add(index);
    });
  }
  const missing = wanted.filter(({ word }) => !hit.has(word) && !SOFT.test(word)).length;
  const isFirst = used.has(0);
  if (missing > 0 && (!isFirst || missing > saidCount / 2)) return undefined;
  const extra = words.reduce((sum, word, index) => sum + (used.has(index) ? 0 : costOf(word, food)), 0);
  // Of a dish the whole name has to be said: "fasolka" is the bean.
  const dish = isDish && extra > 0 ? EXTRA_WORD : 0;
  const own = unit !== null && ownUnit(unit, food) !== undefined ? OWN_MEASURE : 0;
  // Of "without" nobody spoke, or spoke and the name does not.
  const other = says === isWithout ? 0 : isWithout ? MISSING_WORD : without;
  const score = missing * MISSING_WORD + (isFirst ? 0 : NOT_FIRST) + extra + dish + own + other;
  return { food, score, missing: missing + (isWithout && !says ? 1 : 0) };
}

/** The words of a name that say what the food is; with what it is without only where that is asked for. */
function readName(name: string, withWithout: boolean): { words: string[]; says: boolean; without: number } {
  const all = nameWords(name).filter((word) => !PREPOSITIONS.has(word));
  const at = all.indexOf(WITHOUT);
  if (at < 0) return { words: all, says: false, without: 0 };
  const words = all.filter((_, index) => index !== at && (withWithout || index !== at + 1));
  // "bez skóry" is how a butcher cuts, "bez laktozy" is another food.
  const isCut = /^(?:skór|kości|ości)/u.test(all[at + 1] ?? '');
  return { words, says: !isCut, without: NOT_ASKED_WITHOUT };
}

const isOtherFood = (wanted: string, word: string): boolean =>
  OTHER_FOODS.some(([of, food]) => of.test(wanted) && food.test(word));

function costOf(word: string, food: Food): number {
  if (GROUND.test(word)) return SPICES.test(food.category) ? 0.5 : EXTRA_WORD;
  return STATES.find(([start]) => start.test(word))?.[1] ?? EXTRA_WORD;
}

/** Words and numbers; "3,2" is one. */
const nameWords = (text: string): string[] => tidyText(text).match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
