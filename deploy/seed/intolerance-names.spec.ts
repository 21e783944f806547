import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readStarterFoods, readStarterIntolerances, type SeedFood } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const foods = readStarterFoods(dir);
const dictionary = readStarterIntolerances(dir);
const foodsOf = new Map(dictionary.map(({ key, foodIds }) => [key, new Set(foodIds)]));
const holds = ({ id }: SeedFood, key: string) => foodsOf.get(key)?.has(id) ?? false;
const names = (list: SeedFood[]) => list.map(({ name }) => name);

/** Start of a word, for Polish letters too; every name is read in small letters. */
const B = '(?<![\\p{L}])';
const word = (pattern: string) => new RegExp(`${B}(?:${pattern})`, 'u');

/**
 * What a name says about a food, as a second look at the links: every food so named must be linked to the
 * item.
 */
const NAMED: { key: string; inName: RegExp; unless?: RegExp }[] = [
  { key: 'pomidor', inName: /pomidor|ketchup/u },
  { key: 'ziemniak', inName: /ziemnia|frytki|kopytka|kluski śląskie|pyzy/u },
  { key: 'bataty', inName: word('batat') },
  { key: 'kukurydza', inName: /kukurydz/u },
  { key: 'ryz', inName: word('ryż'), unless: /komosa/u },
  { key: 'gryka', inName: word('grycz') },
  { key: 'proso', inName: word('jaglan') },
  { key: 'komosa-ryzowa', inName: /komosa/u },
  { key: 'tapioka', inName: /tapiok/u },
  { key: 'ogorek', inName: word('ogór|mizeri') },
  { key: 'papryka-czerwona', inName: /papryka (czerwona|słodka)/u },
  { key: 'papryka-zielona', inName: /papryka zielona/u },
  { key: 'marchew', inName: word('marchew|marchwi') },
  { key: 'cebula', inName: word('cebul') },
  { key: 'czosnek', inName: word('czosn') },
  { key: 'burak', inName: word('burak|botwin|barszcz (?:czerwony|ukraiński)') },
  { key: 'kapusta-biala', inName: /kapusta (biała|kiszona)|kapuśniak|coleslaw|bigos|z kapustą/u },
  { key: 'brokul', inName: word('brokuł') },
  { key: 'dynia', inName: word('dyni'), unless: /pestki/u },
  { key: 'szpinak', inName: word('szpinak') },
  { key: 'salata', inName: word('sałata') },
  { key: 'oliwki', inName: word('oliw') },
  { key: 'pieczarka', inName: word('pieczark') },
  { key: 'borowik', inName: /borowik|z kapustą i grzybami/u },
  { key: 'chrzan', inName: word('chrzan') },
  { key: 'imbir', inName: word('imbir') },
  { key: 'bazylia', inName: word('bazyli') },
  { key: 'oregano', inName: word('oregano') },
  { key: 'mieta', inName: word('mięt') },
  { key: 'koper', inName: word('koperek') },
  { key: 'cynamon', inName: word('cynamon') },
  { key: 'pieprz-czarny', inName: /pieprz czarny/u },
  { key: 'lisc-laurowy', inName: /liść laurowy/u },
  { key: 'wanilia', inName: word('wanil') },
  {
    key: 'wieprzowina',
    inName: /wieprz|schab|boczek|szynk|kabanos|kiełbasa|parówk|salami|pepperoni|karkówk/u,
  },
  { key: 'wieprzowina', inName: /smalec|żelatyn|galaretka|żelki|kaszanka/u },
  { key: 'wolowina', inName: word('woł|cielęc|hamburger|cheeseburger') },
  { key: 'wolowina', inName: /wieprzowo-wołow/u },
  { key: 'kurczak', inName: word('kurczak|drobi') },
  { key: 'indyk', inName: word('indyk') },
  { key: 'kaczka', inName: word('kaczk') },
  { key: 'krolik', inName: word('królik') },
  { key: 'losos', inName: word('łoso') },
  { key: 'dorsz', inName: word('dorsz|tran') },
  { key: 'tunczyk', inName: word('tuńczyk') },
  { key: 'makrela', inName: word('makrel') },
  { key: 'sledz', inName: word('śledź') },
  { key: 'pstrag', inName: word('pstrąg') },
  { key: 'sardela', inName: /anchois|worcester|sos rybny/u },
  { key: 'mintaj', inName: /mintaj|paluszki|kanapka z rybą/u },
  { key: 'krewetka', inName: word('krewet') },
  { key: 'krab', inName: word('krab|paluszki surimi') },
  { key: 'orzech-ziemny', inName: /ziemn(e|ymi)(?!\p{L})|masło orzechowe/u },
  { key: 'orzech-wloski', inName: word('orzechy włoskie|makowiec') },
  { key: 'orzech-laskowy', inName: /laskow|czekoladowo-orzechow|granola/u },
  { key: 'migdal', inName: /migdał|marcepan|granola/u },
  { key: 'pistacja', inName: word('pistacj') },
  { key: 'kakao', inName: /kaka|czekolad|brownie/u, unless: /czekolada biała/u },
  { key: 'kokos', inName: /kokos/u },
  { key: 'mak', inName: word('mak(?!\\p{L})|makow') },
  { key: 'slonecznik', inName: /słonecznik/u },
  { key: 'siemie-lniane', inName: /siemi|lnian/u },
  { key: 'rzepak', inName: /rzepak/u },
  { key: 'konopie', inName: /konop/u },
  { key: 'jablko', inName: word('jabł|szarlotk') },
  { key: 'gruszka', inName: word('gruszk') },
  { key: 'sliwka', inName: word('śliw') },
  { key: 'wisnia', inName: word('wiśni') },
  { key: 'truskawka', inName: word('truskaw') },
  { key: 'malina', inName: word('malin') },
  { key: 'borowka', inName: word('borówk|jagody') },
  { key: 'porzeczka-czarna', inName: /czarnej porzeczki|porzeczki czarne/u },
  { key: 'porzeczka-czerwona', inName: /porzeczki czerwone/u },
  { key: 'zurawina', inName: word('żurawin') },
  { key: 'winogrono', inName: word('winogron|rodzynki|wino(?!\\p{L})|ocet (?:winny|balsam)') },
  { key: 'pomarancza', inName: word('pomarańcz') },
  { key: 'cytryna', inName: word('cytryn|lemoniad') },
  { key: 'ananas', inName: word('ananas') },
  { key: 'mango', inName: word('mang') },
  { key: 'figa', inName: word('figi') },
  { key: 'granat', inName: word('granat') },
  { key: 'awokado', inName: word('awokado') },
  { key: 'miod', inName: word('miód|miod|piernik') },
  { key: 'kawa', inName: word('kawa czarna') },
  { key: 'herbata-czarna', inName: word('herbata czarna') },
  { key: 'fasola-biala', inName: /fasola biała|fasolk[ai] po|zupa fasolowa/u },
  { key: 'fasola-czerwona', inName: /fasola czerwona|burrito/u },
  { key: 'fasola-mung', inName: word('fasoli mung') },
  { key: 'groch', inName: word('groch|grosz') },
  { key: 'soczewica', inName: word('soczewic') },
  { key: 'ciecierzyca', inName: word('ciecierzyc|hummus|falafel') },
  { key: 'bob', inName: word('bób') },
  { key: 'soja', inName: word('soj|tofu|tempeh|edamame|miso') },
  { key: 'twarog', inName: word('twar(?:óg|og)|sernik|skyr|serek (?:wiejski|homog)|naleśniki z serem') },
  { key: 'jogurt', inName: word('jogurt'), unless: /sojow|kokos/u },
  { key: 'kefir', inName: word('kefir|chłodnik') },
  { key: 'ser-zolty', inName: word('ser żółty|ser topiony|cheeseburger|zapiekanka|lasagne') },
  { key: 'ser-edamski', inName: word('ser żółty edamski') },
  { key: 'ser-cheddar', inName: word('ser żółty cheddar|cheeseburger') },
  { key: 'mozzarella', inName: word('ser mozzarella|pizza') },
  { key: 'mleko-kozie', inName: word('mleko kozie|ser kozi|ser feta') },
  { key: 'mleko-bawole', inName: /bawol/u },
  {
    key: 'drozdze-piekarskie',
    inName: word('chleb|bułk|drożdże|bagietk|ciabatt|chałk|hamburger|hot dog|pizza'),
    unless: /chleb gryczany|chrupki bezglut/u,
  },
];

