import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createAvoidance, type AvoidanceInput } from '@pora/engine/text-pl/avoidance';
import type { WordField } from '@pora/engine/text-pl/read-phrase';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));

function read(input: AvoidanceInput) {
  const avoidance = createAvoidance(input, foods);
  const { phrases, notUnderstood } = avoidance;
  const out = foods.filter((food) => {
    const { unverified: _unverified, ...found } = avoidance.of(food);
    return Object.keys(found).length > 0;
  });
  return {
    out: out.map(({ name }) => name),
    phrases,
    open: notUnderstood.map(({ entry, reason }) => `${entry}: ${reason}`),
  };
}
const inField = (field: WordField, text: string) => read({ [field]: [text] });

type Row = readonly [field: WordField, text: string, out: readonly string[], allowed: readonly string[]];

const MILK = ['Mleko 2 %', 'Ser mozzarella', 'Sernik pieczony'];
const NUTS = ['Orzechy włoskie', 'Migdały', 'Pesto bazyliowe'];
const FISH = ['Dorsz, świeży', 'Łosoś, świeży', 'Paluszki rybne, mrożone'];
const PORK = ['Schab wieprzowy, surowy', 'Kiełbasa śląska', 'Mięso mielone wieprzowo-wołowe, surowe'];
const BREAD = ['Chleb żytni', 'Bułka kajzerka', 'Makaron pszenny, suchy'];

