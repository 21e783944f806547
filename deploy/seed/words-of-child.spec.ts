import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { Food } from '@pora/engine/model';
import { createRandom } from '@pora/engine/random';
import { analysePlan, safetyDataOf } from '@pora/engine/safety/analyse';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import type { WordField } from '@pora/engine/text-pl/read-phrase';
import { readStarterFoods } from './read-seed.mjs';
import { lostWords } from './words-corpus/lost-words.js';
import { drawSentence, type Clause } from './words-generator/generate-sentence.js';
import { OBJECTS } from './words-generator/objects.data.js';
import { planWith } from './words-generator/plan-with.js';

const SEED = Number(process.env['WORDS_SEED'] ?? 20_261_128);
const SENTENCES = 1500;
const SHOWN = 40;
const EVERY = 8;

const named = new Set(OBJECTS.flatMap((object) => object.foods));
const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url))).filter(
  ({ name }, at) => named.has(name) || at % EVERY === 0,
);
const byName = new Map(foods.map((food) => [food.name, food]));
const foodOf = (name: string) => {
  const food = byName.get(name);
  if (!food) throw new Error(`Nie ma produktu „${name}”`);
  return food;
};

/** @param names the foods that are looked at */
function readingOf(field: WordField, text: string, isChild: boolean, names: readonly string[]) {
  const avoidance = createAvoidance({ [field]: [text], isChild }, foods);
  const { phrases, notUnderstood } = avoidance;
  const out = names.filter((name) => Object.keys(avoidance.of(foodOf(name))).length > 0);
  return { phrases, out: new Set(out), isAsked: notUnderstood.length > 0 };
}

const isOfSon = ({ meaning, text }: Clause) => meaning === 'relative' && /^syn /u.test(text);
/** In the survey of a child the son is the patient. */
const isForbidden = (clause: Clause) =>
  clause.meaning === 'avoid' || clause.meaning === 'past' || isOfSon(clause);

const sentences = (() => {
  const random = createRandom(SEED);
  return Array.from({ length: SENTENCES }, () => drawSentence(random));
})();
const shown = (faults: readonly string[]) => ({ faults: faults.length, first: faults.slice(0, SHOWN) });
const NONE = { faults: 0, first: [] };

const foodsOf = (clauses: readonly Clause[]) => clauses.flatMap((clause) => clause.foods);

describe(`ankieta dziecka (ziarno ${SEED}, ${SENTENCES} zdań)`, () => {
  it('[decisions 54] produkt, którego zdanie zakazuje, także „syn ma uczulenie”, jest wykluczony albo zdanie czeka', () => {
    const silent: string[] = [];
    const lost: string[] = [];
    for (const { field, text, clauses } of sentences) {
      const { phrases, out, isAsked } = readingOf(field, text, true, foodsOf(clauses));
      const allowed = foodsOf(clauses.filter(isForbidden)).filter((name) => !out.has(name));
      if (allowed.length > 0 && !isAsked) silent.push(`${field}: „${text}” – ${allowed.join('; ')}`);
      if (lostWords(text, phrases).length > 0) lost.push(`${field}: „${text}”`);
    }
    expect({ silent: shown(silent), lost: shown(lost) }).toEqual({ silent: NONE, lost: NONE });
    expect(sentences.filter(({ clauses }) => clauses.some(isOfSon)).length).toBeGreaterThan(20);
  });

  it('[decisions 54] zdanie, w którym nie ma mowy o dziecku, czyta się tak samo w każdym wieku', () => {
    const other = sentences
      .filter(({ clauses }) => !clauses.some(isOfSon))
      .flatMap(({ field, text, clauses }) => {
        const [child, adult] = [true, false].map((isChild) => {
          const { phrases, out } = readingOf(field, text, isChild, foodsOf(clauses));
          return JSON.stringify([phrases, [...out]]);
        });
        return child === adult ? [] : [`${field}: „${text}”`];
      });
    expect(shown(other)).toEqual(NONE);
  });
});

const catalog = { foods, mappings: [], dictionary: [] };

function stateOf(allergies: string, food: Food, isChild: boolean) {
  const patient = { isChild, intolerances: [], hasRecords: true, allergies: [allergies] };
  return analysePlan(planWith(food), safetyDataOf(patient, catalog, DEFAULT_RULE_CONFIG)).state;
}

it('[decisions 55] „córka ma alergię na …”: plan dziecka jest niebezpieczny, dorosłej osoby czeka na decyzję', () => {
  const states = OBJECTS.map(({ accusative, foods: [food = ''] }) =>
    [true, false].map((isChild) => stateOf(`córka ma alergię na ${accusative}`, foodOf(food), isChild)),
  );
  expect(states).toEqual(OBJECTS.map(() => ['dangerous', 'attention']));
});
