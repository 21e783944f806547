import { describe, expect, it } from '@jest/globals';
import { WORD_FIELDS, type PhraseReading, type ReadPhrase } from '../read-phrase.js';
import { createNameFinder } from './name-finder.js';
import { markUnreadNames, unreadNames, writtenEntries } from './unread-names.js';

const finder = createNameFinder([{ name: 'Mleko 2 %' }, { name: 'Por, surowy' }]);

function phraseOf(
  entry: string,
  reading: PhraseReading,
  { text = entry, ...rest }: Partial<ReadPhrase> = {},
): ReadPhrase {
  return { field: 'allergies', entry, text, reading, avoided: [], permitted: [], isOpen: false, ...rest };
}
const unread = (entry: string, ...phrases: ReadPhrase[]) =>
  unreadNames(entry, finder.namesIn(entry), phrases).map(({ text }) => text);

describe('[decisions 54] a name that the first reading did not account for', () => {
  it.each([
    ['brak tolerancji laktozy', ['laktozy']],
    ['bez laktozy', ['laktozy']],
    ['zero glutenu', ['glutenu']],
    ['nie je mięsa', ['mięsa']],
    ['brak laktazy', ['laktazy']],
    ['nie zgłasza alergii, uczulenie na orzechy', ['orzechy']],
    ['Nie zgłasza alergii pokarmowych. Uczulenie na orzechy.', ['orzechy']],
    ['mleko – nie', ['mleko']],
    ['wykluczono gluten z diety', ['gluten']],
    ['alergii brak, tylko na orzechy', ['orzechy']],
    ['nie, jestem uczulona na orzechy', ['orzechy']],
    ['nie ma alergii na mleko uczula seler', ['seler']],
    ['uczulenie na soję nie na mleko', ['soję', 'mleko']],
    ['mam problemy z mlekiem', ['mlekiem']],
    ['problemy z mlekiem, nie mam apetytu', ['mlekiem']],
    ['po mleku problemy', ['mleku']],
    ['nie mam większych problemów z mlekiem', ['mlekiem']],
  ])('%s: is no denial of the food', (entry, expected) => {
    expect(unread(entry, phraseOf(entry, 'denied'))).toEqual(expected);
  });

  it.each([
    'Brak',
    'brak alergii',
    'Nie zgłasza alergii ani nietolerancji',
    'nie ma alergii na mleko, jaja i orzechy',
    'wykluczono alergię na gluten',
    'Wykluczono celiakię',
    'celiakia: nie',
    'alergia na mleko niepotwierdzona',
    'testy na mleko ujemne',
    'nie stwierdzono alergii na jaja ani na mleko',
    'bez uczuleń na orzechy',
    'nie jestem uczulona na orzechy włoskie, seler',
    'nie stwierdzono nietolerancji laktozy',
    'nigdy nie miałam problemów z orzechami',
    'po mleku nie mam żadnych dolegliwości',
    'kłopotów z jajkami nie mam',
    'na pewno nie na mleko',
  ])('%s: denies what it names', (entry) => {
    expect(unread(entry, phraseOf(entry, 'denied'))).toEqual([]);
  });

  it.each([
    'mama uczulona na orzechy, ryby',
    'alergia na ryby u syna',
    'w rodzinie celiakia',
    'mąż nie je mięsa',
  ])('%s: is said of somebody else', (entry) => {
    expect(unread(entry, phraseOf(entry, 'not_food'))).toEqual([]);
  });

  it.each([
    ['siostra i ja uczulone na ryby', ['ryby']],
    ['ja i siostra uczulone na ryby', ['ryby']],
    ['mama zdrowa; uczulenie na ryby', ['ryby']],
    ['boli brzuch po mleku', ['mleku']],
    ['alergia na orzechy u mamy i u mnie', ['orzechy']],
  ])('%s: is said of the patient, too', (entry, expected) => {
    expect(unread(entry, phraseOf(entry, 'not_food'))).toEqual(expected);
  });

  it.each([
    ['nabiał: mleko toleruję', 'mleko', ['nabiał']],
    ['mleko, jogurt i ser jem', 'mleko', ['mleko']],
    ['alergia na mleko, piję je', 'mleko', ['mleko']],
  ])('%s: what was read as eaten has to be said to be eaten', (entry, permitted, expected) => {
    expect(unread(entry, phraseOf(entry, 'permitted', { permitted: [permitted] }))).toEqual(
      expect.arrayContaining(expected),
    );
  });

  it.each(['uczulenie na ryby, jak mama', 'tak jak u siostry: ryby', 'mama zgłasza uczulenie na ryby'])(
    '%s: the patient has it, too',
    (entry) => {
      expect(unread(entry, phraseOf(entry, 'not_food'))).toEqual(['ryby']);
    },
  );

  describe('where the patient is a child', () => {
    const unreadOfChild = (entry: string, reading: ReadPhrase['reading']) => {
      const marked = markUnreadNames([phraseOf(entry, reading)], [{ field: 'allergies', entry }], finder, {
        isChild: true,
      });
      return marked.some(({ isOpen }) => isOpen);
    };

    it.each([
      ...[
        'syn uczulony na ryby',
        'uczulenie na ryby u córki',
        'mała nie może ryb',
        'brat i syn uczuleni na ryby',
        'córka i tata uczuleni na ryby',
        'alergia na ryby u mamy i u syna',
      ],
      ...['mama zgłasza alergię na ryby', 'mama dziecka podaje uczulenie na ryby', 'babcia nie daje ryb'],
    ])('[decisions 54] %s: is said of the patient', (entry) => {
      expect(unreadOfChild(entry, 'not_food')).toBe(true);
    });

    it.each([
      ...['mama uczulona na ryby', 'ojciec dziecka uczulony na ryby', 'brat mojej córki uczulony na ryby'],
      ...['mąż nie je ryb', 'siostra syna uczulona na ryby', 'córka zdrowa, tata uczulony na ryby'],
    ])('[decisions 54] %s: is said of somebody else', (entry) => {
      expect(unreadOfChild(entry, 'not_food')).toBe(false);
    });

    it('[decisions 54] a denial reaches over the child', () => {
      const entry = 'nie stwierdzono u naszej córki alergii na ryby';
      expect(unreadOfChild(entry, 'denied')).toBe(false);
      expect(unreadOfChild('córka ma alergię na ryby', 'denied')).toBe(true);
    });
  });

  it('a name is accounted for by what is kept out or eaten, in any form', () => {
    const entry = 'mleka nie pije, soja ok, ryby, warzywa: por';
    const phrases = [
      phraseOf(entry, 'avoided', { text: 'mleka nie pije', avoided: ['mleko'] }),
      phraseOf(entry, 'permitted', { text: 'soja ok', permitted: ['soja'] }),
      phraseOf(entry, 'avoided', { text: 'ryby', avoided: [] }),
      phraseOf(entry, 'avoided', { text: 'warzywa: por', avoided: ['por'] }),
    ];
    expect(unread(entry, ...phrases)).toEqual(['ryby']);
  });

  it('an open phrase, and one a dietitian decided about, is not asked about twice', () => {
    const entry = 'mleko kiedyś';
    const decision = { field: 'allergies', phrase: entry, answer: 'not_food' } as const;
    expect(unread(entry, phraseOf(entry, 'unclear', { isOpen: true, reason: 'past' }))).toEqual([]);
    expect(unread(entry, phraseOf(entry, 'not_food', { decision }))).toEqual([]);
  });

  it('the phrase that holds an unread name becomes open, the others stay as they were', () => {
    const entry = 'Brak alergii. Uczulenie na orzechy. Soja ok.';
    const phrases = [
      phraseOf(entry, 'denied', { text: 'Brak alergii' }),
      phraseOf(entry, 'denied', { text: 'Uczulenie na orzechy' }),
      phraseOf(entry, 'permitted', { text: 'Soja ok', permitted: ['Soja'] }),
    ];
    const marked = markUnreadNames(phrases, [{ field: 'allergies', entry }], finder);

    expect(marked.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
    expect(marked[1]).toMatchObject({ reading: 'unclear', reason: 'unread_name' });
    expect(marked[0]).toBe(phrases[0]);
  });

  it('a name of a clause that was lost becomes an open phrase of its own', () => {
    const entry = 'mleko i orzechy';
    const marked = markUnreadNames(
      [phraseOf(entry, 'avoided', { text: 'mleko', avoided: ['mleko'] })],
      [
        { field: 'allergies', entry },
        { field: 'notes', entry: 'celiakia' },
      ],
      finder,
    );
    expect(marked.slice(1)).toEqual([
      expect.objectContaining({ field: 'allergies', text: 'orzechy', reason: 'unread_name', isOpen: true }),
      expect.objectContaining({ field: 'notes', text: 'celiakia', isOpen: true }),
    ]);
  });

  it('a name listed by a phrase that keeps nothing out is not accounted for by it', () => {
    const entry = 'oboje z żoną nie jemy grzybów';
    expect(unread(entry, phraseOf(entry, 'not_food', { avoided: ['grzybów'] }))).toEqual(['grzybów']);
  });

  it('a decision about a lost name closes it', () => {
    const decision = { field: 'notes', phrase: 'Celiakia', answer: 'relative' } as const;
    const [phrase] = markUnreadNames([], [{ field: 'notes', entry: 'celiakia' }], finder, {
      decisions: [decision],
    });
    expect(phrase).toMatchObject({ text: 'celiakia', isOpen: false, decision });
  });

  it('a word the practice has explained is read where it stands as a whole', () => {
    const ownWords = [{ word: 'bez mleka domowego' }, { word: 'por' }];
    const marked = (entry: string) =>
      markUnreadNames([phraseOf(entry, 'avoided')], [{ field: 'allergies', entry }], finder, { ownWords });

    expect(marked('nie lubi mleka domowego')[0]?.isOpen).toBe(false);
    expect(marked('nie lubi mleka')[0]?.isOpen).toBe(true);
    expect(marked('por')[0]?.isOpen).toBe(false);
  });

  it('entries of every field are compared', () => {
    const input = Object.fromEntries(WORD_FIELDS.map((field) => [field, [`mleko ${field}`]]));
    expect(writtenEntries({ ...input }).map(({ field }) => field)).toEqual([...WORD_FIELDS]);
  });

  it('five thousand phrases of one entry are compared', () => {
    const entry = 'mleko, soja; '.repeat(5000);
    const phrases = Array.from({ length: 5000 }, () =>
      phraseOf(entry, 'avoided', { text: 'mleko, soja', avoided: ['mleko'] }),
    );
    expect(unread(entry, ...phrases)).toHaveLength(5000);
  });
});
