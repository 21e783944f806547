import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { declared, readerOf } from '../../testing/word-reading.js';

const foods = [
  { id: 1, name: 'Mleko 2 %', category: 'Nabiał', ...declared('mleko') },
  { id: 2, name: 'Orzechy włoskie', category: 'Inne', ...declared('orzechy') },
  { id: 3, name: 'Jajko kurze, surowe', category: 'Jaja', ...declared('jaja') },
  { id: 4, name: 'Dorsz, świeży', category: 'Ryby', ...declared('ryby') },
  { id: 5, name: 'Pierś z kurczaka', category: 'Mięso', ...declared() },
];
const read = readerOf(foods);
const SEED = 20_261_130;
const RUNS = 300;

const who = fc.constantFrom('mama', 'Matka', 'ojciec', 'żona', 'mąż', 'Babcia', 'siostra');
const when = fc.constantFrom(
  '',
  'na wizycie ',
  'przy okazji ',
  'podczas ostatniej rozmowy ',
  'przez telefon ',
);
const tells = fc.constantFrom('zgłasza', 'dodała', 'wspomniał', 'podaje', 'mówi', 'przekazała', 'informuje');
const what = fc.constantFrom(
  ['mleko', 'Mleko 2 %'] as const,
  ['orzechy', 'Orzechy włoskie'] as const,
  ['jaja', 'Jajko kurze, surowe'] as const,
  ['ryby', 'Dorsz, świeży'] as const,
);

describe('[decisions 55] who tells of an allergy, and who has it', () => {
  it('what somebody tells is kept out and asked about, however long the sentence takes to its verb', () => {
    process.stdout.write(`Who tells: seed ${SEED}\n`);
    fc.assert(
      fc.property(
        who,
        when,
        tells,
        what,
        fc.constantFrom(': ', ', że jest '),
        (one, at, verb, food, turn) => {
          const text = `${one} ${at}${verb}${turn}uczulenie na ${food[0]}`;
          const { out, isAsked } = read('notes', text);
          expect([text, out.includes(food[1]), isAsked]).toEqual([text, true, true]);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('what a relative has keeps nothing out, whoever tells of it behind', () => {
    const has = fc.constantFrom('ma alergię na', 'jest uczulona na', 'miała wstrząs po', 'nie toleruje');
    fc.assert(
      fc.property(who, has, what, (one, verb, food) => {
        const text = `${one} ${verb} ${food[0]}`;
        expect([text, read('notes', text).out]).toEqual([text, []]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
