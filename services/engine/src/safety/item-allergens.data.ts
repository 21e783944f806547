/**
 * Which items of the dictionary of intolerances stand for which of the 14 allergens, readable in both directions. Items are
 * named by their keys in the starter dictionary; the words tell the items that a practice has added itself.
 */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';

/** The items one allergen stands for. */
export interface AllergenItems {
  readonly allergen: Allergen;
  /** In every food that declares the allergen, whatever else is known of it. */
  readonly always: readonly string[];
  /** What the allergen is made of in most foods; a food that names another kind may be without. */
  readonly usual: readonly string[];
  /** Single kinds: a label that says "ryby" does not tell which. */
  readonly kinds: readonly string[];
  /** Words of a name that mean the allergen as a whole. */
  readonly words: string;
  /** Words of a name that mean one kind of it. */
  readonly kindWords: string;
  /** Adjectives that name a kind only beside one of the words: "włoska" is a cabbage, too. */
  readonly kindMarks?: string;
  /** Words that make another thing of the name: "mleko kokosowe". */
  readonly except?: string;
  /** A food that is called so is without the allergen. */
  readonly without?: string;
}

const PLANT = 'kokosowy migdałowy owsiany ryżowy sojowy roślinny wegański kakaowy orzechowy';
const NOT_NUTS = 'ziemny kokos kokosowy piniowy kola cola muszkatołowy arachidowy';

/** Table of allergens and items; the test of the starter dictionary holds the keys to the foods that declare them. */
export const ITEMS_OF_ALLERGENS: readonly AllergenItems[] = [
  {
    allergen: 'gluten',
    always: ['gluten'],
    usual: [],
    kinds: [
      ...['pszenica', 'pszenica-durum', 'orkisz', 'zyto', 'jeczmien', 'owies', 'kuskus', 'otreby-pszenne'],
      ...['gliadyna', 'slod-jeczmienny'],
    ],
    words: 'gluten',
    kindWords:
      'gliadyna glutenina pszenica durum orkisz żyto jęczmień owies kuskus bulgur semolina pszenżyto słód kamut płaskurka samopsza',
    without: 'bezglutenowy',
  },
  {
    allergen: 'skorupiaki',
    always: [],
    usual: [],
    kinds: ['krewetka', 'krab', 'homar', 'rak', 'langusta'],
    words: 'skorupiak',
    kindWords: 'krewetka krab homar rak langusta langustynka kryl',
  },
  {
    allergen: 'jaja',
    always: [],
    usual: ['jajo-kurze', 'bialko-jaja-kurzego', 'zoltko-jaja-kurzego'],
    kinds: ['jajo-przepiorcze'],
    words: 'jajo jajko jaja owoalbumina owomukoid',
    kindWords: '',
    kindMarks: 'przepiórczy kaczy gęsi strusi',
    without: 'bezjajeczny',
  },
  {
    allergen: 'ryby',
    always: [],
    usual: [],
    kinds: [
      ...['dorsz', 'losos', 'pstrag', 'tunczyk', 'makrela', 'sledz', 'sardynka', 'sardela', 'halibut'],
      ...['fladra', 'sola', 'morszczuk', 'mintaj', 'plamiak', 'sandacz', 'szczupak', 'karp', 'okon'],
      ...['okon-morski', 'wegorz', 'turbot', 'barwena', 'miecznik', 'zabnica', 'kawior'],
    ],
    words: 'ryba',
    kindWords:
      'dorsz łosoś pstrąg tuńczyk makrela śledź sardynka sardela anchois halibut flądra gładzica sola morszczuk mintaj ' +
      'plamiak sandacz szczupak karp okoń węgorz turbot barwena miecznik żabnica kawior szprot tilapia panga miruna dorada',
  },
  {
    allergen: 'arachidy',
    always: ['orzech-ziemny'],
    usual: [],
    kinds: [],
    words: 'arachid arachidowy fistaszek ziemny',
    kindWords: '',
  },
  {
    allergen: 'soja',
    always: ['soja'],
    usual: [],
    kinds: [],
    words: 'soja tofu tempeh edamame',
    kindWords: '',
  },
  {
    allergen: 'mleko',
    always: ['kazeina', 'alfa-laktoalbumina', 'beta-laktoglobulina'],
    usual: ['mleko-krowie'],
    kinds: [
      ...['mleko-kozie', 'mleko-owcze', 'mleko-bawole', 'ser-zolty', 'ser-cheddar', 'ser-edamski'],
      ...[
        'ser-ementaler',
        'ser-szwajcarski',
        'mozzarella',
        'camembert',
        'twarog',
        'jogurt',
        'kefir',
        'maslanka',
      ],
    ],
    words: 'mleko mleczny nabiał laktoza kazeina laktoalbumina laktoglobulina serwatka',
    kindWords:
      'ser twaróg jogurt kefir maślanka śmietana śmietanka masło mozzarella camembert cheddar ementaler feta ricotta ' +
      'parmezan gouda brie mascarpone skyr bryndza oscypek halloumi',
    kindMarks: 'kozi owczy bawoli klaczy',
    except: PLANT,
    without: 'bezmleczny beznabiałowy',
  },
  {
    allergen: 'orzechy',
    always: [],
    usual: [],
    kinds: [
      ...['orzech-wloski', 'orzech-laskowy', 'orzech-nerkowca', 'orzech-brazylijski', 'orzech-makadamia'],
      ...['orzech-pekan', 'pistacja', 'migdal'],
    ],
    words: 'orzech',
    kindWords: 'laskowy nerkowiec makadamia pekan pistacja migdał',
    kindMarks: 'włoski brazylijski',
    except: NOT_NUTS,
  },
  {
    allergen: 'seler',
    always: [],
    usual: ['seler-korzen'],
    kinds: ['seler-naciowy'],
    words: 'seler',
    kindWords: '',
    kindMarks: 'naciowy',
  },
  {
    allergen: 'gorczyca',
    always: ['gorczyca'],
    usual: [],
    kinds: [],
    words: 'gorczyca musztarda',
    kindWords: '',
  },
  { allergen: 'sezam', always: ['sezam'], usual: [], kinds: [], words: 'sezam tahini', kindWords: '' },
  {
    allergen: 'dwutlenek_siarki',
    always: ['siarczyny'],
    usual: [],
    kinds: [],
    words: 'siarczyn siarka',
    kindWords: '',
  },
  { allergen: 'lubiny', always: ['lubin'], usual: [], kinds: [], words: 'łubin', kindWords: '' },
  {
    allergen: 'moluski',
    always: [],
    usual: [],
    kinds: ['malza', 'omulek', 'ostryga', 'osmiornica', 'kalmar', 'matwa', 'slimak-morski'],
    words: 'mięczak',
    kindWords: 'małż małża omułek ostryga ośmiornica kalmar mątwa ślimak przegrzebek',
  },
];
