import { describe, expect, it } from '@jest/globals';
import { bullet, cell, p, run, table } from '../testing/make-docx.js';
import { fields, tastes, unplaced } from '../testing/read-fields.js';

const bold = (text: string) => p(run(text, 'b'));
const title = (text: string) => p(text, '<w:pStyle w:val="Heading1"/>');

describe('ankiety ułożone inaczej', () => {
  it.each<[string, string, string[]]>([
    [
      'okrągłe pola wyboru: liczy się tylko zaznaczone',
      bold('Wypróżnienia *') +
        p('○ codziennie') +
        p('◉ co 2–3 dni') +
        bold('Refluks *') +
        p('○ tak') +
        p('◉ nie'),
      ['gastro.bowelFrequency=co 2–3 dni', 'gastro.reflux=nie'],
    ],
    [
      '„jeśli tak – wpisz” jest dalszym ciągiem odpowiedzi',
      p('Alergia na jedzenie') + p('☒ jest') + p('☐ nie ma') + p('jeśli tak – wpisz: gorczyca, sezam'),
      ['gastro.allergies=jest\ngorczyca, sezam'],
    ],
    [
      'kilka pytań w jednym wierszu',
      p('Alergie: jaja    Refluks: nie    tel. (17) 855 40 12'),
      ['gastro.allergies=jaja', 'gastro.reflux=nie', 'header.phone=(17) 855 40 12'],
    ],
    [
      'pytania z polami wyboru jedno pod drugim',
      p('Alergie pokarmowe  [ ] nie  [x] tak: sezam') + p('Nietolerancje  [x] nie  [ ] tak: ...'),
      ['gastro.allergies=tak: sezam', 'gastro.intolerances=nie'],
    ],
    [
      '„tak” i „nie” stoją ze swoim pytaniem, gdy bez niego nic nie znaczą',
      table(
        ['Czy szkodzi Pani mleko?', 'TAK', 'tylko surowe'],
        ['Czy ma Pani cukrzycę?', 'NIE', '(siostra miała)'],
        ['Refluks', 'nie', ''],
      ),
      [
        'gastro.intolerances=Czy szkodzi Pani mleko?: TAK\ntylko surowe',
        'gastro.reflux=nie',
        'medicalHistory.currentChronic=Czy ma Pani cukrzycę?: NIE\n(siostra miała)',
      ],
    ],
    [
      'wymieniona choroba nie jest następnym pytaniem',
      bold('Choroby, operacje?') + p('Refluks, w 2019 usunięty woreczek') + bold('Alergie?') + p('brak'),
      ['gastro.allergies=brak', 'medicalHistory.currentChronic=Refluks, w 2019 usunięty woreczek'],
    ],
    [
      'godzina w odpowiedzi nie jest końcem pytania',
      bold('Jak ze snem?') + p('5-6 h, zasypiam po 1:00') + bold('Refluks?') + p('nie'),
      ['gastro.reflux=nie'],
    ],
    [
      '„odp:” nie należy do odpowiedzi',
      bullet('Uczulenia') + p('odp: orzechy'),
      ['gastro.allergies=orzechy'],
    ],
    [
      'pytania w dwóch językach',
      p('Alergie / Allergies: skorupiaki') + p('Uwagi / Remarks: poszczę w piątki'),
      ['gastro.allergies=skorupiaki', 'patientNotes=poszczę w piątki'],
    ],
    [
      'tytuł części kończy odpowiedź i sam na nic nie odpowiada',
      title('Sportowiec – nawyki') +
        p('Refluks:') +
        p('nie') +
        title('C. Dzień jak co dzień') +
        p('Alergie: brak'),
      ['gastro.allergies=brak', 'gastro.reflux=nie'],
    ],
    [
      'kto przychodzi, to imię i nazwisko, a nie cel wizyty',
      table(
        ['Kto przychodzi (imię i nazwisko)', 'Halina Zmyślona'],
        ['Po co Pani do nas przyszła?', 'zejść z wagi'],
      ),
      ['header.fullName=Halina Zmyślona', 'header.visitPurpose=zejść z wagi'],
    ],
  ])('[core §7] %s', (_, body, expected) => {
    expect(fields(body)).toEqual(expected.toSorted());
  });

  it('[core §7] pary w czterech kolumnach zostają parami, choć pierwszego pytania nikt nie zna', () => {
    const label = (text: string) => cell(p(run(text, 'b')));
    const body = table(
      [label('Zatrudnienie'), 'pielęgniarka', label('Alergie'), 'pszenica, żyto'],
      [label('Smakuje mi'), 'indyk', label('Nie smakuje mi'), 'śmietana'],
      [label('Ciekawostki'), 'szachy', label('Leki'), 'Thyrozol 10 mg'],
    );
    expect(fields(body)).toEqual([
      'gastro.allergies=pszenica, żyto',
      'medicalHistory.currentMeds=Thyrozol 10 mg',
      'preferences.dairy.disliked=śmietana',
      'preferences.meat.liked=indyk',
    ]);
    expect(unplaced(body)).toEqual(['Zatrudnienie: pielęgniarka', 'Ciekawostki: szachy']);
  });

  it('[core §7] arkusz odpowiedzi z pytaniami o smaki nie gubi pozostałych odpowiedzi', () => {
    const body = table(
      [
        'Na co jesteś uczulony?',
        'Czego nie tolerujesz?',
        'Lubię',
        'Nie lubię',
        'Przyjmowane leki',
        'Telefon',
      ],
      ['białko mleka', 'fruktoza', 'jajka', 'ryby', 'Symbicort', '600100200'],
    );
    expect(fields(body)).toEqual([
      'gastro.allergies=białko mleka',
      'gastro.intolerances=fruktoza',
      'header.phone=600100200',
      'medicalHistory.currentMeds=Symbicort',
      'preferences.eggs.liked=jajka',
      'preferences.fish_seafood.disliked=ryby',
    ]);
  });

  it('[core §7] „tak” na pytanie o smak nie jest produktem, a „nie” nie ginie', () => {
    const body =
      bold('Czy lubi Pani ryby?') +
      p('nie') +
      bold('Czy lubi Pani owoce?') +
      p('Tak, kiwi') +
      p('Refluks: nie');
    expect(tastes(body)).toEqual(['preferences.fruits.liked=kiwi']);
    expect(unplaced(body)).toEqual(['Czy lubi Pani ryby?: nie']);
  });

  it('[core §7] „Inne” na końcu ankiety nie jest dolegliwością', () => {
    const body = p('Refluks: nie') + p('Inne: w czwartki jem u mamy');
    expect(fields(body)).toEqual(['gastro.reflux=nie']);
    expect(unplaced(body)).toEqual(['Inne: w czwartki jem u mamy']);
  });

  it('[core §7] puste kółko, którego nikt nie zaznacza, jest punktem listy, a nie polem wyboru', () => {
    expect(fields(bold('Alergie') + p('○ mleko') + p('○ jaja')).join()).toContain('mleko');
  });
});
