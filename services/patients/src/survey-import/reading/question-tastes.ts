/** Questions about a group of foods and how it is liked, whatever else stands between the two. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { groupsOf, type Target } from './labels.js';
import {
  ACCEPTED,
  ASIDE,
  EATEN,
  MORE_GROUP_WORDS,
  TASTE_IDEAS,
  WHEN,
  WHICH,
} from './question-tastes.data.js';
import { stands, type Word } from './question-words.js';
import { asksOtherwise, shortTasteOf, withoutPronouns } from './taste-words.js';
import { wordTest } from './word-patterns.js';

const patternsOf = (list: string) => list.split(/\s+/u).map((one) => one.split('_'));
/** The lists before this one are idioms: they hold whatever their words mean elsewhere ("trudno zrezygnować"). */
const IDIOMS = 2;
const TASTES = TASTE_IDEAS.map(([preference, list], at) => ({
  preference,
  patterns: patternsOf(list),
  isIdiom: at < IDIOMS,
}));
const MORE_GROUPS = MORE_GROUP_WORDS.flatMap(([group, list]) =>
  patternsOf(list).map((pattern) => ({ group, pattern })),
);
const ACCEPTING = patternsOf(ACCEPTED);
const CONDITIONS = patternsOf(WHEN);
const isAside = wordTest(ASIDE);
const isEaten = wordTest(EATEN);
const isWhich = wordTest(WHICH);

/** Ideas that make a list of foods another question: whose they are, why they are eaten. */
const OTHERWISE = ['kin', 'otherThing', 'why', 'stomachAche'];
/** Whom or when they hurt: no question of taste, unless an idiom says so. */
const HURTS = ['bad', 'intolerant'];
/** Words between others that change nothing: "których nie może Pani teraz przełknąć". */
const FILLER =
  /^(?:teraz|juz|wcale|zupelnie|bardzo|raczej|absolutnie|obecnie|chyba|takze|za|zadn\w*|jakos|samo|sam|sama|po_prostu|zdecydowanie|kategorycznie|szczegolnie|zwykle)$/u;
/** A group behind one of these only tells what the first one is for: "tłuszcze do pieczywa". */
const FOR = /^(?:do|z|ze|na|od|jak|np|bez|w|po|pod|zamiast)$/u;
const LONGEST_GROUP = 3;
/** How far before what is liked "nie" still denies it: "nie chcesz jeść". */
const DENIAL_REACH = 2;
const END = '$';
/** How far behind what is eaten its condition begins: "zje chyba tylko, gdy". */
const CONDITION_REACH = 3;

/** Words that may stand before the foods a question is about. */
const BEFORE_FOODS =
  /^(?:czy|jak\w*|ktor\w*|czego|czym|co|i|z|ze|za|na|w|do|o|u|moj\w*|moi\w*|twoj\w*|twoi\w*|ulubion\w*|te|tych|ten|inn\w*|rodzaj\w*|gatun\w*|typ\w*|list\w*|prosze|wymien\w*|poda\w*|napisz\w*|zapisz\w*|wpisz\w*|swoj\w*|wszystki\w*|najbardziej|najulubien\w*|\w*lubi\w*|nie|jedzon\w*|jadan\w*|preferow\w*|chetnie|tolerow\w*|dziecko|pacjent\w*|jesz|je|jem|jada\w*|konkretn\w*|jeszcze|akceptow\w*|dopuszcz\w*|wyklucz\w*|niechcian\w*|smaczn\w*)$/u;

