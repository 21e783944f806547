import { describe, expect, it } from '@jest/globals';
import { bullet, cell, p, run, table } from '../testing/make-docx.js';
import { tastes, unplaced } from '../testing/read-fields.js';

const TASTES = [
  'preferences.dairy.conditionallyAllowed=ser żółty',
  'preferences.dairy.liked=kefir',
  'preferences.vegetables.disliked=cukinia',
  'preferences.vegetables.liked=ogórki, sałata',
];
const head = p(run('Preferencje', 'b'));

describe('preferencje z pliku', () => {
  it.each<[string, string]>([
    [
      'macierz: wiersze to grupy',
      table(
        ['Grupa', 'lubię', 'czasem', 'nie lubię'],
        ['Warzywa', 'ogórki, sałata', '', 'cukinia'],
        ['Nabiał', 'kefir', 'ser żółty', '–'],
      ),
    ],
    [
      'macierz: wiersze to preferencje',
      table(
        ['', 'Warzywa', 'Nabiał'],
        ['Lubi', 'ogórki, sałata', 'kefir'],
        ['Warunkowo', '', 'ser żółty'],
        ['Nie lubi', 'cukinia', 'brak'],
      ),
    ],
    [
      'macierz: TAK i NIE',
      table(
        ['Produkty', 'TAK', 'czasami', 'NIE'],
        ['Warzywa', 'ogórki; sałata', '', 'cukinia'],
        ['Mleko i przetwory', 'kefir', 'ser żółty', ''],
      ),
    ],
    [
      'macierz z X przy produktach',
      table(
        ['Produkt', 'lubię', 'warunkowo', 'nie lubię'],
        [cell('Warzywa', '<w:gridSpan w:val="4"/>')],
        ['ogórki', 'X', '', ''],
        ['sałata', 'x', '', ''],
        ['cukinia', '', '', 'X'],
        [cell('Nabiał', '<w:gridSpan w:val="4"/>')],
        ['kefir', '☒', '☐', '☐'],
        ['ser żółty', '', '✓', ''],
      ),
    ],
    [
      'grupa w scalonej pierwszej kolumnie',
      table(
        ['Grupa', 'Produkt', 'lubię', 'warunkowo', 'nie lubię'],
        [cell('Warzywa', '<w:vMerge w:val="restart"/>'), 'ogórki', 'x', '', ''],
        [cell('', '<w:vMerge/>'), 'sałata', 'x', '', ''],
        [cell('', '<w:vMerge/>'), 'cukinia', '', '', 'x'],
        ['Nabiał', 'kefir', 'x', '', ''],
        ['', 'ser żółty', '', 'x', ''],
      ),
    ],
    [
      'listy pod grupami',
      head +
        p('Warzywa') +
        p('Lubi: ogórki, sałata') +
        p('Nie lubi: cukinia') +
        p('Nabiał') +
        p('Lubi: kefir') +
        p('Warunkowo: ser żółty'),
    ],
    [
      'grupy pod listami',
      head +
        p('Produkty lubiane:') +
        p('Warzywa: ogórki, sałata') +
        p('Nabiał: kefir') +
        p('Dopuszczalne warunkowo:') +
        p('Nabiał: ser żółty') +
        p('Nielubiane:') +
        p('Warzywa: cukinia'),
    ],
    [
      'grupa i preferencja w etykiecie',
      p('Warzywa – lubi: ogórki, sałata') +
        p('Warzywa (nie lubi): cukinia') +
        p('Nabiał – lubi: kefir') +
        p('Nabiał, warunkowo: ser żółty'),
    ],
    [
      'wszystko w jednej komórce',
      table([
        'Preferencje',
        cell(
          p('Warzywa – lubi: ogórki, sałata; nie lubi: cukinia') +
            p('Nabiał – lubi: kefir, warunkowo: ser żółty'),
        ),
      ]),
    ],
    [
      'listy w punktach',
      head +
        p('Warzywa') +
        p('Lubi:') +
        bullet('ogórki') +
        bullet('sałata') +
        p('Nie lubi:') +
        bullet('cukinia') +
        p('Nabiał') +
        p('Lubi:') +
        bullet('kefir') +
        p('Warunkowo:') +
        bullet('ser żółty'),
    ],
  ])('[core §7] %s', (_, body) => {
    expect(tastes(body)).toEqual(TASTES);
    expect(tastes(table([cell(body + p())]))).toEqual(TASTES);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] dwie grupy w jednej komórce: każdy produkt trafia do swojej', () => {
    expect(
      tastes(head + p('Mięso i wędliny') + p('Lubi: kurczak, szynka') + p('Nie lubi: parówki, wątróbka')),
    ).toEqual([
      'preferences.cold_cuts.disliked=parówki',
      'preferences.cold_cuts.liked=szynka',
      'preferences.meat.disliked=wątróbka',
      'preferences.meat.liked=kurczak',
    ]);
  });

  it.each<[string, string, string[], string[]]>([
    [
      'jem wszystko oprócz cebuli',
      'Warzywa – lubi: jem wszystko oprócz cebuli',
      ['vegetables.disliked=cebula'],
      [],
    ],
    [
      'wszystkie poza porem, selerem',
      'Warzywa – lubi: wszystkie poza porem, selerem',
      ['vegetables.disliked=por, seler'],
      [],
    ],
    [
      'ryby (oprócz dorsza, mintaja)',
      'Ryby – lubi: ryby (oprócz dorsza, mintaja)',
      ['fish_seafood.disliked=dorsz, mintaj'],
      ['ryby (oprócz dorsza, mintaja)'],
    ],
    [
      'jabłka, ale nie lubię gruszek',
      'Owoce – lubi: jabłka, ale nie lubię gruszek',
      ['fruits.disliked=gruszka', 'fruits.liked=jabłka'],
      [],
    ],
    ['nie', 'Owoce – lubi: nie', [], []],
    ['n/d', 'Owoce – nie lubi: n/d', [], []],
    ['wszystko lubię', 'Owoce – lubi: wszystko lubię', [], ['wszystko lubię']],
    ['skyr bez laktozy', 'Nabiał – lubi: skyr bez laktozy', ['dairy.liked=skyr bez laktozy'], []],
    [
      'wątróbki, flaków i czarniny',
      'Mięso – nie lubi: wątróbki, flaków i czarniny',
      ['meat.disliked=wątróbki, flaków, czarniny'],
      [],
    ],
    [
      'wszystko oprócz ryb (nie lubi)',
      'Ryby – nie lubi: wszystkie oprócz łososia',
      [],
      ['wszystkie oprócz łososia'],
    ],
    ['z wyjątkiem', 'Owoce – warunkowo: z wyjątkiem bananów', ['fruits.disliked=banan'], []],
    ['uczulenie w lubianych', 'Owoce – lubi: kiwi (uczulenie)', [], ['kiwi (uczulenie)']],
  ])('[core §5] zaprzeczenie nigdy nie trafia do lubianych: %s', (_, line, found, left) => {
    const body = p('Telefon: 1') + p(line);
    expect(tastes(body)).toEqual(found.map((field) => `preferences.${field}`));
    expect(unplaced(body)).toEqual(left);
  });

  it('[core §5] wydrukowana lista: skreślone są nielubiane, reszta czeka na wybór', () => {
    const body =
      p('Telefon: 1') + head + p(run('Warzywa: brokuł, ') + run('cebula', 'strike') + run(', dynia'));
    expect(tastes(body)).toEqual(['preferences.vegetables.disliked=cebula']);
    expect(unplaced(body)).toEqual([expect.stringContaining('brokuł')]);
  });

  it('[core §5] nazwa całej grupy na liście bez grupy trafia do tej grupy, a nazwa dwóch grup naraz na listę', () => {
    const body = p('Telefon: 1') + head + p('Nie lubię: owoce morza, słodycze, przyprawy, strączki');
    expect(tastes(body)).toEqual([
      'preferences.fish_seafood.disliked=owoce morza',
      'preferences.legumes.disliked=strączki',
      'preferences.spices.disliked=przyprawy',
      'preferences.sweets_nuts.disliked=słodycze',
    ]);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §5] nielubiane bez grupy: znane produkty trafiają do swoich, nieznane na listę', () => {
    const body = p('Telefon: 1') + head + p('Nie lubię: cebula, wątróbka, tempeh');
    expect(tastes(body)).toEqual([
      'preferences.meat.disliked=wątróbka',
      'preferences.vegetables.disliked=cebula',
    ]);
    expect(unplaced(body)).toEqual(['tempeh']);
  });
});
