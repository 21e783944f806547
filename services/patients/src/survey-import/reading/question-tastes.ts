/** Questions about a group of foods and how it is liked, whatever else stands between the two. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { groupsOf, type Target } from './labels.js';
import { TASTE_IDEAS } from './question-topics.data.js';
import { stands, type Word } from './question-words.js';

const TASTES = TASTE_IDEAS.map(([preference, list]) => ({
  preference,
  patterns: list.split(/\s+/u).map((one) => one.split('_')),
}));

/** Ideas that make a list of foods another question: whom or when they hurt, how often they are eaten, why. */
const OTHERWISE = ['bad', 'intolerant', 'kin', 'otherThing', 'why'];
/** Words between others that change nothing: "których nie może Pani teraz przełknąć". */
const FILLER =
  /^(?:teraz|juz|wcale|zupelnie|bardzo|raczej|absolutnie|obecnie|chyba|takze|najbardziej|za|zadn\w*|jakos|samo|sam|sama)$/u;
/** A group behind one of these only tells what the first one is for: "tłuszcze do pieczywa". */
const FOR = /^(?:do|z|ze|na|od|jak|np|bez)$/u;
const LONGEST_GROUP = 3;
/** How far before what is liked "nie" still denies it: "nie chcesz jeść". */
const DENIAL_REACH = 2;

/** The group a question is about and how it is liked; undefined when it asks something else. */
export function tasteOf(words: readonly Word[], ideas: ReadonlyMap<string, number>): Target | undefined {
  if (OTHERWISE.some((idea) => ideas.has(idea))) return undefined;
  const texts = words.map(({ text }) => text);
  const { groups, others } = groupsIn(texts);
  if (groups.size !== 1) return undefined;
  const preference = BARE_TASTES.get(others.join(' ')) ?? preferenceIn(texts);
  // "Tylko czasem, w małej ilości" is a condition, "ile razy" is a question of its own.
  if (preference === undefined || (ideas.has('often') && preference !== 'conditionallyAllowed'))
    return undefined;
  return { kind: 'taste', groups: [...groups], preference };
}

/** Groups that are named, also by several words ("produkty mleczne"), and the words that name none. */
function groupsIn(texts: readonly string[]): { groups: ReadonlySet<FoodGroup>; others: readonly string[] } {
  const groups = new Set<FoodGroup>();
  const others: string[] = [];
  for (let at = 0; at < texts.length;) {
    const length = [...Array(LONGEST_GROUP).keys()]
      .map((less) => LONGEST_GROUP - less)
      .find((size) => at + size <= texts.length && groupsOf(texts.slice(at, at + size).join(' ')));
    const isAside = groups.size > 0 && FOR.test(texts[at - 1] ?? '');
    if (length === undefined) others.push(texts[at] ?? '');
    else if (!isAside)
      for (const group of groupsOf(texts.slice(at, at + length).join(' ')) ?? []) groups.add(group);
    at += length ?? 1;
  }
  return { groups, others };
}

/** What one likes behind "nie" is disliked: "po które nie sięgasz". */
function preferenceIn(all: readonly string[]): Preference | undefined {
  const texts = all.filter((text) => !FILLER.test(text));
  for (const { preference, patterns } of TASTES) {
    const places = [...texts.keys()].flatMap((at) =>
      patterns.filter((pattern) => stands(pattern, texts, at)).map((pattern) => ({ at, pattern })),
    );
    if (places.length === 0) continue;
    const isDenied = ({ at, pattern }: (typeof places)[number]) =>
      pattern[0] !== 'nie' && texts.slice(Math.max(0, at - DENIAL_REACH), at).includes('nie');
    return preference === 'liked' && places.some(isDenied) ? 'disliked' : preference;
  }
  return undefined;
}

/** "Ryby – które tak?", "Owoce – nie". */
const BARE_TASTES = new Map<string, Preference>([
  ['tak', 'liked'],
  ['ktore tak', 'liked'],
  ['nie', 'disliked'],
  ['ktore nie', 'disliked'],
]);
