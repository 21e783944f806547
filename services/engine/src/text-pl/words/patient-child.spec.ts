import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from '../avoidance.js';
import type { ReadPhrase, WordField } from '../read-phrase.js';

const declared = (allergens: string[]) => ({ allergenInfo: { allergens, confidence: 'pewny' } });
const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared(['mleko']) },
  { id: 2, name: 'Orzechy włoskie', category: 'Inne', ...declared(['orzechy']) },
  { id: 3, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared(['jaja']) },
  { id: 4, name: 'Chleb żytni', category: 'Pieczywo', ...declared(['gluten']) },
  { id: 5, name: 'Dorsz, świeży', category: 'Ryby i owoce morza', ...declared(['ryby']) },
  { id: 6, name: 'Ziemniak, surowy', category: 'Warzywa', ...declared([]) },
];

/** Accusative, genitive, locative, and the food that is meant. */
const OBJECTS = [
  ['orzechy', 'orzechów', 'orzechach', 'Orzechy włoskie'],
  ['mleko', 'mleka', 'mleku', 'Mleko 2 %'],
  ['jajka', 'jajek', 'jajkach', 'Jajko kurze, surowe'],
  ['ryby', 'ryb', 'rybach', 'Dorsz, świeży'],
] as const;
type Object = (typeof OBJECTS)[number];

/** What a parent calls the patient; the first four are asked about where the patient is grown up. */
const NOMINATIVE = [
  ...['córka', 'syn', 'dziecko', 'synek', 'wnuczka', 'moja córka', 'nasz syn'],
  ...[
    'córeczka',
    'mała',
    'mały',
    'nasza mała',
    'mała córeczka',
    'maluch',
    'maluszek',
    'syneczek',
    'nasz synuś',
  ],
] as const;
const ASKED_OF_ADULTS = NOMINATIVE.slice(0, 7);
const GENITIVE = [
  'córki',
  'syna',
  'dziecka',
  'synka',
  'wnuczki',
  'córeczki',
  'małej',
  'małego',
  'naszej małej',
];

const AVOIDING = [
  '{who} ma alergię na {it}',
  '{who} ma uczulenie na {it}',
  '{who} nie może {of}',
  '{who} nie toleruje {of}',
  '{who} nie je {of}',
  'niestety {who} ma alergię na {it}',
];
const AVOIDING_AT = ['u {whom} alergia na {it}', 'alergia na {it} u {whom}', 'u {whom} uczulenie na {it}'];
const PERMITTING = ['{who} je {it} bez problemu', '{who} toleruje {it}', '{who} lubi {it}'];
const DENYING = ['{who} nie ma alergii na {it}', 'nie stwierdzono u {whom} alergii na {it}'];
const DENYING_ALL = [
  '{who} nie ma alergii',
  '{who}: brak alergii',
  'u {whom} nie stwierdzono alergii pokarmowych',
];

const object = fc.constantFrom<Object>(...OBJECTS);
const who = fc.constantFrom(...NOMINATIVE);
const whom = fc.constantFrom(...GENITIVE);
const answer = fc.constantFrom<WordField>('allergies', 'intolerances');
const filled = (frame: string, [it, of, after]: Object, names: { who?: string; whom?: string } = {}) =>
  frame
    .replace('{it}', it)
    .replace('{of}', of)
    .replace('{after}', after)
    .replace('{who}', names.who ?? '')
    .replace('{whom}', names.whom ?? '');

function read(field: WordField, text: string, isChild?: boolean) {
  const avoidance = createAvoidance({ [field]: [text], ...(isChild !== undefined && { isChild }) }, foods);
  const out = foods.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name);
  return { out, isAsked: avoidance.notUnderstood.length > 0, phrases: avoidance.phrases };
}
/** How phrases were read, whatever the person is called in them. */
const toldOf = (phrases: readonly ReadPhrase[]) =>
  phrases.map(({ entry: _entry, text: _text, ...told }) => told);

