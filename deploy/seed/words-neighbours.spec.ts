import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createRandom, type Random } from '@pora/engine/random';
import type { WordField } from '@pora/engine/text-pl/read-phrase';
import { readStarterFoods } from './read-seed.mjs';
import { readingOf } from './words-corpus/judge-corpus.js';
import {
  AFTER,
  ASIDES,
  AVOIDED,
  BEFORE,
  EATEN_BEHIND,
  NEIGHBOURS,
  NOTED,
  NOTED_SHORT,
} from './words-generator/neighbours.data.js';
import { OBJECTS, type SentenceObject } from './words-generator/objects.data.js';
import { FORM_DENIALS, FORM_LINES, WAYS, WAYS_OF_REACTING } from './words-generator/ways.data.js';
import { SEVERAL, SEVERAL_ANSWERED } from './words-generator/several.data.js';
import {
  ALL,
  ALL_BUT_ONE,
  ALL_BUT_TWO,
  BOTH,
  LEADS,
  ONLY_ONE,
  TAILS,
  WHOLES,
  type Whole,
} from './words-generator/wholes.data.js';

/** WORDS_SEED draws other answers; the seed stands in every title. */
const SEED = Number(process.env['WORDS_SEED'] ?? 20_261_129);
const ANSWERS = 5_000;
const SHOWN = 40;
const ASKED: readonly WordField[] = ['allergies', 'intolerances', 'disliked'];
const REACTING: readonly WordField[] = ['allergies', 'intolerances'];
/** Fields in which a reaction is told of as well. */
const ELSEWHERE: readonly WordField[] = ['accepted', 'notes', 'chronic', 'complaints', 'past', 'purpose'];
/** What a dietitian notes, and what a patient tells of illnesses. */
const NOTES: readonly WordField[] = ['notes', 'chronic', 'complaints'];
/** Reactions nobody can take for a taste. */
const REACTIONS = AVOIDED.filter((frame) => /uczul|alergi/u.test(frame));
/** In the survey of a child "syn" is the patient, and no neighbour. */
const OF_OTHERS = NEIGHBOURS.filter((frame) => !/syn|dzieci/u.test(frame));
const CASE = /\{(nominative|accusative|genitive|instrumental|locative)\}/u;
/** Which of a group a pair of words means, only its grammar tells; the generator has no sense of it. */
const LOOSE = /^(?:\{nominative\}\??|na |tylko|chyba)/u;

const every = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const named = new Set([
  ...OBJECTS.flatMap(({ foods: of }) => of),
  ...WHOLES.flatMap(({ members }) => members.map(({ food }) => food)),
]);
const foods = every.filter(({ name }) => named.has(name));
const byName = new Map(foods.map((food) => [food.name, food]));

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('Nie ma z czego losować');
  return item;
}

const filled = (frame: string, object: SentenceObject): string =>
  frame.replace(CASE, (_, form: keyof SentenceObject) => String(object[form]));

/** What the answer allows though it names it as avoided, and nobody is asked. */
function allowedIn(field: WordField, text: string, keptOut: readonly string[], isChild = false): string[] {
  const reading = readingOf(field, text, foods, isChild);
  if (reading.isAsked) return [];
  const allowed = keptOut.filter((name) => {
    const food = byName.get(name);
    if (!food) throw new Error(`Nie ma produktu „${name}”`);
    return !reading.isKeptOut(food) && !reading.isUnverified(food);
  });
  return allowed.length > 0 ? [`${field}: „${text.replace(/\n/gu, '⏎')}” – ${allowed.join('; ')}`] : [];
}

const shown = (faults: readonly string[]) => ({ faults: faults.length, first: faults.slice(0, SHOWN) });
const NONE = { faults: 0, first: [] };

function drawn(count: number, draw: (random: Random) => string[]) {
  const random = createRandom(SEED);
  return shown(Array.from({ length: count }, () => draw(random)).flat());
}