/** Kept out without a question. */
const KEPT_OUT: readonly Row[] = [
  [
    'disliked',
    'mięso: wołowina, baranina',
    ['Rostbef wołowy, surowy', 'Baranina, surowa'],
    ['Indyk mielony, surowy'],
  ],
  ['intolerances', 'laktoza (kefir i jogurt ok)', ['Mleko 2 %'], ['Kefir naturalny 2 %']],
  ['allergies', 'Nie – brak tolerancji laktozy', MILK, ['Mleko bez laktozy 2 %']],
  ['allergies', 'brak tolerancji mleka', MILK, ['Napój sojowy, bez cukru']],
  [
    'allergies',
    'Nie zgłasza alergii wziewnych. Uczulenie na orzechy i ryby',
    [...NUTS, ...FISH],
    ['Ziemniak, surowy'],
  ],
  [
    'allergies',
    'Nie stwierdzono nietolerancji. Alergia na jaja',
    ['Jajko kurze, surowe', 'Jajka przepiórcze'],
    MILK.slice(0, 2),
  ],
  ['allergies', 'żadnych ryb', FISH, ['Krewetki, surowe']],
  ['allergies', 'Żadnych, poza selerem', ['Seler naciowy, surowy'], ['Por, surowy']],
  [
    'allergies',
    'uczulenie na orzechy włoskie, ziemne też',
    ['Orzechy włoskie', 'Masło orzechowe'],
    ['Orzechy laskowe'],
  ],
  [
    'allergies',
    'orzechy laskowe i wloskie',
    ['Orzechy laskowe', 'Orzechy włoskie'],
    ['Kapusta włoska, surowa'],
  ],
  ['allergies', 'po krewetkach obrzęk warg i pokrzywka', ['Krewetki, surowe'], ['Pokrzywa, napar']],
  [
    'allergies',
    'alergia na lateks (banan, awokado, kiwi)',
    ['Banan, świeży', 'Kiwi, świeże'],
    ['Jabłko, świeże'],
  ],
  ['allergies', 'nie tylko mleko, ale także soja', [...MILK, 'Tofu naturalne'], ['Napój ryżowy']],
  ['allergies', 'od tamtej pory nie jada orzechów', NUTS, ['Por, surowy']],
  ['allergies', 'mleko oprócz bez laktozy', MILK, ['Mleko bez laktozy 2 %']],
  ['allergies', 'celiakia', BREAD, ['Chleb bezglutenowy']],
  ['allergies', 'alergia na BMK', MILK, ['Białko jaja kurzego, surowe', 'Tofu naturalne']],
  ['intolerances', 'gluten może być, laktoza nie', MILK, ['Kasza kuskus, sucha']],
  ['intolerances', 'mąż: celiakia; ja: nietolerancja laktozy', MILK, BREAD.slice(0, 1)],
  ['intolerances', 'zero mleka', MILK, ['Napój sojowy, bez cukru']],
  ['intolerances', 'wykluczono gluten z diety w 2021 r.', BREAD, ['Ryż biały, suchy']],
  ['intolerances', 'nietol. lakt.', MILK, ['Mleko bez laktozy 2 %']],
  ['intolerances', 'nietolerancja fruktozy', ['Jabłko, świeże', 'Miód pszczeli'], ['Pomidor, surowy']],
  ['intolerances', 'mleko nie, kefir tak', MILK, ['Kefir naturalny 2 %']],
  ['intolerances', 'kurcze brzucha po mleku', MILK, ['Pierś z kurczaka bez skóry, surowa']],
  [
    'disliked',
    'kasza jaglana / gryczana',
    ['Kasza jaglana, sucha', 'Kasza gryczana, sucha'],
    ['Mąka gryczana', 'Płatki jaglane, suche'],
  ],
  ['disliked', 'wieprzowiny nie, wołowina ok', PORK, ['Rostbef wołowy, surowy']],
  ['disliked', 'szpinak tak brukselka nie', ['Brukselka, surowa'], ['Szpinak, świeży']],
  [
    'disliked',
    'seler naciowy tak, korzeń nie',
    ['Seler korzeniowy, surowy'],
    ['Seler naciowy, surowy', 'Pietruszka korzeń, surowa'],
  ],
  ['disliked', 'nie mogę nic z grzybami', ['Pieczarka, surowa'], ['Ryż biały, suchy']],
  [
    'disliked',
    'nie znoszę szpinaku i nie przepadam za cukinią',
    ['Szpinak, świeży', 'Cukinia, surowa'],
    ['Por, surowy'],
  ],
  ['disliked', 'omija nabiał', MILK, ['Jajko kurze, surowe']],
  ['disliked', 'ani ryb, ani grzybów', [...FISH, 'Kurka, świeża'], ['Kurczak mielony, surowy']],
  ['disliked', 'jem wszystko oprócz ryb', FISH, ['Krewetki, surowe']],
  [
    'disliked',
    'je wszystko poza wątróbką i szpinakiem',
    ['Wątróbka wieprzowa, surowa', 'Szpinak, mrożony'],
    ['Por, surowy'],
  ],
  ['disliked', 'z nabiału tylko kefir', MILK, ['Kefir naturalny 2 %']],
  ['disliked', 'żadnych ryb (wyjątek: dorsz)', ['Łosoś, świeży'], ['Dorsz, świeży']],
  ['disliked', 'ryby, ale nie łosoś', ['Dorsz, świeży'], ['Łosoś, świeży']],
  ['disliked', 'lubi kurczaka, ale nie wieprzowinę', PORK, ['Kurczak mielony, surowy']],
  ['disliked', 'marchew tylko gotowana', ['Marchew, surowa'], ['Ziemniak, gotowany']],
  ['disliked', 'czekolada biała (gorzka ok)', ['Czekolada biała'], ['Czekolada gorzka 70 %']],
  ['disliked', 'warzywa: por, seler', ['Por, surowy', 'Seler naciowy, surowy'], ['Marchew, surowa']],
  [
    'disliked',
    'weganka',
    ['Kurczak mielony, surowy', 'Miód pszczeli', ...MILK, ...FISH],
    ['Tofu naturalne', 'Pasztet sojowy'],
  ],
  [
    'disliked',
    'wegetarianin',
    ['Rostbef wołowy, surowy', ...FISH],
    ['Ser mozzarella', 'Jajko kurze, surowe'],
  ],
  ['disliked', 'halal', [...PORK, 'Piwo jasne'], ['Rostbef wołowy, surowy']],
  ['accepted', 'ryb nie lubię', FISH, ['Krewetki, surowe']],
  ['accepted', 'ryby oprócz dorsza', ['Dorsz, świeży'], ['Łosoś, świeży']],
];

/** As wide as a person means it. */
const WIDTH: readonly Row[] = [
  [
    'disliked',
    'pszenica',
    ['Kasza manna, sucha', 'Kasza bulgur, sucha', 'Kasza kuskus, sucha'],
    ['Makaron ryżowy, suchy'],
  ],
  [
    'allergies',
    'pszenica',
    ['Kasza manna, sucha', 'Kasza bulgur, sucha', 'Kasza kuskus, sucha'],
    ['Ryż biały, suchy'],
  ],
  ['disliked', 'wieprzowina', PORK, ['Indyk mielony, surowy']],
  ['disliked', 'wołowina', ['Mięso mielone wieprzowo-wołowe, surowe'], ['Schab wieprzowy, surowy']],
  ['disliked', 'żyto', ['Chleb pszenno-żytni'], ['Chleb orkiszowy']],
  ['disliked', 'jabłka', ['Mus jabłkowo-mangowy, bez cukru'], ['Gruszka, świeża']],
  ['disliked', 'jabłka surowe', ['Jabłko, świeże'], ['Sok jabłkowy', 'Marchew, surowa', 'Szarlotka']],
  ['disliked', 'cebula surowa', ['Cebula, surowa'], ['Krążki cebulowe']],
  ['disliked', 'ryby wędzone', ['Makrela wędzona'], ['Boczek wędzony', 'Łosoś, świeży']],
  ['disliked', 'kiełbasa', ['Kiełbasa śląska'], ['Szynka gotowana', 'Salami']],
  ['disliked', 'masło', ['Masło 82 %', 'Masło klarowane'], ['Masło orzechowe', 'Masło migdałowe']],
  ['disliked', 'olej', ['Olej rzepakowy'], ['Masło 82 %', 'Smalec wieprzowy']],
  ['disliked', 'ryż', ['Ryż biały, suchy', 'Wafel ryżowy'], ['Komosa ryżowa, sucha']],
  [
    'disliked',
    'pestki i nasiona',
    ['Pestki dyni, łuskane', 'Nasiona chia'],
    ['Olej słonecznikowy', 'Olej lniany'],
  ],
  ['disliked', 'quinoi', ['Komosa ryżowa, sucha'], ['Ryż biały, suchy']],
  ['disliked', 'pancaków', ['Placki ziemniaczane'], ['Ziemniak, surowy']],
  ['allergies', 'jaja kurze', ['Jajka przepiórcze'], ['Kurczak mielony, surowy']],
  ['allergies', 'orzechy', ['Migdały', 'Masło migdałowe'], ['Gałka muszkatołowa, mielona']],
];

