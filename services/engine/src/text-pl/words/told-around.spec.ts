import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Orzechy włoskie', category: 'Inne', ...declared('orzechy') },
  { id: 3, name: 'Orzechy ziemne, niesolone', category: 'Inne', ...declared('arachidy') },
  { id: 4, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 5, name: 'Sezam, nasiona', category: 'Inne', ...declared('sezam') },
  { id: 6, name: 'Bób, gotowany', category: 'Warzywa', ...declared() },
  { id: 7, name: 'Brokuł, surowy', category: 'Warzywa', ...declared() },
  { id: 8, name: 'Kolendra, świeża', category: 'Warzywa', ...declared() },
  { id: 9, name: 'Seler korzeniowy, surowy', category: 'Warzywa', ...declared('seler') },
  { id: 10, name: 'Pierś z kurczaka, surowa', category: 'Mięso', ...declared() },
  { id: 11, name: 'Parówki drobiowe', category: 'Mięso', ...declared() },
  { id: 12, name: 'Mąka pszenna typ 500', category: 'Inne', ...declared('gluten') },
  { id: 13, name: 'Mąka żytnia typ 720', category: 'Inne', ...declared('gluten') },
  { id: 14, name: 'Chleb pszenno-żytni', category: 'Pieczywo', ...declared('gluten') },
  { id: 15, name: 'Schab wieprzowy, surowy', category: 'Mięso', ...declared() },
  { id: 16, name: 'Zupa jarzynowa', category: 'Zupy', ...declared('seler') },
];

const read = readerOf(foods);

/** Nominative, instrumental, and one of the foods that are meant. */
const OBJECTS = [
  ['mleko', 'mlekiem', 'Mleko 2 %'],
  ['sezam', 'sezamem', 'Sezam, nasiona'],
  ['jajka', 'jajkami', 'Jajko kurze, surowe'],
  ['bób', 'bobem', 'Bób, gotowany'],
  ['kolendra', 'kolendrą', 'Kolendra, świeża'],
] as const;
const object = fc.constantFrom(...OBJECTS);
const pair = fc.tuple(object, object).filter(([one, other]) => one !== other);
const three = fc.uniqueArray(object, { minLength: 3, maxLength: 3 });
const answer = fc.constantFrom('allergies' as const, 'intolerances' as const);
const asked = fc.constantFrom('allergies' as const, 'intolerances' as const, 'disliked' as const);

describe('[decisions 54] figures beside an answer', () => {
  const level = fc.integer({ min: 35, max: 9999 }).map((value) => (value / 100).toFixed(2).replace('.', ','));
  const grade = fc
    .constantFrom('klasa', 'kl.', 'kl', 'w klasie')
    .chain((word) =>
      fc
        .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('', ' i 5', '/6'))
        .map(([no, more]) => `${word} ${no}${more}`),
    );
  const unit = fc.constantFrom('kU/l', 'kUA/l', 'kU/L', 'IU/ml');
  const year = fc.integer({ min: 1990, max: 2026 });
  const figure = fc.oneof(
    fc.tuple(level, unit).map(([value, of]) => `IgE ${value} ${of}`),
    fc.tuple(level, unit).map(([value, of]) => `${value} ${of}`),
    grade,
    fc
      .tuple(fc.constantFrom('Ara h', 'Cor a', 'Gal d', 'Pru p'), fc.integer({ min: 1, max: 15 }))
      .map(([of, no]) => `${of} ${no}`),
    year.map((one) => `od ${one}r.`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), year)
      .map(([month, one]) => `od ${String(month).padStart(2, '0')}.${one}`),
    fc.tuple(fc.constantFrom('III', 'X', 'XII'), year).map(([month, one]) => `(${month} ${one})`),
    fc.integer({ min: 2, max: 70 }).map((years) => `od ${years} lat`),
    fc.integer({ min: 3, max: 19 }).map((size) => `bąbel ${size} mm`),
  );

  it('a result, a date or an age changes nothing of it and asks nothing', () => {
    fc.assert(
      fc.property(object, figure, answer, ([name], told, field) => {
        expect(read(field, `${name} ${told}`)).toEqual(read(field, name));
        expect(read(field, `${name} (${told.replace(/[()]/gu, '')})`)).toEqual(read(field, name));
      }),
    );
  });

  it('a result below what a test can find denies the food, unless a reaction or an allergy is told of beside it', () => {
    const none = fc.constantFrom('klasa 0', 'kl. 0', '<0,35', '< 0,35 kU/l', '<0,1', 'ujemne');
    const told = fc.constantFrom(
      ', ale wysypka',
      ', a po tym puchnę',
      ' – mimo to szkodzi',
      ', jednak pokrzywka (2021)',
    );
    fc.assert(
      fc.property(object, none, told, answer, ([name, , food], result, behind, field) => {
        expect(read(field, `${name} ${result}`)).toEqual({ out: [], isAsked: false });
        const reacting = read(field, `${name} ${result}${behind}`);
        expect([reacting.isAsked, reacting.out.includes(food)]).toEqual([true, true]);
        expect(read(field, `uczulenie na ${name} ${result}`).isAsked || result === 'ujemne').toBe(true);
      }),
    );
  });

  it('a result that may be negative, and a time that is over, are asked about', () => {
    const weak = fc.constantFrom('IgE 0,10 kU/l', 'klasa 0-1', '(klasa 0)', '5 lat temu', 'do 3 lat', '1 mm');
    fc.assert(
      fc.property(object, weak, answer, ([name, , food], told, field) => {
        const { out, isAsked } = read(field, `${name} ${told}`);
        expect(isAsked).toBe(true);
        expect(out).toContain(food);
      }),
    );
  });
});

