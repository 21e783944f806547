import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { p, run } from '../testing/make-docx.js';
import { fields, flat, read, unplaced } from '../testing/read-fields.js';
import { LAYOUT_NAMES, strangerBody } from '../testing/stranger-layouts.js';
import type { StrangerQuestion } from '../testing/stranger-forms.data.js';

/** The run prints its seed; set SURVEY_FUZZ_RUNS and SURVEY_FUZZ_SEED for other ones than those of a test run. */
const SEED = Number(process.env['SURVEY_FUZZ_SEED'] ?? 20_261_130);
const RUNS = Number(process.env['SURVEY_FUZZ_RUNS'] ?? 300);

const check = <T>(property: fc.IProperty<T>) => {
  process.stdout.write(`Whose answer: seed ${SEED}, ${RUNS} runs\n`);
  fc.assert(property as fc.IProperty<unknown>, { seed: SEED, numRuns: RUNS });
};

/** Questions of a form around the one that is looked at. */
const AROUND: readonly StrangerQuestion[] = [
  ['Przyjmowane leki', 'Euthyrox 50', 'medicalHistory.currentMeds'],
  ['Ile pije Pani wody?', '1,5 l', 'nutrition.fluidsPerDay'],
  ['Alergie pokarmowe', 'orzechy', 'gastro.allergies'],
  ['Jakie warzywa Pani lubi?', 'marchew', 'preferences.vegetables.liked'],
];
const body = (layout: string, ...questions: StrangerQuestion[]) =>
  strangerBody({
    name: 'formularz',
    layout,
    questions: [['Imię i nazwisko', 'Ola Próbna', 'header.fullName'], ...questions, ...AROUND],
  });

/** Layouts that write questions and answers apart; where a colon parts them, nobody can tell a question from its answer. */
const APART = LAYOUT_NAMES.filter(
  (name) => !['bold inline', 'colons', 'controls', 'leaders', 'tabs', 'four columns', 'sheet'].includes(name),
);
const layout = fc.constantFrom(...APART);