/** Says nothing against any food, and asks nothing. */
const CLOSED: readonly (readonly [WordField, string])[] = [
  ...(
    [
      'Brak',
      'bez alergii',
      'na razie brak',
      'nie dotyczy',
      '–',
      'brak przeciwwskazań',
      'neguje',
      'nic mi nie szkodzi',
    ] as const
  ).map((text) => ['allergies', text] as const),
  ['allergies', 'nie zgłasza alergii, nietolerancji i dolegliwości'],
  ['allergies', 'nigdy nie miałam problemów z orzechami'],
  ['notes', 'nigdy nie miałam problemów z orzechami'],
  ['notes', 'córka ma celiakię, gotuję osobno'],
  ['disliked', 'flaki, salceson, pasztetowa'],
  ['allergies', 'Wykluczono alergię na gluten'],
  ['allergies', 'nie jest uczulony na orzechy'],
  ['allergies', 'mama uczulona na orzechy'],
  ['allergies', 'w rodzinie alergia na ryby, u mnie brak'],
  ['disliked', 'lubię wszystko'],
  ['disliked', 'bez ograniczeń'],
  ['disliked', 'mleko toleruję'],
  ['disliked', 'ketchup jest ok'],
  ['chronic', 'rak piersi w 2015 r.'],
  ['chronic', 'cukrzyca typu 2, stłuszczenie wątroby, Hashimoto'],
  ['chronic', 'przyjmuje mleczan magnezu i laktulozę'],
  ['complaints', 'wzdęcia, bóle brzucha'],
  ['complaints', 'brak'],
  ['notes', 'Nazywam się Ryba Anna.'],
  ['notes', 'Proszę o kontakt po 17.'],
  ['notes', 'Bardzo lubię ryby i kasze.'],
  ['notes', 'Gotuję dla męża, który nie je ryb'],
  ['notes', 'Olejek z oregano 2 razy dziennie'],
  ['purpose', 'Redukcja masy ciała, insulinooporność'],
  ['purpose', 'Nauczyć się zdrowo jeść, mniej słodyczy, więcej warzyw'],
  ['purpose', 'mąż ma celiakię, gotuję osobno'],
  ['past', 'ospa, zapalenie płuc, usunięty woreczek żółciowy'],
  ['meds', 'Euthyrox 50, Metformax 2x1, witamina D3 2000, magnez'],
  ['meds', 'uczulenie na penicylinę'],
];

/** Has to be asked about, whatever is kept out meanwhile. */
const ASKED: readonly (readonly [WordField, string])[] = [
  ...(
    [
      'orzehy',
      'pomidroy',
      'TAK, kilka',
      'nie wiem',
      'pyłki traw',
      'alergia pokarmowa',
      'do 3 r.ż. skaza białkowa',
    ] as const
  ).map((text) => ['allergies', text] as const),
  ['allergies', 'w dzieciństwie uczulenie na jaja'],
  ['allergies', 'mleko oprócz mleka'],
  ['allergies', 'nie wykluczono alergii na orzechy'],
  ['allergies', 'orzechy: tak'],
  ['allergies', 'orzechy (tylko włoskie)'],
  ['allergies', 'brak alergii na mleko, jaja'],
  ['allergies', 'córka uczulona na mleko'],
  ['allergies', 'mleko nie, kefir tak'],
  ['allergies', 'do zeszłego roku nie miałam problemów z orzechami'],
  ['intolerances', 'mleko do 1 szklanki dziennie'],
  ['intolerances', 'jajka w wypiekach toleruje'],
  ['disliked', 'zupa mleczna'],
  ['disliked', 'surowe'],
  ['chronic', 'fenyloketonuria'],
  ['chronic', 'dna moczanowa'],
  ['chronic', 'nietolerancja laktozy'],
  ['complaints', 'zgaga po kawie'],
  ['complaints', 'alergia'],
  ['notes', 'Proszę bez ryb'],
  ['notes', 'mniej mięsa'],
  ['notes', 'Gluten odstawiłam sama i czuję się lepiej'],
  ['notes', 'dieta low FODMAP'],
  ['purpose', 'ułożenie diety wegetariańskiej'],
  ['purpose', 'dieta bez nabiału'],
  ['past', 'alergia na orzechy w dzieciństwie'],
];

