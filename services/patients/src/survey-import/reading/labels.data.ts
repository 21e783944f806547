/** How forms name groups of foods and preferences, as data: without Polish letters, in lower case. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';

/** Names of the food groups. A wording may name two at once. */
export const GROUP_WORDINGS: readonly (readonly [groups: readonly FoodGroup[], wordings: string])[] = [
  [
    ['products_grain'],
    'produkty zbozowe|zboza|pieczywo|pieczywo kasze|kasze|pieczywo produkty zbozowe|zbozowe|kasze ryze makarony|pieczywo makarony',
  ],
  [
    ['dairy'],
    'mleko przetwory mleczne|nabial|mleko przetwory|produkty mleczne|mleko nabial|przetwory mleczne|mleczne|mleko',
  ],
  [['eggs'], 'jaja|jajka'],
  [['vegetables'], 'warzywa|jarzyny|warzywa przetwory'],
  [['fruits'], 'owoce|owoce przetwory'],
  [['meat'], 'mieso|miesa|mieso drob|drob'],
  [['cold_cuts'], 'przetwory miesne wedliny|przetwory miesne|wedliny|wedlina'],
  [['fish_seafood'], 'ryby owoce morza|ryby|owoce morza|ryby przetwory'],
  [['fats'], 'tluszcze|oleje|tluszcze oleje|oleje tluszcze'],
  [['legumes'], 'warzywa straczkowe|straczki|rosliny straczkowe|straczkowe|nasiona roslin straczkowych'],
  [['potatoes'], 'ziemniaki|ziemniaki bataty|kartofle'],
  [['sweets_nuts'], 'slodycze orzechy|slodycze|orzechy|orzechy slodycze|slodycze przekaski|przekaski'],
  [['spices'], 'przyprawy|ziola przyprawy|przyprawy ziola|ziola'],
  [['meat', 'cold_cuts'], 'mieso wedliny|mieso przetwory miesne|mieso przetwory|mieso i wedliny'],
  [['dairy', 'eggs'], 'nabial jaja|nabial jajka|mleko jaja|jaja nabial'],
  [['meat', 'fish_seafood'], 'mieso ryby|ryby mieso'],
  [['vegetables', 'fruits'], 'warzywa owoce|owoce warzywa'],
  [['meat', 'cold_cuts', 'fish_seafood'], 'mieso wedliny ryby|mieso ryby wedliny'],
];

/** How forms name the three preferences, in words as in the wordings of fields; the first that is found counts. */
export const PREFERENCE_PHRASES: readonly (readonly [preference: Preference, phrases: string])[] = [
  [
    'disliked',
    'wstret*|nie chcesz jesc|nie chce jesc|nie lubi*|nie zjem nigdy|nigdy nie|nie tkn*|nie smakuje|nie wezmiesz do ust|nie wezmie do ust|nie wezme do ust|mi nie dawac|nie dawac|najmniej chetnie|mniej chetnie|nie je|nie jem|nie jesz|nie jada*|nie jedz*|nie smakuj*|nielubian*|nie lubian*|wyklucz*|unika*|nie zje|nie zjesz|nie zjem|nie zjada*|omija*|nie znosi*|nie cierpi*|nie toleruje smaku|nie przepada*|nie akceptuj*|nie chce|niechetni*|nie spozyw*',
  ],
  [
    'conditionallyAllowed',
    'warunkow*|dopuszczaln*|od swieta|dozwolone warunkowo|czasem|czasami|sporadyczn*|okazjonaln*|rzadko',
  ],
  [
    'liked',
    'nie jest w stanie zrezygnowac|nie jestes w stanie zrezygnowac|nie zrezygnuj*|nie potrafi* zrezygnowac|nie moze* zrezygnowac|zjem zawsze|zawsze zjem|jadl codziennie|jadla codziennie|lubi*|lubian*|ulubion*|chetni*|najchetni*|smakuj*|preferow*|preferuj*',
  ],
];

/** Words beside a preference that name no group: foods as such, and that they are eaten. */
export const FOOD_WORDS =
  'produkt* potraw* dani* jedz* jesc jedzeni* smak* rzecz* pokarm* posilk* skladnik* zywnosc* je jesz jem jada* spozyw* spis list* najbardziej szczegoln* bardzo raczej absolutn* zupeln* w_ogole ogole nigdy diec* tez calkowic* zdecydowan* mi mnie bo ust wezm* wezmi* dawac lista tego wyboru najbardziej chcial* chce chcesz by byc diety jakies sa';

/** Short words that name a preference in the head of a table, and are answers elsewhere. */
export const SHORT_PREFERENCE_WORDINGS: Readonly<Record<Preference, string>> = {
  liked: 'tak|plus|lubie',
  conditionallyAllowed: 'czasem|czasami|rzadko|obojetne|moze byc|sporadycznie',
  disliked: 'nie|minus|nigdy',
};

/** Foods by group, for a form that names several groups at once or none. */
export const FOODS_OF_GROUPS: readonly (readonly [group: FoodGroup, foods: string])[] = [
  [
    'cold_cuts',
    'szynka pasztetowa wędlina parówka kiełbasa salami boczek kabanos salceson kaszanka pasztet polędwica baleron mortadela',
  ],
  [
    'fish_seafood',
    'ryba łosoś dorsz śledź makrela tuńczyk karp pstrąg mintaj sandacz szprotka krewetka krab rak paluszki rybne owoce małża kalmar ośmiornica halibut sardynka szczupak',
  ],
  ['eggs', 'jajko jajo jajecznica omlet'],
  [
    'meat',
    'mięso schabowy golonka żeberka kotlet mielony gulasz stek kurczak indyk wołowina wieprzowina wątróbka flaki żołądki ozorki ozór podroby czernina królik kaczka schab cielęcina jagnięcina dziczyzna baranina',
  ],
  ['dairy', 'mleko twarożek serek jogurt kefir twaróg ser maślanka śmietana skyr mozzarella nabiał'],
  ['legumes', 'tofu hummus fasola groch soczewica ciecierzyca bób soja fasolka strączki'],
  ['potatoes', 'ziemniak batat frytka placki puree pyzy'],
  [
    'vegetables',
    'cebula grzyb pieczarka oliwka kiszonka groszek warzywo pomidor ogórek papryka marchew marchewka seler por czosnek burak kapusta brukselka brokuł kalafior szpinak sałata cukinia bakłażan dynia rzodkiewka szparag pietruszka jarmuż kukurydza',
  ],
  [
    'fruits',
    'owoc jagoda poziomka agrest porzeczka jabłko gruszka śliwka banan pomarańcza mandarynka cytryna kiwi malina truskawka borówka wiśnia czereśnia winogrono arbuz melon awokado mango ananas daktyl rodzynka brzoskwinia morela grejpfrut',
  ],
  [
    'products_grain',
    'pizza risotto kluski pierogi naleśnik tost grzanka otręby musli granola chleb bułka makaron ryż kasza kuskus owsianka płatki pieczywo',
  ],
  ['fats', 'masło oliwa olej smalec margaryna'],
  [
    'sweets_nuts',
    'sernik drożdżówka pączek batonik wafel chipsy orzeszek cola szarlotka deser słodycze czekolada lody ciasto orzech migdał chałwa cukierek ciastko żelki',
  ],
  [
    'spices',
    'koper kolendra ocet musztarda bazylia kminek kolendra imbir cynamon oregano pieprz koperek curry majeranek',
  ],
];
