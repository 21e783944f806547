import { describe, expect, it } from '@jest/globals';
import { declared } from '../../testing/word-reading.js';
import { createAvoidance } from '../avoidance.js';
import type { WordDecision, WordField } from '../read-phrase.js';

const foods = [
  { id: 1, name: 'Brokuł, surowy', category: 'Warzywa', ...declared() },
  { id: 2, name: 'Zupa krem z brokułów', category: 'Zupy', ...declared() },
  { id: 3, name: 'Dorsz, świeży', category: 'Ryby i owoce morza', ...declared('ryby') },
  { id: 4, name: 'Kefir naturalny 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 5, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 6, name: 'Mleko bez laktozy 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 9, name: 'Mleko 3,2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 7, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 8, name: 'Jabłko, świeże', category: 'Owoce', ...declared() },
];

type Said = { readonly [field in WordField]?: readonly string[] };

/** Names that are kept out, and the phrases that are asked about with the reason. */
function read(said: Said, decisions: readonly WordDecision[] = []) {
  const avoidance = createAvoidance({ ...said, decisions }, foods);
  return {
    out: foods.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name),
    asked: avoidance.notUnderstood.map(({ entry, reason }) => `${entry}: ${reason}`),
  };
}

describe('[decisions 55] what one field keeps out and another says to be eaten', () => {
  it.each([
    [{ disliked: ['brokuły'], accepted: ['jabłka, brokuły'] }, 'brokuły', 'Brokuł, surowy'],
    [{ disliked: ['ryby'], accepted: ['ryby pieczone'] }, 'ryby', 'Dorsz, świeży'],
    [{ disliked: ['nie jem nabiału'], accepted: ['kefir'] }, 'nie jem nabiału', 'Kefir naturalny 2 %'],
    [{ allergies: ['jajka'], notes: ['Jajka je codziennie na śniadanie.'] }, 'jajka', 'Jajko kurze, surowe'],
    [{ intolerances: ['laktoza'], notes: ['Pije mleko codziennie.'] }, 'laktoza', 'Mleko 2 %'],
    [{ allergies: ['mleko'], intolerances: ['brak, mleko toleruję bez problemu'] }, 'mleko', 'Mleko 2 %'],
  ] as const)('is asked about, and stays out until then: %j', (said, phrase, name) => {
    const { out, asked } = read(said);
    expect(asked).toContain(`${phrase}: contradicts`);
    expect(out).toContain(name);
  });

  it.each([
    [{ disliked: ['nabiał'], accepted: ['kefir'] }],
    [{ allergies: ['ryby'], accepted: ['dorsz'] }],
    [{ allergies: ['jajka'], notes: ['Nie je jajek.'] }],
    [{ disliked: ['brokuły'], accepted: ['uwielbiałam brokuły'] }],
    [{ intolerances: ['laktoza'], notes: ['Pije mleko bez laktozy.'] }],
  ] as const)('is no contradiction: %j', (said) => {
    expect(read(said).asked.filter((one) => one.includes('contradicts'))).toEqual([]);
  });

  it('the dietitian decides which of them holds', () => {
    const said = { disliked: ['brokuły'], accepted: ['brokuły'] };
    const decided = (answer: WordDecision['answer']) =>
      read(said, [{ field: 'disliked', phrase: 'brokuły', answer }]);
    expect(decided('confirmed')).toEqual({ out: ['Brokuł, surowy', 'Zupa krem z brokułów'], asked: [] });
    expect(decided('permitted')).toEqual({ out: [], asked: [] });
  });
});