describe('[decisions 54] what stands around a food and changes nothing of it', () => {
  const word = fc.constantFrom(
    'ości',
    'gąbka',
    'trauma z przedszkola',
    'kołatanie',
    'po obiedzie',
    'blokada',
    'fuj',
  );

  it('a bracket that holds no food and no leave only explains', () => {
    fc.assert(
      fc.property(object, word, asked, ([name], why, field) => {
        expect(read(field, `${name} (${why})`)).toEqual(read(field, name));
      }),
    );
  });

  it('a bracket that limits, excepts or hopes is asked about', () => {
    const limit = fc.constantFrom(
      'małe ilości ok',
      'nie wiem',
      'kiedyś',
      'podejrzenie niepotwierdzone',
      'zależy',
    );
    fc.assert(
      fc.property(object, limit, answer, ([name], said, field) => {
        expect(read(field, `${name} (${said})`).isAsked).toBe(true);
      }),
    );
  });

  const trace = fc.constantFrom(
    'śladowe ilości',
    'ślady',
    'minimalne ilości',
    'śladowa ilość',
    'najmniejsze ilości',
  );

  it('however little of it means all of it', () => {
    const frame = fc.constantFrom('{it}, nawet {trace}', '{it}, także {trace}', '{it}, {trace} też szkodzą');
    fc.assert(
      fc.property(object, trace, frame, answer, ([name], little, text, field) => {
        const isToo = text.includes('też');
        const said = isToo && /najmn|ilość/u.test(little) ? 'ślady' : little;
        expect(read(field, text.replace('{it}', name).replace('{trace}', said))).toEqual(read(field, name));
      }),
    );
  });

  it('traces that do no harm lift nothing', () => {
    const frame = fc.constantFrom(
      '{it}, nawet {trace} mi nie szkodzą',
      '{it} ({trace} mogę)',
      '{it}, {trace} jem',
    );
    fc.assert(
      fc.property(object, trace, frame, answer, ([name, , food], little, text, field) => {
        expect(read(field, text.replace('{it}', name).replace('{trace}', little)).out).toContain(food);
      }),
    );
  });

  it('what comes along is meant as well', () => {
    const along = fc.constantFrom('łącznie z', 'razem z', 'włącznie z', 'wraz z');
    const comma = fc.constantFrom(' ', ', ');
    fc.assert(
      fc.property(pair, along, comma, asked, ([one, other], together, sign, field) => {
        const { out, isAsked } = read(field, `${one[0]}${sign}${together} ${other[1]}`);
        expect(out).toEqual(expect.arrayContaining([one[2], other[2]]));
        expect(isAsked).toBe(false);
      }),
    );
  });

  it('how strong a reaction is, and how long it lasts, is no limit', () => {
    const told = fc.constantFrom(
      ...['wzdyma mnie tak, że rozpinam spodnie', 'boli mnie brzuch tak, że budzę sąsiadów'],
      ...['leży mi na żołądku do wieczora', 'odbija mi się do rana', 'boli mnie brzuch cały dzień'],
    );
    fc.assert(
      fc.property(object, told, answer, ([name], how, field) => {
        expect(read(field, `${name}, ${how}`)).toEqual(read(field, name));
      }),
    );
  });
});

