import { describe, expect, it } from '@jest/globals';
import type { OwnWord } from '../model.js';
import { createAvoidance, type AvoidanceInput } from './avoidance.js';

const foods = [
  { id: 1, name: 'Cebula', category: 'Warzywa' },
  { id: 2, name: 'Por', category: 'Warzywa' },
  { id: 3, name: 'Orzechy włoskie', category: 'Inne', allergenInfo: { allergens: ['orzechy'] } },
  { id: 4, name: 'Krewetki', category: 'Ryby i owoce morza' },
];
const word = (text: string, rest: Partial<OwnWord> = {}): OwnWord => ({
  ...{ word: text, foodIds: [], categories: [], allergens: [] },
  ...rest,
});
const read = (input: AvoidanceInput, ...words: OwnWord[]) => {
  const avoidance = createAvoidance(input, foods, words);
  const hits = Object.fromEntries(foods.map((food) => [food.name, avoidance.of(food)]));
  return { hits, open: avoidance.notUnderstood.map(({ entry }) => entry) };
};

describe('[decisions 33] words of the practice', () => {
  const onions = word('bez cebulowatych xyl', { foodIds: [1, 2] });

  it('mean what the dietitian picked, however the survey leads in, and are not asked about again', () => {
    expect(read({ disliked: ['bez cebulowatych xyl'] }).open).toEqual(['bez cebulowatych xyl']);
    const { hits, open } = read({ disliked: ['nie lubi cebulowatych XYL'] }, onions);
    expect(open).toEqual([]);
    expect(hits).toMatchObject({
      Cebula: { disliked: 'nie lubi cebulowatych XYL' },
      Por: { disliked: 'nie lubi cebulowatych XYL' },
      Krewetki: {},
    });
  });

  it('mean whole categories and allergens, without what the person likes of them', () => {
    const sea = word('xylomorskie', { categories: ['Ryby i owoce morza'], allergens: ['orzechy'] });
    expect(read({ disliked: ['xylomorskie'] }, sea).hits).toMatchObject({
      Krewetki: { disliked: 'xylomorskie' },
      'Orzechy włoskie': { disliked: 'xylomorskie' },
      Por: {},
    });
    expect(read({ disliked: ['xylomorskie'], accepted: ['krewetki'] }, sea).hits['Krewetki']).toEqual({});
    expect(read({ allergies: ['xylomorskie'], accepted: ['krewetki'] }, sea).hits['Krewetki']).toEqual({
      allergies: 'xylomorskie',
    });
  });

  it('that mean nothing in the base are read as understood', () => {
    expect(read({ allergies: ['xylobus'] }, word('xylobus'))).toMatchObject({ open: [] });
  });

  it('that the dietitian minds herself are no question, and never read as understood', () => {
    const note = word('xylobus', { kind: 'note' });
    const { phrases, notUnderstood } = createAvoidance({ allergies: ['xylobus'] }, foods, [note]);
    expect(phrases).toMatchObject([{ text: 'xylobus', reading: 'unclear', isOpen: false }]);
    expect(notUnderstood).toEqual([{ entry: 'xylobus', source: 'allergies', reason: 'note' }]);
    expect(read({ allergies: ['orzechy i xylobus'] }, note).hits['Orzechy włoskie']).toEqual({
      allergies: 'orzechy',
    });
  });

  it('never hide an allergy that was found without them', () => {
    const alone = read({ allergies: ['orzechy i xylobus'] });
    expect(alone.hits['Orzechy włoskie']).toEqual({ allergies: 'orzechy' });
    for (const own of [word('orzechy'), word('orzechy i xylobus'), word('orzechy', { foodIds: [2] })]) {
      const { hits } = read({ allergies: ['orzechy i xylobus'] }, own);
      expect(hits['Orzechy włoskie']).toEqual({ allergies: 'orzechy' });
    }
  });

  it('all of whose foods left the base are not understood any more', () => {
    expect(read({ disliked: ['xylobus'] }, word('xylobus', { foodIds: [99] })).open).toEqual(['xylobus']);
  });

  it('that say more than the plain word stand for just that', () => {
    const often = word('por (często)');
    expect(read({ disliked: ['por (w zupie)'] }, often).open).toEqual(
      read({ disliked: ['por (w zupie)'] }).open,
    );
    expect(read({ disliked: ['por (często)'] }, often)).toMatchObject({
      open: [],
      hits: { Por: { disliked: 'por (często)' } },
    });
  });
});
