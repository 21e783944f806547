import { describe, expect, it } from '@jest/globals';
import { makeDocx } from '../testing/make-docx.js';
import { measureStranger } from '../testing/measure-strangers.js';
import { STRANGER_FORMS } from '../testing/stranger-forms.data.js';
import { LAST_STRANGER_FORMS, LATER_STRANGER_FORMS } from '../testing/stranger-forms-2.data.js';
import { strangerBody } from '../testing/stranger-layouts.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

const FORMS = [
  ['szesnaście pierwszych', STRANGER_FORMS],
  ['osiem późniejszych', LATER_STRANGER_FORMS],
  ['cztery ostatnie', LAST_STRANGER_FORMS],
] as const;

describe('ankiety innych gabinetów', () => {
  it.each(FORMS)(
    '[core §7] co najmniej 97 %% odpowiedzi stoi w swoim polu, a żadna po cichu w cudzym: %s',
    (name, forms) => {
      const measured = forms.map((form) => {
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
        `Strangers (${name}): ${right} of ${asked}; silent ${silent.length}; ${[...silent, ...missed].join('; ')}\n`,
      );
      expect(silent).toEqual([]);
      expect(right / asked).toBeGreaterThanOrEqual(0.97);
    },
  );
});
