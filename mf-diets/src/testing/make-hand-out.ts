import { type HandOut, type StoredHandOutSettings } from '@pora/contracts/plans/hand-out.model';

/** What a practice begins with, with two texts of general advice. */
export function makeHandOutSettings(
  change: Partial<StoredHandOutSettings['options']> = {},
): StoredHandOutSettings {
  return {
    ...{ id: 'practice', version: 1, updatedAt: null, updatedBy: null },
    options: {
      ...{ layout: 'table', calories: true, macros: true, largePrint: false, recipes: 'appendix' },
      sections: ['advice', 'avoided', 'reading', 'week', 'substitutes', 'shopping', 'notes'],
      ...{ colours: true, pictures: false, advice: ['general'], practiceName: '', contact: '', footer: '' },
      ...change,
    },
    advice: [
      { id: 'general', title: 'Ogólne', text: 'Płyny: {płyny}.' },
      { id: 'reflux', title: 'Refluks', text: 'Jedz mniejsze porcje.' },
    ],
    logo: null,
  };
}

const FIGURES = { kcal: '412', protein: '14,2', fat: '9,8', carbs: '68,1' };

const DISHES: Pick<HandOut, 'recipes' | 'portions'> = {
  recipes: [
    {
      ...{ name: 'Owsianka', without: ['mleko 2 %'] },
      note: 'Podkreślonych produktów nie używaj. Zamiast: mleko 2 % daj: napój owsiany.',
      paragraphs: [
        [
          { text: 'Zalej płatki ', marked: false },
          { text: 'mlekiem', marked: true },
        ],
      ],
    },
  ],
  portions: [
    {
      ...{ name: 'Gulasz', without: [], paragraphs: [], portions: 'na 6 porcji, zjedz 1' },
      ...{ when: 'dzień 1, obiad', ingredients: [{ name: 'Indyk', eat: '100 g', cook: '600 g' }] },
    },
  ],
};

const WEEKS: HandOut['weeks'] = [
  {
    ...{ heading: 'Tydzień 1', about: '23 listopada · Hanna Brzezińska' },
    days: [{ heading: 'Dzień 1', date: 'pon., 23.11' }],
    rows: [
      {
        ...{ time: '07:00', label: 'Śniadanie', type: 'breakfast' },
        cells: [{ name: 'Owsianka', without: ['mleko 2 %'], days: 1, note: '' }],
      },
    ],
  },
];

const TITLE_FACTS: HandOut['titleFacts'] = [
  { label: 'Okres', value: '23.11.2026', note: 'poniedziałek' },
  { label: 'Opracowanie', value: 'Alicja Różańska', note: 'Opracowano 20 listopada 2026' },
];
const FACTS: HandOut['facts'] = [
  { label: 'Cel', value: 'Redukcja masy' },
  { label: 'Posiłki', value: '1 posiłek dziennie' },
  { label: 'PPM', value: '1508 kcal', note: 'w spoczynku' },
  { label: 'CPM', value: '2111 kcal', note: 'z ruchem, PAL 1,4' },
];

/** The text of a hand-out of one day. */
export function makeHandOut(change: Partial<HandOut> = {}): HandOut {
  return {
    fileName: 'Etap_III_Hanna_Brzezińska.docx',
    intro: 'Nie musi się udać co do grama.',
    ...{ person: 'Hanna Brzezińska', planName: 'Etap_III_Hanna_Brzezińska', stage: 'Etap III' },
    ...{ length: '1 dzień', period: '23.11.2026' },
    titleFacts: TITLE_FACTS,
    dietitian: { name: 'Alicja Różańska', email: 'alicja@gabinet.example' },
    practice: { name: 'Gabinet Smaku', contact: '', logo: null },
    ...{ layout: 'table', recipesAt: 'appendix', numbers: 'all', largePrint: false, colours: true },
    hours: [{ time: '07:00', label: 'Śniadanie', type: 'breakfast' }],
    figures: [{ label: 'Średnio dziennie', value: '1725 kcal', note: 'cel 1750 kcal' }],
    facts: FACTS,
    advice: ['Jedz co 3–4 godziny.'],
    avoided: { excluded: ['mleko krowie'], limited: [], disliked: [] },
    reading: ['Całe dni możesz zamieniać miejscami.'],
    weeks: WEEKS,
    days: [
      {
        ...{ heading: 'Dzień 1', date: 'poniedziałek, 23 listopada' },
        meals: [
          {
            ...{ time: '07:00', label: 'Śniadanie', type: 'breakfast' },
            ...{ name: 'Owsianka', without: ['mleko 2 %'], cooking: null },
            ingredients: [
              { name: 'Płatki owsiane', measure: '5 łyżek', mass: '50 g' },
              { name: 'Napój owsiany', insteadOf: 'mleko 2 %', measure: '¾ szklanki', mass: '200 g' },
            ],
            nutrition: FIGURES,
            share: 100,
          },
        ],
        sum: FIGURES,
      },
    ],
    ...DISHES,
    pictureNote: '',
    substitutes: [
      {
        department: 'Pieczywo',
        foods: [{ name: 'Chleb żytni', amount: '35 g', standIns: ['wafel ryżowy 20 g'] }],
      },
    ],
    shopping: [
      {
        ...{ heading: 'Lista zakupów, tydzień 1', about: 'dzień 1 · 23 listopada' },
        departments: [{ name: 'Warzywa', items: [{ name: 'Papryka', amount: '3 szt.' }] }],
      },
    ],
    diaryText: 'Zapisz tylko to, co było inaczej niż w planie.',
    diary: [{ heading: 'Dzień 1', date: 'pon., 23.11' }],
    privacy: ['Twoje dane. Administratorem danych jest Gabinet Smaku.'],
    footer: 'Plan przeznaczony wyłącznie dla: Hanna Brzezińska.',
    ...change,
  };
}
