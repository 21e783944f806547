import { describe, expect, it } from '@jest/globals';
import { createNameFinder } from './name-finder.js';

const CATALOGUE = [
  'Pomidor, surowy',
  'Por, surowy',
  'Ogórek kiszony',
  'Mak, nasiona',
  'Sól',
  'Sola, świeża',
  'Raki, gotowane',
  'Burak, gotowany',
  'Papryka słodka, mielona',
  'Sok z granatu',
  'Papaja, świeża',
  'Truskawki, świeże',
  'Topinambur, surowy',
  'Pierś z kurczaka bez skóry, surowa',
  'Serca drobiowe, surowe',
  'Woda',
  'Kurka, świeża',
  'Pokrzywa, napar',
  'Ser żółty gouda',
  'Kapusta kiszona',
  'Figi, suszone',
].map((name) => ({ name }));
const DICTIONARY = [{ name: 'Maranta', aliases: ['Arrowroot'] }];
const finder = createNameFinder(CATALOGUE, DICTIONARY);
const namesIn = (text: string) => finder.namesIn(text).map((name) => name.text);

describe('[decisions 54] names in a text', () => {
  it.each([
    ['nie mogę nic z orzechami', ['orzechami']],
    ['po topinamburze boli brzuch', ['topinamburze']],
    ['ogorka nie, OGÓRKÓW też', ['ogorka', 'OGÓRKÓW']],
    ['papryce mówię nie, figę zjem', ['papryce', 'figę']],
    ['owoce morza i ryby', ['owoce morza', 'ryby']],
    ['nie je z kapustą ani z kapuście', ['kapustą', 'kapuście']],
    ['maranty i arrowroot', ['maranty', 'arrowroot']],
    ['mięso wieprzowo-wołowe', ['mięso', 'wieprzowo', 'wołowe']],
    ['brak tolerancji laktozy', ['laktozy']],
    ['pieczywo bezglutenowe', ['pieczywo', 'bezglutenowe']],
    ['jaja/mleko/soja', ['jaja', 'mleko', 'soja']],
    ['or\u00adze\u200bchy', ['or\u00adze\u200bchy']],
  ])('%s: every name is met in its form', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  it.each([
    'celiakia',
    'ma fenyloketonurię',
    'dna moczanowa',
    'choroba trzewna',
    'weganka',
    'dieta low FODMAP',
    'skaza białkowa',
  ])('%s: a diagnosis or a diet is a name, too', (text) => {
    expect(finder.namesIn(text)).toEqual([expect.objectContaining({ kind: 'diagnosis' })]);
  });

  it.each([
    'od tamtej pory boli brzuch',
    'posiłki o stałych porach',
    'rak piersi w 2015 r.',
    'Nazywam się Ryba Anna.',
    'dr Gruszka, pani Kapusta',
    'Nazwisko panieńskie: Śledź',
    'ból pory nocnej',
    'mleczan magnezu i laktuloza',
    'pokrzywka, świąd, kaszel',
    'poziom cukru 105, kwas moczowy w normie',
    'usunięte migdałki, grzybica, borowina',
    'skurcze i kurcze mięśni, jajniki, serce',
    'gęsia skórka, twarz jak burak, zdrowy jak koń',
    'pyłki traw, roztocza kurzu, sierść kota',
    'olejek z oregano',
    'Proszę o kontakt po 17. Pracuję zmianowo, obiad w stołówce.',
  ])('%s: no food is named', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('a name keeps its place in the text as it was written', () => {
    const text = 'Uczulenie na ŁOSOSIA!';
    expect(finder.namesIn(text)).toEqual([
      { text: 'ŁOSOSIA', start: 13, end: 20, words: ['lososia'], kind: 'food' },
    ]);
  });

  it('a text of one endless word, of marks and of a hundred thousand names is read to its end', () => {
    expect(namesIn('ą'.repeat(100_000))).toEqual([]);
    expect(namesIn('a\u0301'.repeat(50_000))).toEqual([]);
    expect(namesIn('()[]{}'.repeat(20_000))).toEqual([]);
    expect(namesIn('mleko '.repeat(20_000))).toHaveLength(20_000);
  });

  it('a catalogue is prepared once', () => {
    expect(createNameFinder(CATALOGUE, DICTIONARY)).toBe(finder);
    expect(createNameFinder([...CATALOGUE], DICTIONARY)).not.toBe(finder);
  });
});