/** Names of what is made of a grain; a food with gluten must be linked to the grain, not to gluten alone. */
const GRAINS: { key: string; inName: RegExp; unless?: RegExp }[] = [
  {
    key: 'pszenica',
    inName: word(
      'pszen|orkisz|kuskus|kasza (?:manna|bulgur)|makaron|bułk|kajzerk|graham|bagietk|ciabatt|croissant|rogal|pita|chałk' +
        '|naleśnik|pierog|knedle|kotlet|biszkopt|herbatnik|piernik|sernik(?!ow)|szarlotk|makowiec|babka|pączek|brownie|ciasto' +
        '|pizza|lasagne|hamburger|cheeseburger|hot dog|kebab|wrap|burrito|zapiekank|krążki|nuggets|paluszki|seitan' +
        '|placki|pyzy|kopytka',
    ),
    unless: /bezglut|makaron ryżowy|bułka żytnia$/u,
  },
  { key: 'pszenica', inName: /w panierce|panierowan|burger roślinny|pasztet|barszcz biały|bułka żytnia/u },
  {
    key: 'pszenica-durum',
    inName: word('makaron (?:pszenny|pełnoziarnisty)|lasagne|kasza kuskus|kasza bulgur'),
  },
  { key: 'zyto', inName: word('żytni|pszenno-żytni|pumpernikiel|żurek|kwas chlebowy|kawa zbożowa') },
  { key: 'jeczmien', inName: word('kasza jęczm|krupnik|piwo|kaszanka|kawa zbożowa|kwas chlebowy') },
  { key: 'owies', inName: word('owsian|otręby owsiane|granola|musli') },
  { key: 'otreby-pszenne', inName: word('otręby pszenne|.*graham|.*pełnoziarnist'), unless: /żytni/u },
];

