import { describe, expect, it } from '@jest/globals';
import { bullet, cell, makeDocx, p, run, table } from '../testing/make-docx.js';
import { fields, read, tastes, unplaced } from '../testing/read-fields.js';
import { readSurvey } from './survey.js';
import { viewOf } from './document-view.js';
import { readDocument } from './word-document.js';

const bold = (text: string) => p(run(text, 'b'));

describe('pytanie nie jest odpowiedzią', () => {
  it.each<[string, string, string[]]>([
    [
      '„Jakie? *” pod pytaniem o alergie',
      bold('Czy ma Pani alergie pokarmowe?') + bold('Jakie? *') + p('orzechy laskowe'),
      ['gastro.allergies=orzechy laskowe'],
    ],
    [
      'pytanie w dwóch wierszach',
      p('Jakie leki') + p('bierze Pani codziennie?') + p('Letrox 75'),
      ['medicalHistory.currentMeds=Letrox 75'],
    ],
    [
      'dopisek „pokarmowe/wziewne”',
      bold('Alergie') + p('pokarmowe/wziewne') + p('pyłki brzozy'),
      ['gastro.allergies=pyłki brzozy'],
    ],
    [
      'dopisek „ile razy dziennie/tygodniowo?”',
      bold('Wypróżnienia') + p('ile razy dziennie/tygodniowo?') + p('raz dziennie'),
      ['gastro.bowelFrequency=raz dziennie'],
    ],
    [
      '„Tak” i „jakie?” to jedna odpowiedź',
      bold('Czy choruje Pan przewlekle?') + p('Tak') + bold('Jeśli tak, to na co?') + p('astma'),
      ['medicalHistory.currentChronic=Tak, astma'],
    ],
    [
      'polecenia formularza',
      bold('Czy jest Pani na coś uczulona? *') + p('Zaznacz tylko jedną odpowiedź.') + p('na jaja'),
      ['gastro.allergies=na jaja'],
    ],
  ])('[core §7] %s', (_, body, expected) => {
    expect(fields(body)).toEqual(expected);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] odpowiedź, która sama jest pytaniem, zostaje w zasięgu wzroku', () => {
    const body = bold('Nietolerancje') + p('laktoza?') + bold('Refluks') + p('nie');
    expect(fields(body)).toEqual(['gastro.reflux=nie']);
    expect(unplaced(body)).toEqual(['laktoza?']);
  });

  it('[core §7] pytanie, którego nikt nie zna, nie staje się odpowiedzią poprzedniego', () => {
    const body =
      bold('1. Jakie leki Pani przyjmuje? *') +
      p('Letrox') +
      bold('2. Czy ma Pani zwierzęta? *') +
      p('dwa koty') +
      bold('3. Ulubiona pora roku') +
      p('jesień');
    expect(fields(body)).toEqual(['medicalHistory.currentMeds=Letrox']);
    expect(unplaced(body)).toEqual(['2. Czy ma Pani zwierzęta?: dwa koty', '3. Ulubiona pora roku: jesień']);
  });
});