/** The group a question is about and how it is liked; undefined when it asks something else. */
export function tasteOf(words: readonly Word[], ideas: ReadonlyMap<string, number>): Target | undefined {
  const texts = withoutPronouns(words.map(({ text }) => text));
  if (OTHERWISE.some((idea) => ideas.has(idea)) || asksOtherwise(texts)) return undefined;
  const { groups, others } = groupsIn(words);
  if (groups.size !== 1) return undefined;
  if (asksBoth(bare(texts))) return undefined;
  const idiom = shortTasteOf(others.join(' ')) ?? preferenceIn(texts, TASTES.slice(0, IDIOMS));
  if (idiom) return { kind: 'taste', groups: [...groups], preference: idiom };
  if (HURTS.some((idea) => ideas.has(idea))) return undefined;
  const preference =
    preferenceIn(texts, TASTES.slice(IDIOMS)) ??
    acceptedIn(bare(texts)) ??
    (isAskedWhich(texts, ideas) ? 'liked' : undefined);
  // "Tylko czasem, w małej ilości" is a condition, "ile razy" is a question of its own.
  if (preference === undefined || (ideas.has('often') && preference !== 'conditionallyAllowed'))
    return undefined;
  return { kind: 'taste', groups: [...groups], preference };
}

/** The groups of foods that are what a question is about as a whole; what is wrong or eaten when they are is asked elsewhere. */
export function foodsAskedFor(words: readonly Word[]): ReadonlySet<FoodGroup> {
  const texts = words.map(({ text }) => text);
  const { groups, first } = groupsIn(words, true);
  const areAsked = asksOtherwise(texts) || texts.slice(0, first).every((text) => BEFORE_FOODS.test(text));
  return areAsked && !isOfMore(texts) ? groups : new Set();
}

/** Herbs are taken as well as eaten, milk is drunk, and sweets may be what is eaten between meals. */
function isOfMore(texts: readonly string[]): boolean {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (has(/^mlek/u) && has(/^(?:pij|wypij|pic$|plyn|wod[aey]|kaw|herbat|napo)/u)) return true;
  return has(/^przekas/u) || (has(/^ziol/u) && !has(/^przypraw/u)) || has(/^(?:pomiedzy|miedzy|podjad)/u);
}

interface Groups {
  readonly groups: ReadonlySet<FoodGroup>;
  /** Words that name none. */
  readonly others: readonly string[];
  /** Place of the first one. */
  readonly first: number;
}

/** Groups that are named, also by several words ("produkty mleczne"); those in brackets are examples of the one before. */
function groupsIn(words: readonly Word[], isStrict = false): Groups {
  const groups = new Set<FoodGroup>();
  const others: string[] = [];
  let first = words.length;
  for (let at = 0; at < words.length;) {
    const found = groupAt(words, at, isStrict);
    if (found === undefined) others.push(words[at]?.text ?? '');
    else if (!isExample(words, at) && (groups.size === 0 || !isBehindAnother(words, at))) {
      for (const group of found.groups) groups.add(group);
      first = Math.min(first, at);
    }
    at += found?.length ?? 1;
  }
  return { groups, others, first };
}

/** Behind "do", "z" or in brackets: what the group before it is for, or an example of it. */
const isBehindAnother = (words: readonly Word[], at: number): boolean =>
  words[at]?.isHint === true || FOR.test(words[at - 1]?.text ?? '');

/** "(np. mięso, gluten)": none of them is what is asked for. */
const isExample = (words: readonly Word[], at: number): boolean =>
  words[at]?.isHint === true &&
  words.slice(0, at).some(({ text, isHint }) => isHint && text.replace('.', '') === 'np');

/** Strictly only by its own words: what merely resembles one ("piecze") may be about something else. */
function groupAt(words: readonly Word[], at: number, isStrict: boolean) {
  const texts = words.slice(at, at + LONGEST_GROUP).map(({ text }) => text);
  for (let length = texts.length; length > 0; length -= 1) {
    // "Do pieczywa" names what something else is for.
    const isFor = length > 1 && FOR.test(texts[0] ?? '');
    const named = isStrict || isFor ? undefined : groupsOf(texts.slice(0, length).join(' '));
    if (named) return { groups: named, length };
    const more = MORE_GROUPS.find(({ pattern }) => pattern.length === length && stands(pattern, texts, 0));
    if (more) return { groups: [more.group], length };
  }
  return undefined;
}

const bare = (texts: readonly string[]) => [...texts.filter((text) => !FILLER.test(text)), END];

