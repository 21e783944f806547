import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import type { Food } from '@pora/engine/model';
import { createRandom } from '@pora/engine/random';
import { analysePlan, safetyDataOf } from '@pora/engine/safety/analyse';
import { readStarterFoods } from './read-seed.mjs';
import { readingOf } from './words-corpus/judge-corpus.js';
import { lostWords } from './words-corpus/lost-words.js';
import { drawSentence, type Clause, type Sentence } from './words-generator/generate-sentence.js';
import { OBJECTS } from './words-generator/objects.data.js';
import { planWith } from './words-generator/plan-with.js';

/** WORDS_SEED draws other sentences; the seed stands in every title. */
const SEED = Number(process.env['WORDS_SEED'] ?? 20_261_128);
const SENTENCES = 20_000;
const PLANS = 600;
const TIME_LIMIT = 240_000;
const SHOWN = 40;
const EVERY = 8;

const HARMLESS = 'Ziemniak, surowy';
const named = new Set([HARMLESS, ...OBJECTS.flatMap((object) => object.foods)]);
/** The foods sentences speak of among others; one list, so that what is prepared for it is prepared once. */
const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url))).filter(
  ({ name }, at) => named.has(name) || at % EVERY === 0,
);
const byName = new Map(foods.map((food) => [food.name, food]));
const foodOf = (name: string) => {
  const food = byName.get(name);
  if (!food) throw new Error(`Nie ma produktu „${name}”`);
  return food;
};

function sentencesOf(count: number): Sentence[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => drawSentence(random));
}

const isForbidden = ({ meaning }: Clause) => meaning === 'avoid' || meaning === 'past';

interface Faults {
  readonly silent: string[];
  readonly wronglyKeptOut: string[];
  readonly lost: string[];
  readonly misread: string[];
}

const READINGS = new Set(['avoided', 'permitted', 'denied', 'not_food', 'unclear']);

function faultsOf(sentences: readonly Sentence[]): Faults {
  const faults: Faults = { silent: [], wronglyKeptOut: [], lost: [], misread: [] };
  for (const { field, text, clauses } of sentences) {
    const { phrases, isAsked, isKeptOut, isUnverified } = readingOf(field, text, foods);
    const told = `${field}: „${text}”`;
    for (const clause of clauses) {
      const isOut = (name: string) => isKeptOut(foodOf(name));
      if (isForbidden(clause)) {
        const allowed = clause.foods.filter((name) => !isOut(name) && !isUnverified(foodOf(name)));
        if (allowed.length > 0 && !isAsked) faults.silent.push(`${told} – ${allowed.join('; ')}`);
      } else {
        const kept = clause.foods.filter(isOut);
        if (kept.length > 0) faults.wronglyKeptOut.push(`${told} – ${kept.join('; ')}`);
      }
    }
    if (lostWords(text, phrases).length > 0) faults.lost.push(told);
    if (phrases.some(({ reading }) => !READINGS.has(reading))) faults.misread.push(told);
  }
  return faults;
}

/** The first faults with their number: all of them would hide each other. */
const shown = (faults: readonly string[]) => ({ faults: faults.length, first: faults.slice(0, SHOWN) });
const NONE = { faults: 0, first: [] };

describe(`zdania z generatora (ziarno ${SEED}, ${SENTENCES} zdań)`, () => {
  const faults = faultsOf(sentencesOf(SENTENCES));

  it('[decisions 54] produkt, którego zdanie zakazuje, jest wykluczony albo zdanie czeka na dietetyka', () => {
    expect(shown(faults.silent)).toEqual(NONE);
  });

  it('[decisions 54] produkt, na który zdanie pozwala, i taki, którego dotyczy tylko zaprzeczenie, nie jest wykluczony', () => {
    expect(shown(faults.wronglyKeptOut)).toEqual(NONE);
  });

  it('[decisions 54] każde słowo leży w jakiejś frazie, a każda fraza ma jeden z pięciu odczytów', () => {
    expect(shown(faults.lost)).toEqual(NONE);
    expect(shown(faults.misread)).toEqual(NONE);
  });
});

const catalog = { foods, mappings: [], dictionary: [] };

function stateOf({ field, text }: Pick<Sentence, 'field' | 'text'>, food: Food) {
  const asked = field === 'intolerances' ? 'declaredIntolerances' : field;
  const patient = { isChild: false, intolerances: [], hasRecords: true, [asked]: [text] };
  return analysePlan(planWith(food), safetyDataOf(patient, catalog, DEFAULT_RULE_CONFIG)).state;
}

describe(`plany ze zdań z generatora (ziarno ${SEED})`, () => {
  it(
    '[decisions 55] plan z produktem, którego zdanie zakazuje, nigdy nie jest „Bezpieczny”',
    () => {
      const safe: string[] = [];
      for (const sentence of sentencesOf(PLANS)) {
        for (const name of sentence.clauses.filter(isForbidden).flatMap((clause) => clause.foods)) {
          if (stateOf(sentence, foodOf(name)) === 'safe')
            safe.push(`${sentence.field}: „${sentence.text}” – ${name}`);
        }
      }
      expect(shown(safe)).toEqual(NONE);
    },
    TIME_LIMIT,
  );

  it('[decisions 55] plan osoby, która niczego nie unika, jest „Bezpieczny”', () => {
    expect(stateOf({ field: 'allergies', text: 'brak' }, foodOf(HARMLESS))).toBe('safe');
  });
});