describe('preferencje w zwykłych formularzach', () => {
  it('[core §7] „Warzywa, których nie jem” to nagłówek listy, a nie nielubiane warzywa', () => {
    const body =
      bold('Warzywa, których nie jem') + p('cebula, por') + bold('Jakich owoców Pani nie lubi?') + p('kiwi');
    expect(tastes(body)).toEqual([
      'preferences.fruits.disliked=kiwi',
      'preferences.vegetables.disliked=cebula, por',
    ]);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] opcje pytania nie są nielubiane, tylko to, co zaznaczono', () => {
    const body =
      bold('Produkty, których nie jesz') + bullet('☐ mleko') + bullet('☒ łosoś') + bullet('☐ jajka');
    expect(tastes(body)).toEqual(['preferences.fish_seafood.disliked=łosoś']);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] trzy kwadraty przy każdym produkcie', () => {
    const body =
      bold('Mięso') +
      p('Wątróbka ☐ lubię ☐ czasem ☒ nie lubię') +
      p('Indyk ☒ lubię ☐ czasem ☐ nie lubię') +
      p('Kaczka ☐ lubię ☐ czasem ☐ nie lubię');
    expect(tastes(body)).toEqual(['preferences.meat.disliked=wątróbka', 'preferences.meat.liked=indyk']);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] trzy kolumny, a nazwa grupy w scalonym wierszu nie jest produktem', () => {
    const body = table(
      ['Lubię', 'Czasem', 'Nie lubię'],
      [cell('WARZYWA', '<w:gridSpan w:val="3"/>')],
      ['ogórek', 'por', 'cukinia'],
      [cell('OWOCE', '<w:gridSpan w:val="3"/>')],
      ['jabłko', '', 'kiwi'],
    );
    expect(tastes(body)).toEqual([
      'preferences.fruits.disliked=kiwi',
      'preferences.fruits.liked=jabłko',
      'preferences.vegetables.conditionallyAllowed=por',
      'preferences.vegetables.disliked=cukinia',
      'preferences.vegetables.liked=ogórek',
    ]);
    expect(unplaced(body)).toEqual([]);
  });

  it('[core §7] „Nie jem mięsa” wpisane jako zdanie nie ginie', () => {
    const body = bold('Refluks') + p('nie') + p('Nie jem mięsa') + p('Telefon: 600100200');
    expect([...fields(body), ...unplaced(body)].join(' ')).toContain('Nie jem mięsa');
  });

  it('[core §7] objawy z kolumnami „tak” i „nie” odpowiadają na pytania, a nie na smaki', () => {
    const body = table(['Objaw', 'Tak', 'Nie'], ['Zgaga', 'x', ''], ['Refluks', '', 'x']);
    expect(fields(body)).toEqual(['gastro.reflux=Nie', 'gastro.ulcerOrHeartburn=Tak']);
  });
});

describe('dokument obok sprawdzania', () => {
  it('[core §4] każde pole mówi, z których wierszy dokumentu jest', () => {
    const body = p('Ankieta') + p('Alergie:') + p('orzechy') + table(['Refluks', 'nie']) + p('Wzrost: 170');
    expect(read(body).review.sources).toEqual([
      { field: 'gastro.allergies', lines: [2], questions: [{ text: 'Alergie', isTold: true }] },
      { field: 'gastro.reflux', lines: [4], questions: [{ text: 'Refluks', isTold: true }] },
    ]);
    expect(read(body).review.unplaced).toEqual([{ text: 'Wzrost: 170', near: 'Refluks', lines: [5] }]);
  });

  it('[core §8] pokazuje tekst jako dane: bez obrazów, łączy i znaczników', () => {
    const view = viewOf(readDocument(makeDocx(p('<script>alert(1)</script>') + table(['a', '']))));
    expect(view).toEqual({
      blocks: [
        { kind: 'line', line: { at: 0, runs: [{ text: '<script>alert(1)</script>' }] } },
        { kind: 'table', rows: [[[{ at: 1, runs: [{ text: 'a' }] }], []]] },
      ],
      isCut: false,
    });
  });

  it('[core §8] dokument ponad miarę jest ucięty i to mówi, a jego teksty zostają na liście', () => {
    const document = readDocument(makeDocx(p('Refluks: nie') + p('Kartka z kalendarza').repeat(5000)));
    expect(viewOf(document)).toMatchObject({ isCut: true });
    expect(viewOf(document).blocks.length).toBeLessThanOrEqual(3000);
    expect(readSurvey(document)?.review.unplaced).toHaveLength(5000);
  });
});

describe('pliki, które utrudniają czytanie', () => {
  const nested = (depth: number): string =>
    depth === 0 ? p('Refluks: nie') : table([cell(nested(depth - 1) + p(), '')]);
  it.each<[string, string]>([
    ['tabele w tabelach', nested(40)],
    [
      'pięć tysięcy akapitów',
      p('Refluks: nie') + p('Czy ma Pani kota? Jeśli tak, jakiego: rudego').repeat(5000),
    ],
    ['znaki od prawej i o zerowej szerokości', p('\u202eRef\u200bluks\u202c:\u200f nie')],
    ['wiersz samych znaków zapytania', p('Refluks: nie') + p('?'.repeat(15_000)) + p('a? '.repeat(4000))],
    ['bardzo długie słowa', p('Refluks: nie') + p('x'.repeat(19_000)) + p(`${'☐ '.repeat(4000)}`)],
  ])(
    '[core §8] %s: odczytane w skończonym czasie',
    (_, body) => {
      expect(read(body).data.gastro.reflux).toBe('nie');
    },
    10_000,
  );
});
