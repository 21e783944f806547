/**
 * Diagnoses and diets with the foods they keep away, as data. What keeps foods out at once is an allergy or celiac disease;
 * the rest is proposed wherever nobody asked about food, and waits for the dietitian.
 */

/** A diagnosis or a diet. */
export interface Diagnosis {
  /** Ways to say it; words may be inflected. */
  readonly phrases: readonly string[];
  /** Foods and group words that are kept away, read as in an answer about allergies; none: it says nothing about foods. */
  readonly keeps: readonly string[];
  readonly kind: 'allergy' | 'diagnosis' | 'diet';
  /** An illness, not a substance that may be eaten: "celiakia", not "fruktoza". */
  readonly isDisease?: boolean;
  /** How much of it is kept depends on the week: kept out, and asked about. */
  readonly isPhased?: boolean;
  /** Why these foods. */
  readonly source: string;
}

const MAMMALS = [
  ...[
    'wieprzowina',
    'wołowina',
    'cielęcina',
    'jagnięcina',
    'baranina',
    'koźlina',
    'konina',
    'dziczyzna',
    'królik',
  ],
  ...['podroby', 'smalec', 'żelatyna', 'kolagen'],
];
const MEAT = ['mięso', 'ryby', 'owoce morza', 'smalec', 'żelatyna', 'kolagen'];