describe('[decisions 54] how far a word of a list reaches', () => {
  it('a sort at the head of a list says which foods are meant, not all of the sort', () => {
    const head = fc.constantFrom('z warzyw to', 'z warzyw nie lubię', 'z warzyw');
    const some = fc.constantFrom(
      ['bób', 'Bób, gotowany'] as const,
      ['kolendra', 'Kolendra, świeża'] as const,
    );
    fc.assert(
      fc.property(head, some, asked, (sort, [name, food], field) => {
        expect(read(field, `${sort} ${name}`)).toEqual({ out: [food], isAsked: false });
      }),
    );
  });

  it('all of a sort stays all of it', () => {
    const all = fc.constantFrom('nic z warzyw', 'wszystko z warzyw', 'warzywa');
    fc.assert(
      fc.property(all, (said) => {
        expect(read('disliked', said).out).toEqual(
          expect.arrayContaining(['Bób, gotowany', 'Brokuł, surowy']),
        );
      }),
    );
  });

  it('what is eaten in a list that something else was said before is not avoided; a bare list is asked about', () => {
    const said = fc.constantFrom('klasa 3', 'mnie uczula', '- pokrzywka', 'mi szkodzi');
    fc.assert(
      fc.property(three, said, ([bad, one, other], how) => {
        if (!bad || !one || !other) return;
        const eaten = `${one[0]} i ${other[0]} jem bez problemu`;
        const apart = read('allergies', `${bad[0]} ${how}, ${eaten}`);
        expect(apart.out).toContain(bad[2]);
        expect(apart.out).not.toContain(one[2]);
        expect(apart.out).not.toContain(other[2]);
        const bare = read('allergies', `${bad[0]}, ${eaten}`);
        expect(bare.out).toEqual(expect.arrayContaining([bad[2], one[2]]));
        expect(bare.isAsked).toBe(true);
      }),
    );
  });

  it('bread of two cereals stays out where only one of them is eaten', () => {
    const frame = fc.constantFrom('{a}, ale {b} jem', '{a}. {b} jem normalnie', '{a} klasa 3, {b} jem');
    const both = fc.constantFrom(
      ['pszenica', 'żyto', 'Mąka pszenna typ 500'] as const,
      ['żyto', 'pszenicę', 'Mąka żytnia typ 720'] as const,
    );
    fc.assert(
      fc.property(frame, both, answer, (text, [bad, eaten, food], field) => {
        const { out } = read(field, text.replace('{a}', bad).replace('{b}', eaten));
        expect(out).toEqual(expect.arrayContaining([food, 'Chleb pszenno-żytni']));
      }),
    );
  });

  it('what is eaten in a dish is asked about', () => {
    const eaten = fc.constantFrom('w zupie mogę', 'w zupie jem');
    fc.assert(
      fc.property(object, eaten, answer, ([name, , food], said, field) => {
        const { out, isAsked } = read(field, `${name}, ${said}`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('a guess is kept out and asked about', () => {
    fc.assert(
      fc.property(object, answer, ([name, , food], field) => {
        const { out, isAsked } = read(field, `chyba ${name}, po zjedzeniu piecze mnie język`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('what harms in pregnancy is avoided, what is eaten in it is asked about', () => {
    const harm = fc.constantFrom('w ciąży mdli mnie od', 'w ciąży odrzuciło mnie od');
    fc.assert(
      fc.property(harm, (said) => {
        expect(read('disliked', `${said} kurczaka`)).toEqual(read('disliked', 'kurczak'));
        expect(read('disliked', 'w ciąży jem orzechy').isAsked).toBe(true);
      }),
    );
  });

  it('who reacts to chicken or turkey reacts to what is sold as poultry', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('kurczak', 'indyk', 'mięso z kurczaka', 'kurczak i indyk'),
        answer,
        (name, field) => {
          expect(read(field, name).out).toContain('Parówki drobiowe');
        },
      ),
    );
  });

  it('who reacts to the meat of mammals eats poultry', () => {
    const name = fc.constantFrom('alfa-gal', 'zespół alfa-gal po kleszczu', 'mięso ssaków');
    fc.assert(
      fc.property(name, (said) => {
        const { out, isAsked } = read('allergies', said);
        expect(out).toContain('Schab wieprzowy, surowy');
        expect(out).not.toContain('Pierś z kurczaka, surowa');
        expect(isAsked).toBe(false);
      }),
    );
  });
});

describe('[decisions 54] a list on the lines below its head', () => {
  const bullet = fc.constantFrom('- ', '– ', '* ', '-');

  it('is one sentence: what the head says is said of every line', () => {
    const head = fc.constantFrom('Nie jem:', 'Nie lubię:', 'Unikam:');
    fc.assert(
      fc.property(pair, head, bullet, ([one, other], said, sign) => {
        const { out } = read('accepted', `${said}\n${sign}${one[0]}\n${sign}${other[0]}`);
        expect(out).toEqual(expect.arrayContaining([one[2], other[2]]));
      }),
    );
  });

  it('a head that names nothing asks nothing', () => {
    const head = fc.constantFrom('Alergia pokarmowa:', 'Uczulenia:', 'Nietolerancje pokarmowe:');
    fc.assert(
      fc.property(pair, head, bullet, answer, ([one, other], said, sign, field) => {
        const { out, isAsked } = read(field, `${said}\n${sign}${one[0]}\n${sign}${other[0]}`);
        expect(out).toEqual(expect.arrayContaining([one[2], other[2]]));
        expect(isAsked).toBe(false);
      }),
    );
  });
});

describe('[decisions 54] the talk around an answer', () => {
  it('what somebody cannot do for it, and where it shows, changes nothing of it', () => {
    const told = fc.constantFrom(
      ...[
        'nie rozumiem zachwytu',
        'nie śpię po nocach',
        'swędzi za uszami',
        'wysypka pod pachami i na udach',
      ],
      ...[
        'wysypuje mnie pod kolanami',
        'czerwone plamy na szyi',
        'bez wyjątków',
        'w jakiejkolwiek formie',
        'po jednym kęsie puchną mi wargi',
      ],
    );
    fc.assert(
      fc.property(object, told, answer, ([name], talk, field) => {
        expect(read(field, `${name}, ${talk}`)).toEqual(read(field, name));
      }),
    );
  });

  it('beside what is denied it stays a question where it may limit', () => {
    const limit = fc.constantFrom('nie zawsze', 'nie próbowałam', 'nie sprawdzałam', 'kubek dziennie mogę');
    fc.assert(
      fc.property(object, limit, answer, ([name, , food], said, field) => {
        const { out, isAsked } = read(field, `${name}, ${said}`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('a result that names no food is asked about, whatever is eaten', () => {
    fc.assert(
      fc.property(
        object,
        fc.constantFrom('Ara h 8 dodatnie', 'LTP dodatnie', 'Pru p 3'),
        ([name], result) => {
          expect(read('allergies', `${result}, ${name} jem`).isAsked).toBe(true);
        },
      ),
    );
  });
});

describe('[decisions 54] what is asked about all the same', () => {
  it('who eats what a test found', () => {
    const found = fc.constantFrom('kl. 1', 'IgE 0,7 kU/l', 'klasa 2');
    const eaten = fc.constantFrom('jem', 'toleruję', 'jem normalnie');
    fc.assert(
      fc.property(object, found, eaten, answer, ([name, , food], result, said, field) => {
        const { out, isAsked } = read(field, `${name} ${result}, ${said}`);
        expect(out).toContain(food);
        expect(isAsked).toBe(true);
      }),
    );
  });

  it('what is eaten of a sort says nothing of the others', () => {
    const sort = fc.constantFrom('z warzyw jem', 'z warzyw lubię', 'z warzyw toleruję');
    fc.assert(
      fc.property(sort, fc.constantFrom('bób', 'kolendrę', 'brokuł'), asked, (said, name, field) => {
        expect(read(field, `${said} ${name}`).isAsked).toBe(true);
      }),
    );
  });

  it('a list of two that are eaten with a limit', () => {
    const limit = fc.constantFrom('jem rzadko', 'chyba jem', 'kiedyś jadłam', 'jem w małych ilościach');
    fc.assert(
      fc.property(three, limit, ([bad, one, other], said) => {
        if (!bad || !one || !other) return;
        const { out, isAsked } = read('allergies', `${bad[0]} klasa 3, ${one[0]} i ${other[0]} ${said}`);
        expect(out).toEqual(expect.arrayContaining([bad[2]]));
        expect(isAsked).toBe(true);
      }),
    );
  });
});
