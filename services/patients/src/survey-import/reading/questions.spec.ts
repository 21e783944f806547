import { describe, expect, it } from '@jest/globals';
import { stripDiacritics } from '@pora/text-pl/fold';
import { ADDRESSES, FOREIGN_QUESTIONS, putTo, QUESTIONS } from './questions.data.js';
import { OTHER_FOREIGN, OTHER_QUESTIONS } from './questions-2.data.js';
import { matchLabel } from './labels.js';

const ALL = Object.entries(QUESTIONS).flatMap(([field, questions]) =>
  questions.flatMap((question) => ADDRESSES.map((address) => [putTo(question, address), field] as const)),
);
const fieldOf = (question: string) => {
  const target = matchLabel(question)?.target;
  return target?.kind === 'field' ? target.field : target?.kind;
};

describe('pytania ankiet', () => {
  it.each(Object.entries(QUESTIONS))(
    '[core §7] o pole %s pyta się na co najmniej osiem sposobów',
    (_, questions) => {
      expect(new Set(questions).size).toBeGreaterThanOrEqual(8);
    },
  );

  it.each([
    ['tak, jak stoją', (question: string) => question],
    ['bez polskich liter', stripDiacritics],
    ['wersalikami', (question: string) => question.toLocaleUpperCase('pl')],
    ['z numerem i gwiazdką', (question: string) => `12. ${question} *`],
    ['z dwukropkiem', (question: string) => `${question.replace(/[?*]\s*$/u, '')}:`],
  ])('[core §7] każde pytanie trafia do swojego pola: %s', (_, write) => {
    const wrong = ALL.filter(([question, field]) => fieldOf(write(question)) !== field);
    expect(
      wrong.map(([question, field]) => `${write(question)} → ${fieldOf(write(question))}, nie ${field}`),
    ).toEqual([]);
  });

  it('[core §7] pytanie, na które ankieta nie ma pola, nie trafia do żadnego', () => {
    const questions = FOREIGN_QUESTIONS.flatMap((question) =>
      ADDRESSES.map((address) => putTo(question, address)),
    );
    expect(questions.filter((question) => !['foreign', undefined].includes(fieldOf(question)))).toEqual([]);
  });

  it.each([
    'Choroby przewlekłe u rodziców męża',
    'Alergie pokarmowe matki',
    'Leki przyjmowane przez ojca',
    'Jakich produktów Pani nie toleruje lub nie lubi?',
    'Smak posiłków',
    'Uwagi dietetyka',
    'Telefon do lekarza prowadzącego',
    'Czy ktoś z rodziny jest na coś uczulony?',
    'Czy w przeszłości stosowała Pani diety odchudzające?',
  ])('[core §7] pytanie o kogoś lub o coś innego nie jest pytaniem o pole pacjenta: %s', (question) => {
    expect(['foreign', undefined, 'medicalHistory.geneticLoad']).toContain(fieldOf(question));
  });

  it('[core §7] pytań zadanych jeszcze inaczej co najmniej 97 na 100 trafia do swojego pola, reszta do nikogo', () => {
    const asked = Object.entries(OTHER_QUESTIONS).flatMap(([field, list]) =>
      list.map((question) => ({ question, field, found: fieldOf(question) })),
    );
    const right = asked.filter(({ field, found }) => found === field);
    const wrong = asked.filter(
      ({ field, found }) => found !== field && !['foreign', 'section', undefined].includes(found),
    );
    // "Historia chorób" is what somebody has as much as what somebody had.
    expect(wrong.map(({ question }) => question)).toEqual(['Historia chorób']);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.97);
  });

  it('[core §7] pytanie o innych ludzi, czasy i rzeczy nie trafia do pola, choć ma jego słowa', () => {
    expect(OTHER_FOREIGN.filter((question) => !['foreign', undefined].includes(fieldOf(question)))).toEqual(
      [],
    );
  });
});