/** Looked through in this order. */
export const DIAGNOSES_PL: readonly Diagnosis[] = [
  {
    phrases: [
      'celiakia',
      'choroba trzewna',
      'celiaklia',
      'celiak',
      'enteropatia glutenowa',
      'choroba Duhringa',
      'glutenozależna',
    ],
    keeps: ['gluten'],
    kind: 'allergy',
    isDisease: true,
    source: 'dieta bezglutenowa jest jedynym leczeniem celiakii',
  },
  {
    phrases: [
      ...[
        'bmk',
        'abmk',
        'apbmk',
        'aplv',
        'cmpa',
        'cmpi',
        'białka mleka krowiego',
        'białko mleka krowiego',
        'białka mleka',
        'białko mleka',
      ],
    ],
    keeps: ['mleko'],
    kind: 'allergy',
    source: 'alergia na białka mleka krowiego',
  },
  {
    phrases: ['skaza białkowa', 'skaza'],
    keeps: ['mleko'],
    kind: 'allergy',
    isDisease: true,
    source: 'alergia na białka mleka krowiego u dzieci',
  },
  {
    phrases: ['alfa gal', 'alpha gal', 'zespół alfa gal', 'zespół alpha gal', 'zespół alfagal', 'alfagal'],
    keeps: [...MAMMALS],
    kind: 'allergy',
    isDisease: true,
    source: 'uczulenie na galaktozo-alfa-1,3-galaktozę: mięso ssaków i żelatyna',
  },
  {
    phrases: ['fenyloketonuria', 'pku'],
    keeps: [
      'mięso',
      'ryby',
      'owoce morza',
      'jaja',
      'nabiał',
      'mleko',
      'strączkowe',
      'orzechy',
      'pestki i nasiona',
      'gluten',
    ],
    kind: 'diagnosis',
    isDisease: true,
    source: 'dieta niskofenyloalaninowa: bez produktów wysokobiałkowych',
  },
  {
    phrases: ['galaktozemia'],
    keeps: ['nabiał', 'mleko'],
    kind: 'diagnosis',
    isDisease: true,
    source: 'dieta bez galaktozy i laktozy',
  },
  {
    phrases: ['nietolerancja galaktozy', 'galaktoza'],
    keeps: ['nabiał', 'mleko'],
    kind: 'diagnosis',
    source: 'dieta bez galaktozy i laktozy',
  },
  {
    phrases: ['fawizm', 'niedobór g6pd', 'g6pd'],
    // Falafel is made of it, too.
    keeps: ['bób', 'falafel'],
    kind: 'diagnosis',
    isDisease: true,
    source: 'bób wywołuje hemolizę przy niedoborze G6PD',
  },
  {
    phrases: ['dna moczanowa', 'dna', 'podagra'],
    keeps: [
      ...['podroby', 'owoce morza', 'alkohol', 'sardynki', 'śledź', 'sardele', 'makrela', 'kawior'],
      ...['drożdże piekarskie', 'bulion', 'dziczyzna', 'piwo'],
    ],
    kind: 'diagnosis',
    isDisease: true,
    source: 'produkty bogate w puryny i alkohol',
  },
  {
    phrases: ['fruktoza', 'fruktozemia', 'nietolerancja fruktozy', 'fruktozuria'],
    keeps: [
      ...['owoce', 'miód', 'sok', 'nektar', 'kompot', 'dżem', 'powidła', 'syrop', 'cukier', 'słodycze'],
      ...['jogurt truskawkowy', 'skyr waniliowy', 'serek homogenizowany', 'mleko zagęszczone', 'sorbet'],
      ...[
        'napój aloesowy',
        'kwas chlebowy',
        'lemoniada',
        'cola',
        'ketchup',
        'knedle',
        'pierogi z truskawkami',
      ],
    ],
    kind: 'diagnosis',
    source: 'owoce, soki, miód i cukier zawierają fruktozę',
  },
  {
    phrases: [
      'histamina',
      'nietolerancja histaminy',
      'histaminowa',
      'histaminoza',
      'nietolerancja histaminowa',
    ],
    keeps: [
      ...[
        'parmezan',
        'cheddar',
        'camembert',
        'sery pleśniowe',
        'sery żółte',
        'alkohol',
        'wędliny',
        'kiszonki',
        'wędzone',
      ],
      ...[
        'tuńczyk',
        'makrela',
        'śledź',
        'sardynki',
        'pomidory',
        'szpinak',
        'czekolada',
        'kakao',
        'ocet',
        'truskawki',
        'cytrusy',
      ],
      ...['sardele', 'anchois', 'kawior', 'krewetki', 'sos sojowy', 'miso', 'tempeh', 'bakłażan', 'awokado'],
      ...['zupa ogórkowa', 'piwo bezalkoholowe', 'kwas chlebowy'],
    ],
    kind: 'diagnosis',
    source: 'produkty bogate w histaminę lub uwalniające ją',
  },
  {
    phrases: [
      ...[
        'weganka',
        'weganin',
        'weganizm',
        'wegański',
        'dieta wegańska',
        'vegan',
        'wege',
        'weganie',
        'odzwierzęce',
        'produkty odzwierzęce',
      ],
      ...['dieta roślinna', 'kuchnia roślinna'],
    ],
    keeps: [...MEAT, 'jaja', 'nabiał', 'mleko', 'miód'],
    kind: 'diet',
    source: 'bez produktów odzwierzęcych',
  },
  {
    phrases: [
      ...[
        'wegetarianka',
        'wegetarianin',
        'wegetarianizm',
        'wegetariański',
        'dieta wegetariańska',
        'vegetarian',
        'jarosz',
      ],
      ...['bezmięsny', 'dieta bezmięsna', 'jarski'],
    ],
    keeps: MEAT,
    kind: 'diet',
    source: 'bez mięsa i ryb',
  },
  {
    phrases: [
      'pescowegetarianka',
      'pescowegetarianin',
      'pesketarianka',
      'pesketarianin',
      'peskatarianka',
      'pescetarianka',
    ],
    keeps: ['mięso', 'smalec', 'żelatyna', 'kolagen'],
    kind: 'diet',
    source: 'bez mięsa, z rybami',
  },
  {
    phrases: ['halal', 'muzułmanka', 'muzułmanin'],
    keeps: ['wieprzowina', 'smalec', 'żelatyna', 'alkohol'],
    kind: 'diet',
    source: 'bez wieprzowiny i alkoholu',
  },
  {
    phrases: ['koszerny', 'dieta koszerna', 'koszer'],
    keeps: ['wieprzowina', 'smalec', 'żelatyna', 'owoce morza', 'królik', 'konina', 'dzik', 'węgorz'],
    kind: 'diet',
    source: 'zwierzęta niekoszerne',
  },
  {
    phrases: ['fodmap', 'low fodmap', 'dieta low fodmap'],
    keeps: [
      ...[
        'cebulowe',
        'strączkowe',
        'pszenica',
        'żyto',
        'laktoza',
        'jabłka',
        'gruszki',
        'śliwki',
        'wiśnie',
        'mango',
        'arbuz',
      ],
      ...['miód', 'kalafior', 'grzyby', 'ksylitol', 'orzechy nerkowca', 'pistacje'],
      ...['brzoskwinie', 'nektarynki', 'morele', 'czereśnie', 'jeżyny', 'figi', 'daktyle', 'rodzynki'],
      ...['karczochy', 'szparagi', 'kapusta włoska', 'suszone owoce'],
    ],
    kind: 'diet',
    isPhased: true,
    source: 'faza eliminacji diety low FODMAP',
  },
  {
    phrases: ['bezglutenowy', 'dieta bezglutenowa', 'bezglutenowo'],
    keeps: ['gluten'],
    kind: 'diet',
    source: 'bez glutenu',
  },
  {
    phrases: ['bezmleczny', 'dieta bezmleczna', 'bezmlecznie', 'beznabiałowy', 'dieta beznabiałowa'],
    keeps: ['nabiał', 'mleko'],
    kind: 'diet',
    source: 'bez mleka i przetworów',
  },
  {
    phrases: [
      ...['keto', 'dieta keto', 'ketogeniczny', 'dieta ketogeniczna', 'low carb', 'dieta low carb'],
      ...['niskowęglowodanowy', 'dieta niskowęglowodanowa'],
    ],
    keeps: [
      ...[
        'pieczywo',
        'makarony',
        'kasze',
        'ryż',
        'ziemniaki',
        'cukier',
        'słodycze',
        'miód',
        'mąka',
        'skrobia',
      ],
      ...['płatki', 'otręby owsiane', 'musli', 'komosa ryżowa', 'amarantus', 'tapioka', 'batat', 'kukurydza'],
      ...['pizza', 'pierogi', 'naleśniki', 'kopytka', 'knedle', 'wrap', 'burrito', 'kanapka', 'zapiekanka'],
      ...['fasola', 'soczewica', 'ciecierzyca', 'banan', 'winogrona', 'suszone owoce', 'sok', 'nektar'],
      ...['napój owsiany', 'napój ryżowy', 'piwo', 'mleko zagęszczone'],
    ],
    kind: 'diet',
    source: 'najmniej węglowodanów',
  },
  ...(
    [
      [['bezjajeczny', 'dieta bezjajeczna', 'bezjajecznie'], 'jaja', 'bez jaj'],
      [['bezorzechowy', 'dieta bezorzechowa', 'bezorzechowo'], 'orzechy', 'bez orzechów'],
      [['bezrybny', 'dieta bezrybna', 'bezrybnie'], 'ryby', 'bez ryb'],
      [['bezsojowy', 'dieta bezsojowa', 'bezsojowo'], 'soja', 'bez soi'],
      [['bezpszenny', 'dieta bezpszenna', 'bezpszennie'], 'pszenica', 'bez pszenicy'],
      [['bezkukurydziany', 'dieta bezkukurydziana'], 'kukurydza', 'bez kukurydzy'],
      [['bezdrożdżowy', 'dieta bezdrożdżowa', 'bezdrożdżowo'], 'drożdże', 'bez drożdży'],
    ] as const
  ).map(([phrases, keeps, source]): Diagnosis => ({ phrases, keeps: [keeps], kind: 'diet', source })),
];
