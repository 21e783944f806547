import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readSurvey } from './survey.js';
import type { Block, Line } from './word-document.js';

/** Looks at the text of lines; every reader has to look there. */
let looks = 0;
const LOOKING = new Set<string | symbol>([
  'map',
  'filter',
  'every',
  'some',
  'find',
  'flatMap',
  Symbol.iterator,
]);

function lineOf(text: string, at: number, more: Partial<Line> = {}): Block {
  const runs = new Proxy([{ text, isStruck: false, isMarked: false }], {
    get(target, key, receiver) {
      if (LOOKING.has(key)) looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { kind: 'line', line: { runs, isListed: false, isFirst: true, kind: '', at, ...more } };
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const FIRST = [lineOf('Imię i nazwisko: Ola Kwarc', 0)];

/** Forms of as many lines as are asked for. */
const FORMS: Readonly<Record<string, (count: number) => Block[]>> = {
  'pytania z odpowiedzią w tej samej linii': (count) =>
    times(count, (at) => lineOf(`Jakie leki Pani bierze (${at})?: kwarc${at}`, at + 1)),
  'pytania z odpowiedzią pod spodem': (count) =>
    times(count, (at) =>
      at % 2 === 0
        ? lineOf(`${at / 2 + 1}. Pytanie o kwarc${at}?`, at + 1)
        : lineOf(`odpowiedź ${at}`, at + 1),
    ),
  'jedna odpowiedź w wielu punktach': (count) => [
    lineOf('Uwagi:', 1),
    ...times(count, (at) => lineOf(`punkt kwarc${at}`, at + 2, { isListed: true })),
  ],
  'jedna odpowiedź w wielu liniach': (count) => [
    lineOf('Uwagi:', 1),
    ...times(count, (at) => lineOf(`dalszy ciąg kwarc${at}`, at + 2, { isFirst: false })),
  ],
  'linie kropek pod pytaniem': (count) => [
    lineOf('Uwagi:', 1),
    ...times(count, (at) => lineOf('..................', at + 2)),
  ],
  'każda linia na własnej liście': (count) =>
    times(count, (at) =>
      lineOf(`Jakie leki (${at})? kwarc${at}`, at + 1, { isListed: true, kind: `${at}-0` }),
    ),
  'wiersze tabeli': (count) => [
    {
      kind: 'table',
      rows: times(count, (at) => [
        { blocks: [lineOf(`Pytanie o kwarc${at}`, at * 2 + 1)] },
        { blocks: [lineOf(`odpowiedź ${at}`, at * 2 + 2)] },
      ]),
    },
  ],
};

/** What reading costs: looks at lines, and words that are put aside. */
function costOf(body: readonly Block[]): number {
  looks = 0;
  const added = jest.spyOn(Set.prototype, 'add');
  readSurvey({ body: [...FIRST, ...body], headers: [] });
  const cost = looks + added.mock.calls.length;
  added.mockRestore();
  return cost;
}

describe('długie ankiety', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(Object.entries(FORMS))(
    '[core §7] dwa razy dłuższa ankieta to najwyżej dwa razy więcej pracy: %s',
    (_, make) => {
      // The first reading of a process fills its tables of words.
      costOf(make(300));
      const short = costOf(make(300));
      costOf(make(600));
      const long = costOf(make(600));
      expect(short).toBeGreaterThan(300);
      expect(long / short).toBeLessThan(2.2);
    },
  );
});