/** What the first of these lists says of which something is found; what one likes behind "nie" is disliked: "po które nie sięgasz". */
function preferenceIn(all: readonly string[], lists: typeof TASTES): Preference | undefined {
  const texts = bare(all);
  for (const { preference, patterns, isIdiom } of lists) {
    const places = [...texts.keys()].flatMap((at) =>
      patterns.filter((pattern) => stands(pattern, texts, at)).map((pattern) => ({ at, pattern })),
    );
    if (places.length === 0) continue;
    const isDenied = ({ at, pattern }: (typeof places)[number]) =>
      pattern[0] !== 'nie' && texts.slice(Math.max(0, at - DENIAL_REACH), at).includes('nie');
    return !isIdiom && preference === 'liked' && places.some(isDenied) ? 'disliked' : preference;
  }
  return undefined;
}

const placesOf = (texts: readonly string[], patterns: readonly (readonly string[])[]) =>
  [...texts.keys()].filter((at) => patterns.some((pattern) => stands(pattern, texts, at)));
const patternsSaying = (said: Preference) =>
  TASTES.filter(({ preference, isIdiom }) => preference === said && !isIdiom).flatMap(
    ({ patterns }) => patterns,
  );
const LIKING = patternsSaying('liked');
const DISLIKING = patternsSaying('disliked');
const JOINS = /^(?:i|a|oraz|lub|albo|czy|ale)$/u;
const WHICH_NOT = patternsOf(
  'jaki*_nie_$ ktor*_nie_$ czego_nie_$ co_nie_$ lub_nie_$ czy_nie_$ i_nie_$ tak_i_nie tak_nie_$ jaki*_niekoniecznie_$ ktor*_niekoniecznie_$ jaki*_nie_koniecznie_$',
);

/** "Lubiane i nielubiane", "które zjesz, a których nie?": no list holds the answer to both. */
function asksBoth(texts: readonly string[]): boolean {
  const hasMore = texts.length > MOST_OF_SHORT;
  if (hasMore && placesOf(texts, WHICH_NOT).length > 0) return true;
  const liked = placesOf(texts, LIKING).filter(
    (at) => !texts.slice(Math.max(0, at - DENIAL_REACH), at).includes('nie'),
  );
  return placesOf(texts, DISLIKING).some((disliked) =>
    liked.some((at) => {
      const [from, to] = [Math.min(at, disliked), Math.max(at, disliked)];
      return texts.slice(from + 1, to).some((text) => JOINS.test(text));
    }),
  );
}
/** "Owoce – które nie" asks for one of them, and ends here. */
const MOST_OF_SHORT = 4;

/** What is eaten: under a condition that is named behind it, and for whom knows what when only something is added to it. */
function acceptedIn(texts: readonly string[]): Preference | undefined {
  const found = ACCEPTING.flatMap((pattern) =>
    [...texts.keys()]
      .filter((at) => stands(pattern, texts, at))
      .map((at) => ({ at, end: at + pattern.length })),
  );
  const [first] = found.toSorted((a, b) => a.at - b.at);
  if (!first) return undefined;
  const { at, end } = first;
  if (texts.slice(Math.max(0, at - DENIAL_REACH), at).includes('nie')) return 'disliked';
  const isConditional = [...texts.keys()]
    .slice(end, end + CONDITION_REACH)
    .some((place) => CONDITIONS.some((pattern) => stands(pattern, texts, place)));
  if (isConditional) return 'conditionallyAllowed';
  return isAside(texts[end] ?? '') ? undefined : 'liked';
}

/** "Jakie ryby jesz?" asks for them; "Czy jesz ryby?" and "Ryby w diecie" do not. */
function isAskedWhich(texts: readonly string[], ideas: ReadonlyMap<string, number>): boolean {
  const isOfMenu = ideas.has('menu') || texts.some((text) => /^najcze/u.test(text));
  return isWhich(texts[0] ?? '') && texts.some(isEaten) && !isOfMenu;
}