describe('słowa pacjenta, zdanie po zdaniu', () => {
  it.each(KEPT_OUT)(
    '[decisions 54] %s: „%s” trzyma z dala to, o co chodzi, i o nic nie pyta',
    (field, text, out, allowed) => {
      const found = inField(field, text);
      expect(found.out).toEqual(expect.arrayContaining([...out]));
      expect(allowed.filter((name) => found.out.includes(name))).toEqual([]);
      expect(found.open).toEqual([]);
    },
  );

  it.each(WIDTH)(
    '[decisions 33] %s: „%s” sięga dokładnie tam, gdzie sięga dla człowieka',
    (field, text, out, allowed) => {
      const found = inField(field, text);
      expect(found.out).toEqual(expect.arrayContaining([...out]));
      expect(allowed.filter((name) => found.out.includes(name))).toEqual([]);
    },
  );

  it.each(CLOSED)('[decisions 54] %s: „%s” niczego nie wyklucza i o nic nie pyta', (field, text) => {
    expect(inField(field, text)).toMatchObject({ out: [], open: [] });
  });

  it.each(ASKED)('[decisions 54] %s: „%s” czeka na dietetyka', (field, text) => {
    expect(inField(field, text).open).not.toEqual([]);
  });

  it.each([
    ['chronic', 'celiakia', BREAD],
    ['chronic', 'alergia na białka mleka krowiego', MILK],
    ['complaints', 'uczulenie na jaja', ['Jajko kurze, surowe']],
    ['purpose', 'Jadłospis przy celiakii', BREAD],
    ['past', 'alergia na białka mleka krowiego', MILK],
    ['meds', 'mam alergię na mleko', MILK],
    [
      'notes',
      'Wstrząs anafilaktyczny po orzeszkach ziemnych',
      ['Orzechy ziemne, niesolone', 'Masło orzechowe'],
    ],
  ] as const)('[decisions 55] %s: „%s” działa od razu i czeka na spojrzenie', (field, text, out) => {
    const found = inField(field, text);
    expect(found.out).toEqual(expect.arrayContaining([...out]));
    expect(found.phrases).toMatchObject([{ elsewhere: 'kept_out', isOpen: true }]);
    expect(found.open).toEqual([`${text}: elsewhere`]);
  });

  it('[decisions 55] reszta z innych pól jest propozycją: nic nie znika, nic nie jest jeszcze wykluczone', () => {
    const found = inField('chronic', 'fenyloketonuria');
    expect(found.out).toEqual([]);
    expect(found.phrases).toMatchObject([{ reading: 'avoided', elsewhere: 'proposed', isOpen: true }]);
  });

  it('[decisions 34] lubiany łosoś nie jest wyjątkiem od alergii na ryby', () => {
    expect(read({ allergies: ['ryby'], accepted: ['łosoś'] }).out).toContain('Łosoś, świeży');
    expect(read({ disliked: ['ryby'], accepted: ['łosoś'] }).out).not.toContain('Łosoś, świeży');
  });

  it('[decisions 54] wyjątek, który zabiera wszystko, niczego nie zabiera i jest pokazany', () => {
    const found = inField('allergies', 'mleko oprócz mleka');
    expect(found.out).toContain('Mleko 2 %');
    expect(found.open).toEqual(['mleko oprócz mleka: lifts_all']);
  });

  it('[decisions 54] literówka ani skrót nie prowadzą do innego produktu', () => {
    // As it sounds it is the same word: kept out, and asked about.
    expect(inField('allergies', 'orzehy').out).toEqual(inField('allergies', 'orzechy').out);
    expect(inField('disliked', 'pomidroy').out).toEqual([]);
    expect(inField('allergies', 'orz. włoskie').out).toEqual(expect.arrayContaining(['Orzechy włoskie']));
    expect(inField('allergies', 'orz. włoskie').out).not.toContain('Kapusta włoska, surowa');
  });
});