describe('[decisions 54] the survey of a child is filled in by a parent', () => {
  it('what the parent writes of the child is read as of the patient, whatever the child is called', () => {
    const frames = [...AVOIDING, ...AVOIDING_AT, ...PERMITTING, ...DENYING, ...DENYING_ALL];
    const fields = fc.constantFrom<WordField>(
      ...(['allergies', 'intolerances', 'disliked', 'accepted', 'chronic', 'notes', 'complaints'] as const),
    );
    fc.assert(
      fc.property(
        fields,
        fc.constantFrom(...frames),
        object,
        who,
        whom,
        (field, frame, one, name, ofName) => {
          const child = read(field, filled(frame, one, { who: name, whom: ofName }), true);
          const patient = read(field, filled(frame, one, { who: 'pacjent', whom: 'pacjenta' }), true);
          expect({ out: child.out, told: toldOf(child.phrases) }).toEqual({
            out: patient.out,
            told: toldOf(patient.phrases),
          });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('keeps out at once, without a question, what the child must not eat', () => {
    const sentence = fc.oneof(
      fc.record({ frame: fc.constantFrom(...AVOIDING), who, whom }),
      fc.record({ frame: fc.constantFrom(...AVOIDING_AT), who, whom }),
    );
    fc.assert(
      fc.property(answer, sentence, object, (field, { frame, ...names }, one) => {
        const { out, isAsked } = read(field, filled(frame, one, names), true);
        expect({ out, isAsked }).toEqual({ out: [one[3]], isAsked: false });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['allergies', 'córka ma celiakię'],
    ['chronic', 'córka ma celiakię'],
    ['notes', 'córka ma celiakię, gotuję osobno'],
    ['purpose', 'dieta bezglutenowa, celiakia u syna'],
    ['allergies', 'mam córkę z celiakią'],
  ] as const)('[decisions 55] %s „%s”: no gluten for a child, a question for a grown-up', (field, text) => {
    expect(read(field, text, true).out).toEqual(['Chleb żytni']);
    if (field === 'allergies' || field === 'chronic') expect(read(field, text, false).isAsked).toBe(true);
  });

  it('denials and permissions of the child are the patient’s and ask nothing', () => {
    const frames = fc.constantFrom(...PERMITTING, ...DENYING, ...DENYING_ALL);
    fc.assert(
      fc.property(answer, frames, object, who, whom, (field, frame, one, name, ofName) => {
        const { out, isAsked } = read(field, filled(frame, one, { who: name, whom: ofName }), true);
        expect({ out, isAsked }).toEqual({ out: [], isAsked: false });
      }),
      { numRuns: 200 },
    );
  });

  it('of a grown-up, or of somebody whose age is unknown, it keeps nothing out and is asked', () => {
    const frames = fc.constantFrom(...AVOIDING);
    const age = fc.constantFrom(false, undefined);
    const name = fc.constantFrom(...ASKED_OF_ADULTS);
    fc.assert(
      fc.property(answer, frames, object, name, age, (field, frame, one, called, isChild) => {
        const { out, isAsked } = read(field, filled(frame, one, { who: called }), isChild);
        expect({ out, isAsked }).toEqual({ out: [], isAsked: true });
      }),
      { numRuns: 200 },
    );
  });
});

describe('[decisions 54] relatives stay relatives, also of a child', () => {
  const relative = fc.constantFrom(
    ...['mama', 'tata', 'ojciec', 'brat', 'siostra', 'starsza siostra', 'babcia', 'dziadek', 'kuzyn'],
    ...['ojciec dziecka', 'mama córki', 'brat syna', 'siostra małej', 'brat mojej córki', 'babcia małego'],
  );

  it('and keep nothing out, whoever the patient is', () => {
    const age = fc.constantFrom(true, false, undefined);
    fc.assert(
      fc.property(
        answer,
        fc.constantFrom(...AVOIDING),
        object,
        relative,
        age,
        (field, frame, one, name, isChild) => {
          const { out, phrases } = read(field, filled(frame, one, { who: name }), isChild);
          expect({ out, readings: phrases.map(({ reading }) => reading) }).toEqual({
            out: [],
            readings: ['not_food'],
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('their permission lifts nothing from the child, their allergy adds nothing', () => {
    fc.assert(
      fc.property(answer, object, object, relative, who, (field, one, other, name, called) => {
        const [it, , , food] = one;
        const text = `${called} ma alergię na ${it}, ${name} je ${it}, ${name} ma alergię na ${other[0]}`;
        expect(read(field, text, true).out).toEqual([food]);
        const { out, isAsked } = read(
          field,
          `${called} nie może ${one[1]}, ${name} uczulony na ${other[0]}`,
          true,
        );
        expect({ out, isAsked }).toEqual({ out: [food], isAsked: false });
      }),
      { numRuns: 200 },
    );
  });

  it('who has it together with the child is no reason to leave it out', () => {
    fc.assert(
      fc.property(answer, object, who, (field, [it, , , food], called) => {
        expect(read(field, `${called} i mąż mają alergię na ${it}`, true).out).toEqual([food]);
        expect(read(field, `mąż ma alergię na ${it} i ${called} też`, true).out).toEqual([food]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('[decisions 54] where another child or the writer may be meant, the food stays out and somebody is asked', () => {
  const doubtful = fc.constantFrom(
    ...['starszy syn ma alergię na {it}', 'młodsza córka nie je {of}', 'drugie dziecko ma uczulenie na {it}'],
    ...['córki nie jedzą {of}', 'syn starszy ma alergię na {it}', 'syn i córka mają alergię na {it}'],
    ...['syn ma alergię na {it}, córka je {it}', 'córka ma alergię na {it}, ja jem {it}'],
    ...['córka ma alergię na {it}. Ja lubię {it}', 'syn nie może {of}, ankieta jest o mnie'],
    ...['mama zgłasza alergię na {it}', 'mama dziecka podaje, że ma alergię na {it}'],
    ...['tata mówi, że nie może {of}', 'rodzice zauważyli uczulenie na {it}', 'babcia nie daje {of}'],
  );

  it('every one of them', () => {
    fc.assert(
      fc.property(answer, doubtful, object, (field, frame, one) => {
        const text = filled(filled(frame, one), one);
        const { out, isAsked } = read(field, text, true);
        expect({ text, out, isAsked }).toEqual({ text, out: [one[3]], isAsked: true });
      }),
      { numRuns: 300 },
    );
  });

  it('a niece keeps nothing out and is asked about', () => {
    fc.assert(
      fc.property(
        answer,
        object,
        fc.constantFrom('córka siostry', 'syn brata', 'dziecko sąsiadki'),
        (field, [it], name) => {
          const { out, isAsked } = read(field, `${name} ma alergię na ${it}`, true);
          expect({ out, isAsked }).toEqual({ out: [], isAsked: true });
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each(['mała ilość mleka szkodzi', 'mały kawałek jajka szkodzi', 'po małej porcji orzechów wysypka'])(
    '„%s” speaks of an amount, not of a child',
    (text) => {
      const [child, adult] = [true, false].map((isChild) => read('allergies', text, isChild));
      expect(child).toEqual(adult);
    },
  );
});
