/** Allergens as Open Food Facts tags them: one home for the data of a product and for its tables. */
import type { Allergen } from './food.vocabulary.js';

/** What the tags of Open Food Facts call the allergens of the law, without their language, in English and Polish. */
const ALLERGEN_TAGS: ReadonlyMap<string, Allergen> = new Map(
  (
    [
      ['gluten', 'gluten wheat barley rye oats spelt kamut pszenica jeczmien zyto owies orkisz'],
      ['skorupiaki', 'crustaceans shrimps shrimp crab skorupiaki krewetki krab'],
      ['jaja', 'eggs egg jaja jajka jajo'],
      ['ryby', 'fish ryby ryba'],
      ['arachidy', 'peanuts peanut orzeszki-ziemne orzechy-ziemne orzeszki-arachidowe arachidy'],
      ['soja', 'soybeans soy soya soja'],
      ['mleko', 'milk lactose mleko laktoza produkty-mleczne'],
      [
        'orzechy',
        'nuts tree-nuts almonds hazelnuts walnuts cashew-nuts pecan-nuts brazil-nuts pistachio-nuts macadamia-nuts orzechy migdaly orzechy-laskowe orzechy-wloskie orzechy-nerkowca',
      ],
      ['seler', 'celery seler'],
      ['gorczyca', 'mustard gorczyca musztarda'],
      ['sezam', 'sesame-seeds sesame sezam nasiona-sezamu'],
      [
        'dwutlenek_siarki',
        'sulphur-dioxide-and-sulphites sulphites sulfites dwutlenek-siarki dwutlenek-siarki-i-siarczyny siarczyny',
      ],
      ['lubiny', 'lupin lubin'],
      ['moluski', 'molluscs mollusks mieczaki'],
    ] as const
  ).flatMap(([allergen, tags]) => tags.split(' ').map((tag) => [tag, allergen] as const)),
);

const LANGUAGE = /^[a-z]{2,3}:/i;
/** Polish letters that fold to none by their marks. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Whether a word is a tag: it says its language, as "en:milk" does. */
export const isAllergenTag = (word: string): boolean => LANGUAGE.test(word.trim());

/** The words of a tag without its language: "en:sesame-seeds" is "sesame seeds". */
export const wordsOfTag = (tag: string): string =>
  tag.trim().replace(LANGUAGE, '').replaceAll('-', ' ').trim();

/** The allergen a tag names, with or without its language. */
export const allergenOfTag = (tag: string): Allergen | undefined =>
  ALLERGEN_TAGS.get(folded(wordsOfTag(tag)).replaceAll(' ', '-'));
