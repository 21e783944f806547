/** Names of foods by kind, as the groups and allergens of `food-groups.data.ts` are made of them. Words of food names, separated by spaces. */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';

/** Crustaceans and molluscs. */
export const SEAFOOD =
  'krewetka krab kalmar małż małża omułek ośmiornica homar ostryga przegrzebek rak langusta langustynka mątwa ślimak';
/** Fish, and what is made of them. */
export const FISH =
  'łosoś dorsz mintaj pstrąg tuńczyk makrela śledź sardynka halibut morszczuk karp szczupak sandacz sola flądra ' +
  'węgorz anchois szprot szprotka tilapia panga miruna leszcz okoń troć dorada płastuga rekin sum lin jesiotr ' +
  'kawior tran ryba plamiak czarniak karmazyn gładzica turbot barwena miecznik żabnica sardela';
/** Poultry. */
export const POULTRY = 'kurczak indyk kaczka gęś drób perliczka kurczę kura';
/** Cold cuts and sausages. */
export const COLD_CUTS =
  'wędlina szynka kiełbasa kabanos parówka pasztet boczek salami mortadela baleron kindziuk metka kaszanka ' +
  'salceson frankfurterka serdelek pepperoni chorizo prosciutto bekon polędwica krakowska myśliwska';
/** Foods made of milk, by the first word of their names. */
export const MILK_NAMES =
  'mleko ser serek twaróg jogurt kefir maślanka śmietana śmietanka masło skyr mozzarella feta parmezan camembert ' +
  'ricotta mascarpone brie gouda serwatka kazeina lody';
/** What a name says when it is made of plants instead of milk. */
export const PLANT = 'roślinny sojowy migdałowy owsiany kokosowy ryżowy orzechowy wegański kakaowy';
/** What a name says when it is no butter of milk. */
export const NO_BUTTER = 'orzechowy migdałowy kokosowy sezamowy kakaowy roślinny pistacjowy nerkowiec';
/** Nuts, and what is made of them. */
export const NUTS = 'orzech migdał pistacja nerkowiec fistaszek pekan makadamia pralina marcepan nutella';
/** Cereals with gluten, and what is made of them. */
export const GLUTEN =
  'pszenica żyto jęczmień orkisz owies bulgur kuskus manna makaron semolina durum pszenżyto seitan bułka chleb ' +
  'pierogi pierożek naleśnik pizza ciasto herbatnik słód panierka';
/** What a name says when its flour has no gluten. */
export const NO_GLUTEN = 'bezglutenowy kukurydziany ryżowy gryczany jaglany';

/** Legumes, and what is made of them. */
export const LEGUMES =
  'fasola fasolka groch groszek ciecierzyca cieciorka soczewica bób soja łubin tofu tempeh hummus falafel edamame';
/** Ways to say legumes. */
export const LEGUME_PHRASES = [
  'strączkowe',
  'strączki',
  'warzywa strączkowe',
  'rośliny strączkowe',
  'nasiona strączkowe',
  'strączkowe suche',
];

/** Foods one allergen is declared for: whoever must avoid one of them cannot tell it from "zawiera orzechy". */
export interface AllergenKinds {
  readonly allergen: Allergen;
  /** Names of the single foods; words of a phrase may be inflected. */
  readonly kinds: readonly string[];
  /** One protein in all of them: who is allergic to a single one eats none. */
  readonly isOne?: true;
}

/** Kinds by the allergen a label names for all of them. */
export const ALLERGEN_KINDS_PL: readonly AllergenKinds[] = [
  {
    allergen: 'orzechy',
    kinds: [
      ...['orzech włoski', 'orzech laskowy', 'orzech nerkowca', 'orzech brazylijski', 'orzech pekan'],
      ...['orzech makadamia', 'laskowy', 'nerkowiec', 'pekan', 'makadamia', 'migdał', 'pistacja'],
    ],
  },
  { allergen: 'ryby', kinds: FISH.split(' ').filter((word) => word !== 'ryba') },
  {
    allergen: 'skorupiaki',
    kinds: ['krewetka', 'krab', 'homar', 'rak', 'langusta', 'langustynka'],
    isOne: true,
  },
  {
    allergen: 'moluski',
    kinds: ['kalmar', 'małż', 'małża', 'omułek', 'ośmiornica', 'ostryga', 'przegrzebek', 'mątwa', 'ślimak'],
    isOne: true,
  },
  { allergen: 'seler', kinds: ['seler korzeniowy', 'korzeń selera', 'seler korzeń', 'seler naciowy'] },
  { allergen: 'gluten', kinds: ['pszenica', 'żyto', 'jęczmień', 'orkisz', 'owies', 'pszenżyto'] },
];
