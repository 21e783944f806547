import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const named = (input: Parameters<typeof createAvoidance>[0]) => {
  const avoidance = createAvoidance(input, foods);
  return foods.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name);
};
const disliked = (...entries: string[]) => named({ disliked: entries });
const allergic = (...answers: string[]) => named({ allergies: answers });
const inCategory = (category: string) =>
  foods.filter((food) => food.category === category).map(({ name }) => name);
const withAllergen = (...wanted: string[]) =>
  foods.filter(({ allergenInfo }) => allergenInfo.allergens.some((one) => wanted.includes(one)));

describe('słowa pacjenta a produkty katalogu startowego', () => {
  it.each([
    [
      'wędliny',
      [
        'Boczek wędzony',
        'Szynka gotowana',
        'Polędwica z indyka, wędlina',
        'Szynka parmeńska',
        'Kabanosy wieprzowe',
        'Kiełbasa śląska',
        'Parówki z szynki',
        'Pasztet drobiowy',
      ],
    ],
    [
      'orzechy',
      [
        'Orzechy włoskie',
        'Migdały',
        'Orzechy laskowe',
        'Orzechy nerkowca',
        'Orzechy ziemne, niesolone',
        'Masło orzechowe',
        'Masło migdałowe',
        'Napój migdałowy, bez cukru',
      ],
    ],
    ['cebula i czosnek', ['Cebula, surowa', 'Czosnek, surowy']],
    [
      'pomidory',
      [
        'Pomidor, surowy',
        'Pomidor koktajlowy, surowy',
        'Passata pomidorowa',
        'Koncentrat pomidorowy',
        'Sok pomidorowy',
        'Zupa pomidorowa z ryżem',
      ],
    ],
    ['quinoa', ['Komosa ryżowa, sucha']],
    ['avocado', ['Awokado, świeże']],
    ['cebulka', ['Cebula, surowa']],
    ['buraczki', ['Burak, surowy', 'Burak, gotowany']],
    ['pomidorki', ['Pomidor, surowy', 'Passata pomidorowa']],
    ['marchewka', ['Marchew, surowa']],
    ['owoce morza', ['Krewetki, surowe', 'Krab, konserwowy', 'Małże omułki, surowe', 'Kalmary, surowe']],
    ['nie lubi ryb', ['Łosoś, świeży', 'Dorsz, świeży', 'Śledź marynowany', 'Sardynki w oleju, odsączone']],
    ['bez cebulowych', ['Cebula, surowa', 'Czosnek, surowy', 'Por, surowy', 'Szczypiorek, świeży']],
    [
      'warzywa strączkowe',
      [
        'Soczewica czerwona, sucha',
        'Ciecierzyca, sucha',
        'Groszek zielony, mrożony',
        'Tofu naturalne',
        'Hummus',
      ],
    ],
    [
      'cytrusy',
      [
        'Pomarańcza, świeża',
        'Mandarynka, świeża',
        'Grejpfrut czerwony, świeży',
        'Cytryna, świeża',
        'Sok pomarańczowy',
      ],
    ],
    ['alkohol', ['Wino czerwone wytrawne', 'Piwo jasne']],
    ['psiankowate', ['Pomidor, surowy', 'Papryka żółta, surowa', 'Ziemniak, surowy', 'Bakłażan, surowy']],
    ['kapustnych', ['Kapusta biała, surowa', 'Kalafior, surowy', 'Brokuł, surowy', 'Jarmuż, świeży']],
    ['ostre przyprawy', ['Pieprz czarny, mielony', 'Chrzan tarty', 'Curry, mieszanka przypraw']],
    [
      'drób',
      [
        'Pierś z kurczaka bez skóry, surowa',
        'Indyk mielony, surowy',
        'Wątróbka drobiowa, surowa',
        'Bulion drobiowy',
      ],
    ],
    ['wołowina', ['Wołowina mielona chuda, surowa', 'Rostbef wołowy, surowy']],
    ['wieprzowina', ['Schab wieprzowy, surowy', 'Boczek wędzony', 'Kabanosy wieprzowe']],
    ['sery', ['Ser żółty gouda', 'Ser twarogowy chudy', 'Ser mozzarella']],
    ['grzyby', ['Pieczarka, surowa']],
    ['kasze', ['Kasza gryczana, sucha', 'Kasza kuskus, sucha']],
    ['jajka', ['Jajko kurze, surowe', 'Jajka przepiórcze', 'Makaron jajeczny nitki, suchy']],
    ['kawa', ['Kawa czarna, napar']],
    ['dziczyzna', ['Sarnina, surowa', 'Dzik, surowy']],
    ['zioła', ['Oregano, suszone', 'Tymianek, suszony', 'Rozmaryn, świeży', 'Natka pietruszki, świeża']],
    ['algi', ['Nori, suszone', 'Wakame, suszone', 'Spirulina, proszek']],
    ['grzyby', ['Boczniak, surowy', 'Borowik, mrożony', 'Kurka, świeża', 'Shiitake, świeże']],
    ['owoce morza', ['Homar, gotowany', 'Raki, gotowane', 'Ostrygi, gotowane', 'Ośmiornica, surowa']],
    ['porzeczki', ['Porzeczki czarne, świeże', 'Nektar z czarnej porzeczki']],
    ['wieprzowina', ['Karkówka wieprzowa, surowa', 'Kaszanka', 'Polędwica sopocka', 'Smalec wieprzowy']],
  ])('[decisions 33] „%s” obejmuje to, co obejmuje dla człowieka', (entry, expected) => {
    expect(disliked(entry)).toEqual(expect.arrayContaining(expected));
    expect(createAvoidance({ disliked: [entry] }, foods).notUnderstood).toEqual([]);
  });

  it.each([
    ['nabiał', 'Nabiał'],
    ['mięso', 'Mięso'],
    ['słodycze', 'Słodycze desery ciasta'],
    ['pieczywo', 'Pieczywo'],
  ])('[decisions 33] „%s” obejmuje całą kategorię', (entry, category) => {
    expect(disliked(entry)).toEqual(expect.arrayContaining(inCategory(category)));
  });

  it.each([
    ['por', ['por', 'Szparagi, surowe']],
    ['ser', ['Serek wiejski', 'Seler korzeniowy, surowy', 'Sernik pieczony']],
    ['mak', ['Makaron pszenny, suchy', 'Makrela wędzona', 'Mąka pszenna typ 500']],
    ['pietruszka', ['Piersi z kurczaka', 'Pieprz czarny, mielony']],
    ['owoce morza', ['Łosoś, świeży', 'Owoce leśne, mrożone', 'Jabłko, świeże', 'Sól']],
    ['ryby', ['Krewetki, surowe', 'Kalmary, surowe']],
    ['alkohol', ['Ocet winny', 'Woda', 'Kawa czarna, napar']],
    ['nabiał', ['Jajko kurze, surowe', 'Mleczko kokosowe', 'Jogurt sojowy, naturalny', 'Masło orzechowe']],
    ['orzechy', ['Wiórki kokosowe', 'Sałata masłowa, świeża', 'Mleczko kokosowe']],
    ['drób', ['Jajko kurze, surowe', 'Białko jaja kurzego, surowe']],
    ['sola', ['Fasola biała, konserwowa', 'Sól', 'Fasolka szparagowa, surowa']],
    ['cebula czerwona i biała', ['Kapusta biała, surowa', 'Fasola biała, konserwowa', 'Czekolada mleczna']],
    ['kapustne', ['Kukurydza, konserwowa', 'Karob']],
    ['wołowina', ['Schab wieprzowy, surowy', 'Indyk mielony, surowy', 'Bułka do burgerów']],
    ['makaron', ['Szafran', 'Mak, nasiona']],
    [
      'suszone owoce',
      ['Tymianek, suszony', 'Liść laurowy, suszony', 'Nori, suszone', 'Pomidory suszone, w oleju'],
    ],
    ['rak', ['Rukola, świeża', 'Burak, surowy']],
  ])('[decisions 33] „%s” nie zabiera tego, czego nikt nie miał na myśli', (entry, others) => {
    const taken = disliked(entry);
    expect(others.filter((name) => taken.includes(name))).toEqual([]);
  });

  it('[decisions 33] „gluten” obejmuje każdy produkt z glutenem i żadnego bezglutenowego', () => {
    const taken = disliked('gluten');
    expect(taken).toEqual(expect.arrayContaining(withAllergen('gluten').map(({ name }) => name)));
    // Makaron soba bywa z samej gryki, ale zwykle jest z pszenicą.
    expect(taken.filter((name) => /bezgluten|ryż|gryczan|jaglan/i.test(name))).toEqual([
      'Makaron gryczany soba, suchy',
    ]);
  });

  it('[decisions 33] wyjątki w zdaniu i to, co pacjent lubi, zostają', () => {
    expect(disliked('ryby oprócz łososia i dorsza')).not.toContain('Łosoś, świeży');
    expect(disliked('ryby oprócz łososia i dorsza')).not.toContain('Dorsz, świeży');
    expect(disliked('ryby (poza tuńczykiem)')).not.toContain('Tuńczyk w oleju, odsączony');
    expect(disliked('ryby oprócz łososia')).toContain('Makrela wędzona');
    const liking = named({ disliked: ['mięso', 'nabiał'], accepted: ['kurczak', 'jogurt naturalny'] });
    expect(liking).not.toContain('Pierś z kurczaka bez skóry, surowa');
    expect(liking).not.toContain('Jogurt naturalny 2 %');
    expect(liking).toEqual(expect.arrayContaining(['Schab wieprzowy, surowy', 'Kefir naturalny 2 %']));
    expect(disliked('burak (tylko gotowany)')).toEqual(['Sok z buraków', 'Burak, surowy']);
    expect(disliked('mleko bez laktozy')).toEqual(['Mleko bez laktozy 2 %']);
    expect(disliked('laktoza')).not.toContain('Mleko bez laktozy 2 %');
  });

  it('[decisions 34] to, co pacjent lubi, nigdy nie jest wyjątkiem od alergii', () => {
    const taken = named({ allergies: ['ryby'], accepted: ['łosoś'] });
    expect(taken).toContain('Łosoś, świeży');
  });

  it.each([
    ['uczulenie na orzechy', ['Orzechy włoskie', 'Migdały', 'Musli owocowe, bez cukru']],
    ['alergia na mleko krowie i jajka', ['Ser mozzarella', 'Masło 82 %', 'Majonez', 'Jajko kurze, surowe']],
    ['po orzechach laskowych swędzenie w ustach', ['Orzechy laskowe']],
    ['gorczyca', ['Musztarda', 'Majonez', 'Curry, mieszanka przypraw']],
    ['brak poza orzechami', ['Orzechy włoskie', 'Migdały']],
    ['seler, sezam', ['Seler naciowy, surowy', 'Bulion warzywny', 'Pasta sezamowa tahini', 'Hummus']],
    ['orzeszki ziemne', ['Orzechy ziemne, niesolone', 'Masło orzechowe']],
    ['skorupiaki', ['Krewetki, surowe', 'Krab, konserwowy']],
    ['pszenica', ['Chleb pszenny', 'Makaron pszenny, suchy', 'Bułka kajzerka', 'Sos sojowy']],
  ])('[decisions 34] odpowiedź „%s” trzyma z dala od talerza', (answer, expected) => {
    expect(allergic(answer)).toEqual(expect.arrayContaining(expected));
    expect(createAvoidance({ allergies: [answer] }, foods).notUnderstood).toEqual([]);
  });

  it('[decisions 54] samo podejrzenie trzyma z dala od talerza i czeka na dietetyka', () => {
    expect(allergic('podejrzenie mleka')).toEqual(
      expect.arrayContaining(['Mleko 2 %', 'Ser feta', 'Czekolada mleczna']),
    );
    expect(createAvoidance({ allergies: ['podejrzenie mleka'] }, foods).notUnderstood).toHaveLength(1);
  });

  describe('pieczywo z napisem „bezglutenowe”', () => {
    const breads = ['Chleb bezglutenowy', 'Bułka bezglutenowa'];
    const kept = (answer: string) => breads.filter((name) => !allergic(answer).includes(name));

    it.each(['gluten', 'celiakia', 'nietolerancja glutenu'])(
      '[decisions 34] dostaje, kto nie może glutenu: „%s”',
      (answer) => expect(kept(answer)).toEqual(breads),
    );

    it.each(['jaja', 'mleko', 'soja', 'łubin'])(
      '[decisions 34] nie dostaje, kto nie może tego, co zależy od piekarza: „%s”',
      (answer) => expect(kept(answer)).toEqual([]),
    );
  });

  it('[decisions 34] kto nie może owsa, nie dostaje też bezglutenowego', () => {
    expect(allergic('owies')).toContain('Płatki owsiane bezglutenowe, suche');
  });

  it.each([
    'brak',
    'Brak potwierdzonych',
    'nie ma',
    'nie stwierdzono',
    'nie zna',
    '-',
    '–',
    '',
    'nie',
    'nie ma alergii na mleko',
    'brak alergii i nietolerancji',
    'nie dotyczy',
    'żadnych',
  ])('[decisions 34] „%s” przeczy, więc niczego nie wyklucza i niczego nie ukrywa', (answer) => {
    const input = { allergies: [answer], intolerances: [answer] };
    expect(named(input)).toEqual([]);
    expect(createAvoidance(input, foods).notUnderstood).toEqual([]);
  });

  it('[decisions 33] czego nie da się zrozumieć, jest wymienione ze źródłem', () => {
    const { notUnderstood } = createAvoidance(
      {
        disliked: ['szarańcza', 'se', 'mleko'],
        allergies: ['pyłki traw'],
        intolerances: ['po mleku i dziwnych rzeczach'],
      },
      foods,
    );
    expect(notUnderstood).toEqual([
      { entry: 'pyłki traw', source: 'allergies', reason: 'no_food' },
      { entry: 'dziwnych rzeczach', source: 'intolerances', reason: 'no_food' },
      { entry: 'szarańcza', source: 'disliked', reason: 'no_food' },
      { entry: 'se', source: 'disliked', reason: 'too_short' },
    ]);
  });

  it('[decisions 31] badany produkt bez mapowania szukany jest po nazwie', () => {
    expect(named({ tested: ['Orzech włoski'] })).toEqual(['Orzechy włoskie']);
    expect(named({ tested: ['Komosa ryżowa (quinoa)'] })).toEqual([
      'Komosa ryżowa, sucha',
      'Komosa ryżowa, gotowana',
    ]);
    expect(named({ tested: ['Transglutaminaza'] })).toEqual([]);
  });
});