describe(`to, co stoi obok produktu, niczego mu nie odbiera (ziarno ${SEED}, ${ANSWERS} odpowiedzi)`, () => {
  it('[decisions 54] produkt, którego ktoś unika, jest wykluczony albo odpowiedź czeka, cokolwiek stoi obok', () => {
    const faults = drawn(ANSWERS, (random) => {
      const object = pick(random, OBJECTS);
      const others = OBJECTS.filter(({ family }) => family !== object.family);
      const frame = pick(random, AVOIDED);
      const [avoided, beside] = [
        filled(frame, object),
        filled(pick(random, NEIGHBOURS), pick(random, others)),
      ];
      const way = random.below(6);
      if (way === 0) return allowedIn(pick(random, ASKED), `${avoided} (${beside})`, object.foods);
      if (way === 1 && !LOOSE.test(frame))
        return allowedIn(pick(random, ASKED), `${beside}${pick(random, BEFORE)}${avoided}`, object.foods);
      return allowedIn(pick(random, ASKED), `${avoided}${pick(random, AFTER)}${beside}`, object.foods);
    });
    expect(faults).toEqual(NONE);
  });

  it('[decisions 55] reakcja opisana w innym polu wyklucza albo czeka, choćby obok stało, co się lubi', () => {
    const faults = drawn(ANSWERS / 2, (random) => {
      const object = pick(random, OBJECTS);
      const others = OBJECTS.filter(({ family }) => family !== object.family);
      const other = pick(random, others);
      const [told, aside] =
        random.below(2) === 0
          ? [filled(pick(random, REACTIONS), object), filled(pick(random, NEIGHBOURS.slice(0, 13)), other)]
          : [filled(pick(random, NOTED), object), filled(pick(random, ASIDES), other)];
      const isFirst = random.below(3) === 0;
      const text = (isFirst ? [told, aside] : [aside, told]).join(pick(random, AFTER));
      return allowedIn(pick(random, ELSEWHERE), text, object.foods);
    });
    expect(faults).toEqual(NONE);
  });
});

describe(`inne sposoby mówienia (ziarno ${SEED}, ${ANSWERS} odpowiedzi)`, () => {
  const ways = [...WAYS, ...WAYS_OF_REACTING];

  it('[decisions 54] produkt, którego ktoś unika, jest wykluczony albo odpowiedź czeka, jakkolwiek to powie', () => {
    const faults = drawn(ANSWERS, (random) => {
      const object = pick(random, OBJECTS);
      const others = OBJECTS.filter(({ family }) => family !== object.family);
      const told = filled(pick(random, ways), object);
      const beside = filled(pick(random, NEIGHBOURS), pick(random, others));
      const text = random.below(3) === 0 ? `${told}${pick(random, AFTER)}${beside}` : told;
      return allowedIn(pick(random, ASKED), text, object.foods);
    });
    expect(faults).toEqual(NONE);
  });

  it('[decisions 54] w wierszach formularza „tak” przy produkcie wyklucza albo czeka, „nie” przy innym nic nie zmienia', () => {
    const faults = drawn(ANSWERS / 2, (random) => {
      const object = pick(random, OBJECTS);
      const others = OBJECTS.filter(({ family }) => family !== object.family);
      const rows = [filled(pick(random, FORM_LINES), object)];
      for (let more = random.below(3); more > 0; more -= 1) {
        const line = filled(
          pick(random, random.below(2) === 0 ? FORM_DENIALS : FORM_LINES),
          pick(random, others),
        );
        rows.splice(random.below(rows.length + 1), 0, line);
      }
      return allowedIn(pick(random, REACTING), rows.join(pick(random, ['\n', ', ', '; '])), object.foods);
    });
    expect(faults).toEqual(NONE);
  });
});

