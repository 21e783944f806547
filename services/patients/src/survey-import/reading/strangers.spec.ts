import { describe, expect, it } from '@jest/globals';
import { makeDocx } from '../testing/make-docx.js';
import { measureStranger } from '../testing/measure-strangers.js';
import { STRANGER_FORMS } from '../testing/stranger-forms.data.js';
import { strangerBody } from '../testing/stranger-layouts.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

describe('ankiety innych gabinetów', () => {
  it('[core §7] co najmniej 97 % odpowiedzi stoi w swoim polu, a żadna po cichu w cudzym', () => {
    const measured = STRANGER_FORMS.map((form) => {
      const reading = readSurvey(readDocument(makeDocx(strangerBody(form))));
      if (!reading) throw new Error(form.name);
      return measureStranger(form, reading);
    });
    const sum = (count: (one: (typeof measured)[number]) => number) =>
      measured.reduce((total, one) => total + count(one), 0);
    const asked = sum((one) => one.asked);
    const right = sum((one) => one.right);
    const silent = measured.flatMap((one) => one.silent);
    const missed = measured.flatMap((one) => one.missed);
    process.stdout.write(
      `Strangers: ${right} of ${asked}; silent ${silent.length}; missed ${missed.length}\n${[...silent, ...missed].join('\n')}\n`,
    );
    expect(silent).toEqual([]);
    expect(right / asked).toBeGreaterThanOrEqual(0.97);
  });
});