describe('co jest pytaniem, a co odpowiedzią', () => {
  it('[core §7] wyliczenie po dwukropku, o czym napisać, nie jest odpowiedzią', () => {
    const verb = fc.constantFrom('Opisz swoje', 'Proszę opisać', 'Proszę podać', 'Wymień');
    const about = fc.constantFrom('dolegliwości zdrowotne', 'problemy zdrowotne', 'historię zdrowotną');
    const listed = fc.uniqueArray(
      fc.constantFrom('pobyty w szpitalu', 'odbyte operacje', 'przebyte choroby', 'zabiegi operacyjne'),
      { minLength: 2, maxLength: 4 },
    );
    check(
      fc.property(layout, verb, about, listed, (name, says, what, things) => {
        const question = `${says} ${what}: ${things.join(', ')}`;
        const written = flat(read(body(name, [question, 'kamica w 2019', ''])).data).join('\n');
        expect([name, question, things.filter((thing) => written.includes(thing))]).toEqual([
          name,
          question,
          [],
        ]);
        expect([
          name,
          `${written}\n${unplaced(body(name, [question, 'kamica w 2019', ''])).join('\n')}`,
        ]).toEqual([name, expect.stringContaining('kamica w 2019')]);
      }),
    );
  });

  it('[core §7] co stoi za dwukropkiem etykiety, a jest odpowiedzią, nie ginie', () => {
    const illness = fc.constantFrom('celiakia, refluks', 'cukrzyca i nadciśnienie', 'Hashimoto, anemia');
    // A star or a second colon behind it says that the form asks, whatever stands before it.
    check(
      fc.property(
        layout.filter((name) => !['google', 'question lines'].includes(name)),
        fc.constantFrom('Jakie choroby', 'Choroby', 'Proszę podać choroby'),
        illness,
        (name, label, ill) => {
          const reading = read(body(name, [`${label}: ${ill}`, 'od 2010', '']));
          const shown = [...flat(reading.data), ...reading.review.unplaced.map(({ text }) => text)].join(
            '\n',
          );
          const lost = ill.split(/, | i /u).filter((one) => !shown.includes(one));
          expect([name, label, lost]).toEqual([name, label, []]);
        },
      ),
    );
  });

  it('[core §7] część formularza i grupa po dwukropku pytają o tę grupę', () => {
    const part = fc.constantFrom('Preferencje żywieniowe', 'Preferencje', 'Preferencje smakowe');
    const group = fc.constantFrom(
      ...([
        ['zbożowe', 'kasza gryczana', 'products_grain'],
        ['ryby', 'dorsz', 'fish_seafood'],
        ['owoce', 'gruszki', 'fruits'],
        ['mięso', 'indyk', 'meat'],
      ] as const),
    );
    check(
      fc.property(layout, part, group, (name, title, [label, food, key]) => {
        const found = fields(body(name, [`${title}: ${label}`, food, '']));
        expect([name, title, found]).toEqual([
          name,
          title,
          expect.arrayContaining([`preferences.${key}.liked=${food}`]),
        ]);
      }),
    );
  });

  it('[core §7] nagłówek działu, obok którego stoi odpowiedź, o nią pyta, a za nim nic z niego nie zostaje', () => {
    const heading = fc.constantFrom('UKŁAD POKARMOWY', 'Układ pokarmowy', 'Trawienie', 'Przewód pokarmowy');
    check(
      fc.property(
        layout,
        heading,
        fc.constantFrom('zaparcia, gazy', 'wzdęcia po kapuście'),
        (name, title, answer) => {
          const notes: StrangerQuestion = ['Uwagi', 'córka przynosi ciasto', 'patientNotes'];
          const reading = read(body(name, [title, answer, 'gastro.peristalsis'], notes));
          expect([name, title, flat(reading.data)]).toEqual([
            name,
            title,
            expect.arrayContaining([`gastro.peristalsis=${answer}`, 'patientNotes=córka przynosi ciasto']),
          ]);
          const asked = reading.review.sources.find(({ field }) => field === 'gastro.peristalsis');
          expect(asked?.questions.map(({ isTold }) => isTold)).toEqual([false]);
        },
      ),
    );
  });

  it('[core §7] sam nagłówek działu nadal niczego nie zabiera pytaniom pod nim', () => {
    const form = p(run('Układ pokarmowy', 'b')) + p('Alergie: orzechy') + p('Zgaga: po kawie');
    expect(fields(form)).toEqual(['gastro.allergies=orzechy', 'gastro.ulcerOrHeartburn=po kawie']);
    const intro =
      p(run('Układ pokarmowy', 'b')) + p('Proszę zaznaczyć, czy występują wzdęcia.') + p('Alergie: orzechy');
    expect(fields(intro)).toEqual(['gastro.allergies=orzechy']);
  });

  it('[core §7] gwiazdka za dwukropkiem zobowiązuje do odpowiedzi i sama nią nie jest', () => {
    const label = fc.constantFrom(
      'Uwagi',
      'Przyjmowane suplementy',
      'Cel wizyty',
      'Choroby przewlekłe',
      'Używki',
    );
    check(
      fc.property(label, (asked) => {
        const { data } = read(p('Imię i nazwisko: Ola Próbna') + p(`${asked}: *`) + p('kwarc, dwa razy'));
        expect([asked, flat(data).filter((line) => line.includes('kwarc'))]).toEqual([
          asked,
          [expect.stringMatching(/^[\w.]+=kwarc, dwa razy$/u)],
        ]);
      }),
    );
  });

  it('[core §7] pytanie o dolegliwości brzucha, z przykładami w nawiasie, jest pytaniem, a nie nagłówkiem', () => {
    const question = 'Czy ma Pani dolegliwości ze strony układu pokarmowego? (np. wzdęcia, zgaga, nudności)';
    for (const name of APART)
      expect([name, fields(body(name, [question, 'bóle brzucha rano', 'gastro.other']))]).toEqual([
        name,
        expect.arrayContaining(['gastro.other=bóle brzucha rano']),
      ]);
  });
});

