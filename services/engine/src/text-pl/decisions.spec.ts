import { describe, expect, it } from '@jest/globals';
import { createAvoidance, type AvoidanceInput } from './avoidance.js';
import type { WordDecision } from './read-phrase.js';

const foods = [
  { id: 1, name: 'Mleko', category: 'Nabiał', allergenInfo: { allergens: ['mleko'] } },
  { id: 2, name: 'Jajko kurze', category: 'Nabiał i jaja', allergenInfo: { allergens: ['jaja'] } },
  { id: 3, name: 'Por', category: 'Warzywa' },
  { id: 4, name: 'Chleb żytni', category: 'Pieczywo', allergenInfo: { allergens: ['gluten'] } },
];

function read(input: AvoidanceInput, ...decisions: WordDecision[]) {
  const avoidance = createAvoidance({ ...input, decisions }, foods);
  const found = Object.fromEntries(
    foods
      .map((food) => [food.name, Object.keys(avoidance.of(food))] as const)
      .filter(([, keys]) => keys.length > 0),
  );
  return { found, open: avoidance.notUnderstood, phrases: avoidance.phrases, avoidance };
}

describe('[decisions 55] what the dietitian decided about a phrase', () => {
  const proposal = { chronic: ['nietolerancja laktozy'] };
  const about = { field: 'chronic', phrase: 'Nietolerancja   laktozy' } as const;

  it('a proposal keeps nothing out and waits; confirmed it counts as an intolerance', () => {
    expect(read(proposal)).toMatchObject({ found: {}, open: [{ source: 'chronic', reason: 'elsewhere' }] });
    expect(read(proposal, { ...about, answer: 'confirmed' })).toMatchObject({
      ...{ found: { Mleko: ['intolerances'] }, open: [] },
      phrases: [{ reading: 'avoided', isOpen: false, decision: { answer: 'confirmed' } }],
    });
  });

  it.each(['not_food', 'relative', 'permitted'] as const)(
    '%s takes the phrase out of the verdict',
    (answer) => {
      expect(read({ allergies: ['mleko'] }, { field: 'allergies', phrase: 'mleko', answer })).toMatchObject({
        found: {},
        open: [],
      });
    },
  );

  it('[decisions 72] a note closes the question, what was kept out stays out, and the verdict stays attention', () => {
    const noted = read(
      { allergies: ['alergia na mleko i xylobus'] },
      { field: 'allergies', phrase: 'xylobus', answer: 'note' },
    );
    expect(noted).toMatchObject({
      found: { Mleko: ['allergies'] },
      open: [{ entry: 'xylobus', reason: 'note' }],
    });
    expect(noted.phrases.every(({ isOpen }) => !isOpen)).toBe(true);
  });

  it('what it means replaces what was read, and nothing else is kept out', () => {
    const meant = {
      field: 'allergies',
      phrase: 'mleko',
      answer: 'means',
      foodIds: [3],
      allergens: ['jaja'],
    } as const;
    expect(read({ allergies: ['mleko'] }, meant)).toMatchObject({
      found: { Por: ['allergies'], 'Jajko kurze': ['allergies'] },
      open: [],
    });
  });

  it('what only means foods that left the base is asked about again', () => {
    const gone = { field: 'disliked', phrase: 'xylobus', answer: 'means', foodIds: [99] } as const;
    expect(read({ disliked: ['xylobus'] }, gone).open).toMatchObject([{ entry: 'xylobus' }]);
    expect(
      read({ disliked: ['xylobus'] }, { field: 'disliked', phrase: 'xylobus', answer: 'confirmed' }).open,
    ).toMatchObject([{ entry: 'xylobus' }]);
  });

  it('a decision about one field says nothing about the same words in another', () => {
    const both = { allergies: ['mleko'], disliked: ['mleko'] };
    expect(read(both, { field: 'allergies', phrase: 'mleko', answer: 'not_food' }).found).toEqual({
      Mleko: ['disliked'],
    });
  });

  it('a screen learns which phrase of which field keeps a food out', () => {
    const { avoidance } = read({ notes: ['Lubię por. Uczulenie na jaja.'] });
    expect(avoidance.entriesOf(foods[1] as (typeof foods)[number])).toMatchObject([
      { source: 'allergies', field: 'notes', phrase: 'Uczulenie na jaja' },
    ]);
  });

  it('confirmed words of the notes that are no allergy count as disliked, complaints after a food as intolerances', () => {
    const wish = read(
      { notes: ['Proszę bez jaj'] },
      { field: 'notes', phrase: 'Proszę bez jaj', answer: 'confirmed' },
    );
    expect(wish.found).toEqual({ 'Jajko kurze': ['disliked'] });
    const after = read(
      { complaints: ['wzdęcia po mleku'] },
      { field: 'complaints', phrase: 'wzdęcia po mleku', answer: 'confirmed' },
    );
    expect(after.found).toEqual({ Mleko: ['intolerances'] });
  });
});
