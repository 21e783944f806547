import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { readStarterFoods } from './read-seed.mjs';
import { readSurveys } from './words-corpus/read-surveys.js';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const byName = new Map(foods.map((food) => [food.name, food]));

const read = readSurveys().map((survey) => {
  const avoidance = createAvoidance(survey.fields, foods);
  const isOut = (name: string) => {
    const food = byName.get(name);
    if (!food) throw new Error(`no food ${name}`);
    return Object.keys(avoidance.of(food)).length > 0;
  };
  const isAsked = avoidance.notUnderstood.length > 0;
  const served = survey.out.filter((name) => !isOut(name));
  const missing = survey.ok.filter(isOut);
  const isWrong = served.length + missing.length > 0 || survey.asking === (isAsked ? 'no' : 'yes');
  return { survey, isAsked, served, missing, isWrong };
});

describe('całe ankiety: jedno pole mówi o drugim', () => {
  it('[decisions 55] czego ankieta zabrania, nie ma w planie, dopóki nikt o to nie zapytał', () => {
    expect(read.length).toBeGreaterThanOrEqual(310);
    expect(read.filter(({ isAsked, served }) => served.length > 0 && !isAsked)).toEqual([]);
  });

  it('[decisions 55] sprzeczność między polami jest pytaniem', () => {
    expect(read.filter(({ survey, isAsked }) => survey.asking === 'yes' && !isAsked)).toEqual([]);
  });

  it.each([
    ['150 pierwszych', (number: number) => number < 200, 0.95],
    // What is missing are questions and exclusions too many, never a food too few.
    ['160 następnych', (number: number) => number > 200, 0.72],
  ] as const)(
    '[decisions 55] ankieta jest przeczytana tak, jak czyta ją dietetyk: %s',
    (name, isOf, least) => {
      const all = read.filter(({ survey }) => isOf(Number(survey.number)));
      const right = all.filter(({ isWrong }) => !isWrong).length;
      process.stdout.write(`Surveys as a dietitian reads them (${name}): ${right} of ${all.length}.\n`);
      expect(right / all.length).toBeGreaterThanOrEqual(least);
    },
  );
});
