import { type Allergen } from '@pora/contracts/catalog/food.vocabulary';

/** What the tags of Open Food Facts call the allergens of the law, without their language, in English and Polish. */
export const ALLERGEN_TAGS: ReadonlyMap<string, Allergen> = new Map(
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