describe(`skróty w notatkach (ziarno ${SEED}, ${ANSWERS} odpowiedzi)`, () => {
  it('[decisions 55] produkt z badaniem lub źródłem obok nie jest jedzony dlatego, że je się inny', () => {
    const faults = drawn(ANSWERS / 2, (random) => {
      const object = pick(random, OBJECTS);
      const others = OBJECTS.filter(({ family }) => family !== object.family);
      const [noted, beside] = [
        filled(pick(random, NOTED_SHORT), object),
        filled(pick(random, EATEN_BEHIND), pick(random, others)),
      ];
      return allowedIn(pick(random, NOTES), `${noted}${pick(random, AFTER)}${beside}`, object.foods);
    });
    expect(faults).toEqual(NONE);
  });
});

describe(`ankieta dziecka (ziarno ${SEED})`, () => {
  it('[decisions 54] to, co stoi obok, niczego nie odbiera także tam, gdzie pisze rodzic', () => {
    const faults = drawn(ANSWERS / 2, (random) => {
      const object = pick(random, OBJECTS);
      const other = pick(
        random,
        OBJECTS.filter(({ family }) => family !== object.family),
      );
      const avoided = filled(pick(random, AVOIDED), object);
      const beside = filled(pick(random, OF_OTHERS), other);
      return allowedIn(pick(random, ASKED), `${avoided}${pick(random, AFTER)}${beside}`, object.foods, true);
    });
    expect(faults).toEqual(NONE);
  });
});

describe(`grupa i jej produkty (ziarno ${SEED}, ${ANSWERS} odpowiedzi)`, () => {
  const place = /\{(g|one|other)\.(nominative|genitive|instrumental)\}/gu;
  const textOf = (frame: string, whole: Whole, [one, other]: Whole['members']) =>
    frame.replace(place, (_, who: string, form: 'nominative' | 'genitive' | 'instrumental') => {
      const of = who === 'g' ? whole : who === 'one' ? one : other;
      return of?.[form] ?? '';
    });
  const kinds = [
    { frames: ALL_BUT_ONE, from: 1, to: 3 },
    { frames: ALL_BUT_TWO, from: 2, to: 3 },
    { frames: ALL, from: 0, to: 3 },
    { frames: BOTH, from: 0, to: 2 },
    { frames: ONLY_ONE, from: 0, to: 1 },
  ];

  it('[decisions 54] wyjątek zabiera z grupy tylko siebie, a przykład jej nie zawęża', () => {
    const faults = drawn(ANSWERS, (random) => {
      const whole = pick(random, WHOLES);
      const turn = random.below(whole.members.length);
      const members = [...whole.members.slice(turn), ...whole.members.slice(0, turn)];
      const { frames, from, to } = pick(random, kinds);
      const text = pick(random, LEADS) + textOf(pick(random, frames), whole, members) + pick(random, TAILS);
      const keptOut = members.slice(from, to).map(({ food }) => food);
      return allowedIn(pick(random, ASKED), text, keptOut);
    });
    expect(faults).toEqual(NONE);
  });
});

describe(`kilka produktów w jednej odpowiedzi (ziarno ${SEED}, ${ANSWERS} odpowiedzi)`, () => {
  const place = /\{([abc])\.(nominative|genitive|accusative|instrumental|locative)\}/gu;
  it('[decisions 54] każdy z tych, których ktoś unika, jest wykluczony albo odpowiedź czeka', () => {
    const faults = drawn(ANSWERS, (random) => {
      const a = pick(random, OBJECTS);
      const b = pick(
        random,
        OBJECTS.filter(({ family }) => family !== a.family),
      );
      const c = pick(
        random,
        OBJECTS.filter(({ family }) => family !== a.family && family !== b.family),
      );
      const isAnswered = random.below(6) === 0;
      const frame = pick(random, isAnswered ? SEVERAL_ANSWERED : SEVERAL);
      const objects = new Map(Object.entries({ a, b, c }));
      const body = frame.replace(place, (_, of: string, form: keyof SentenceObject) =>
        String(objects.get(of)?.[form]),
      );
      const text = pick(random, LEADS) + body + pick(random, TAILS);
      return allowedIn(pick(random, isAnswered ? REACTING : ASKED), text, [...a.foods, ...b.foods]);
    });
    expect(faults).toEqual(NONE);
  });
});