describe('odpowiedź mówi, o którym z pól opowiada', () => {
  const TROUBLES = [
    ['gastro.peristalsis', ['wzdęcia', 'zaparcia', 'biegunki', 'gazy', 'przelewanie']],
    ['gastro.ulcerOrHeartburn', ['zgaga', 'nadkwasota', 'wrzody']],
    ['gastro.reflux', ['odbijanie', 'refluks', 'cofanie się treści']],
    ['gastro.other', ['bóle brzucha', 'nudności', 'mdłości', 'skurcze']],
  ] as const;
  const trouble = fc.constantFrom(...TROUBLES);
  const when = fc.constantFrom('', ' po kawie', ' wieczorem', ' codziennie', ' po mleku');
  const general = fc.constantFrom(
    'Problemy trawienne',
    'Dolegliwości ze strony przewodu pokarmowego (np. wzdęcia, bóle brzucha)',
    'Czy ma Pani dolegliwości ze strony układu pokarmowego?',
  );

  it('[core §7] dolegliwości jednego rodzaju stoją w jego polu, różne razem w „Inne”', () => {
    check(
      fc.property(
        general,
        trouble,
        trouble,
        when,
        fc.nat(),
        (question, [field, names], [second, others], time, at) => {
          const one = names[at % names.length] ?? '';
          const other = others[at % others.length] ?? '';
          const answer = field === second ? `${one}${time}` : `${one}${time}, ${other}`;
          const wanted = field === second ? field : 'gastro.other';
          expect([question, fields(p(`${question}:`) + p(answer))]).toEqual([
            question,
            [`${wanted}=${answer}`],
          ]);
        },
      ),
    );
  });

  it('[core §7] pytanie o inne dolegliwości zostaje przy „Inne”', () => {
    for (const question of ['Inne dolegliwości', 'Czy coś jeszcze dolega Pani ze strony brzucha?'])
      expect(fields(p(`${question}:`) + p('wzdęcia'))).toEqual(['gastro.other=wzdęcia']);
  });

  it('[core §7] leki i suplementy w jednym pytaniu: same suplementy stoją u siebie, reszta przy lekach', () => {
    const ask = (answer: string) =>
      fields(p('Imię i nazwisko: Ola Próbna') + p('Przyjmowane leki i suplementy:') + p(answer)).filter(
        (field) => !field.startsWith('header.'),
      );
    expect(ask('maślan sodu, enzymy, olejek z oregano')).toEqual([
      'nutrition.supplements=maślan sodu, enzymy, olejek z oregano',
    ]);
    expect(ask('leków nie, witamina D i magnez')).toEqual([
      'nutrition.supplements=leków nie, witamina D i magnez',
    ]);
    expect(ask('Euthyrox 50, witamina D')).toEqual(['medicalHistory.currentMeds=Euthyrox 50, witamina D']);
    expect(ask('nie')).toEqual([]);
  });

  it('[core §7] czego organizm nie toleruje, a nawias nazywa alergią, jest alergią', () => {
    expect(
      fields(p('Jakich potraw nie tolerujesz? (alergie pokarmowe)') + p('krewetki, puchną usta')),
    ).toEqual(['gastro.allergies=krewetki, puchną usta']);
  });

  it('[core §7] przykład w nawiasie nie jest grupą, o którą pytają, a produkty są każdej grupy', () => {
    const form = p('Jakie mięso lubisz?') + p('kurczak');
    for (const question of [
      'Czy są produkty, które chciałby Pan wykluczyć z diety?',
      'Czy są produkty, które chciałaby Pani wykluczyć z diety? (np. mięso, gluten)',
    ])
      expect([question, fields(form + p(question) + p('jajka'))]).toEqual([
        question,
        ['preferences.eggs.disliked=jajka', 'preferences.meat.liked=kurczak'],
      ]);
  });

  it('[core §7] część całości nie jest liczbą posiłków, a sama liczba bywa odpowiedzią o papierosach', () => {
    const form = p('Imię i nazwisko: Ola Próbna') + p('Spożycie posiłków w ostatnim tygodniu?') + p('26-50%');
    expect(fields(form)).toEqual(['header.fullName=Ola Próbna']);
    expect(fields(p('Liczba papierosów dziennie:') + p('15'))).toEqual(['nutrition.stimulants=15']);
  });
});