/** Single-ingredient foods that hold an item which their name does not say. */
const UNNAMED: Record<string, string[]> = {
  borowka: ['Owoce leśne, mrożone'],
  chrzan: ['Ogórek kiszony'],
  czosnek: ['Ogórek kiszony'],
  groch: ['Mieszanka warzywna, mrożona'],
  indyk: ['Wątróbka drobiowa, surowa', 'Serca drobiowe, surowe', 'Żołądki drobiowe, surowe'],
  jogurt: ['Skyr naturalny'],
  koper: ['Ogórek kiszony'],
  kukurydza: ['Mieszanka warzywna, mrożona'],
  malina: ['Owoce leśne, mrożone'],
  marchew: ['Kapusta kiszona', 'Mieszanka warzywna, mrożona'],
  'mleko-kozie': ['Ser halloumi'],
  'porzeczka-czarna': ['Owoce leśne, mrożone'],
  'porzeczka-czerwona': ['Owoce leśne, mrożone'],
  rzepak: ['Jajko kurze, sadzone'],
  salata: ['Mieszanka sałat, świeża'],
  // Laboratories name the yellow cheese they tested; gouda stands for the kinds it is closest to.
  'ser-cheddar': ['Ser żółty gouda'],
  'ser-edamski': ['Ser żółty gouda'],
  'ser-zolty': ['Ser parmezan'],
  truskawka: ['Owoce leśne, mrożone'],
  twarog: ['Serek kanapkowy śmietankowy'],
};

const SINGLE = foods.filter(({ allergenInfo }) => allergenInfo.confidence === 'pewny');

describe('powiązania słownika a nazwy produktów', () => {
  it.each([...NAMED, ...GRAINS])('„$key”: produkt o takiej nazwie ($inName) jest powiązany', (rule) => {
    const named = foods.filter(
      ({ name }) => rule.inName.test(name.toLowerCase()) && !rule.unless?.test(name.toLowerCase()),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(names(named.filter((food) => !holds(food, rule.key)))).toEqual([]);
  });

  it('produkt z glutenem jest powiązany ze zbożem, z którego gluten pochodzi', () => {
    const grains = ['pszenica', 'zyto', 'jeczmien', 'owies'];
    const unknown = foods.filter(
      (food) => food.allergenInfo.allergens.includes('gluten') && !grains.some((grain) => holds(food, grain)),
    );
    expect(names(unknown)).toEqual([]);
  });

  it('produkt z jednego składnika nie jest powiązany z pozycją, o której jego nazwa nie mówi', () => {
    const surprising = [...new Set(NAMED.map(({ key }) => key))].flatMap((key) => {
      const said = NAMED.filter((rule) => rule.key === key);
      const silent = SINGLE.filter(
        (food) => holds(food, key) && !said.some(({ inName }) => inName.test(food.name.toLowerCase())),
      );
      return silent.length > 0 ? [[key, names(silent)]] : [];
    });
    expect(Object.fromEntries(surprising)).toEqual(UNNAMED);
  });
});
