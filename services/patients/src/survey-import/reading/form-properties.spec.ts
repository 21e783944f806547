import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stripDiacritics } from '@pora/text-pl/fold';
import { cell, makeDocx, p, table } from '../testing/make-docx.js';
import { ADDRESSES, FOREIGN_QUESTIONS, putTo, QUESTIONS } from './questions.data.js';
import { OTHER_QUESTIONS } from './questions-2.data.js';
import { FURTHER_QUESTIONS } from './questions-4.data.js';
import { flat } from '../testing/read-fields.js';
import type { StrangerQuestion } from '../testing/stranger-forms.data.js';
import { LAYOUT_NAMES, strangerBody } from '../testing/stranger-layouts.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

/** Property runs print their seed; set SURVEY_FUZZ_RUNS and SURVEY_FUZZ_SEED for other ones than those of a test run. */
const SEED = Number(process.env['SURVEY_FUZZ_SEED'] ?? 20_261_128);
const RUNS = Number(process.env['SURVEY_FUZZ_RUNS'] ?? 60);
const KINDS = ['czasem', 'po obiedzie', 'od dwóch lat', 'raczej nie', 'w weekendy', 'tylko latem'];

/** An answer nobody else gives, so that every place it stands in can be told. */
function answerOf(field: string, kind: string, at: number): string {
  if (field === 'header.date') return '12.11.2026';
  if (field === 'header.phone') return `600100${100 + at}`;
  return field === 'header.fullName' ? `Ola Kwarc${100 + at}` : `${kind} kwarc${100 + at}`;
}

/** A file of which nothing is understood is refused as a whole. */
const PHONE: StrangerQuestion = ['Telefon komórkowy', '600100999', 'header.phone'];

const questions: fc.Arbitrary<StrangerQuestion[]> = fc
  .record({
    fields: fc.uniqueArray(fc.constantFrom(...Object.keys(QUESTIONS)), { minLength: 3, maxLength: 14 }),
    foreign: fc.uniqueArray(fc.constantFrom(...FOREIGN_QUESTIONS), { maxLength: 4 }),
    address: fc.constantFrom(...ADDRESSES),
    picks: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  })
  .map(({ fields, foreign, address, picks, order }) => {
    const asked = [
      ...fields.map((field) => [field, QUESTIONS[field] ?? []] as const),
      ...foreign.map((one) => ['', [one]] as const),
    ];
    const written = asked.map(([field, wordings], at): StrangerQuestion => {
      const wording = wordings[(picks[at] ?? 0) % wordings.length] ?? '';
      return [
        putTo(wording, address),
        answerOf(field, KINDS[(picks[at] ?? 0) % KINDS.length] ?? '', at),
        field,
      ];
    });
    return written
      .map((question, at) => ({ question, key: order[at] ?? 0 }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ question }) => question);
  });

const readBody = (body: string) => {
  const reading = readSurvey(readDocument(makeDocx(body)));
  const fields = new Map(
    (reading ? flat(reading.data) : []).map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1),
    ]),
  );
  return { fields, unplaced: reading?.review.unplaced.map(({ text }) => text) ?? [] };
};
const bodyOf = (form: readonly StrangerQuestion[], layout: string) =>
  strangerBody({ name: layout, layout, questions: form });
const check = (holds: (form: StrangerQuestion[], layout: string) => void) =>
  fc.assert(fc.property(questions, fc.constantFrom(...LAYOUT_NAMES), holds), {
    seed: SEED,
    numRuns: RUNS,
    endOnFailure: true,
  });

describe(`dowolne ankiety (fast-check seed ${SEED}, ${RUNS} prób)`, () => {
  it('[core §7] każda odpowiedź stoi dokładnie w jednym miejscu: w swoim polu albo na liście bez pola', () => {
    check((form, layout) => {
      const { fields, unplaced } = readBody(bodyOf(form, layout));
      for (const [label, answer, field] of form) {
        const holders = [...fields].filter(([, value]) => value.includes(answer)).map(([name]) => name);
        const left = unplaced.filter((text) => text.includes(answer)).length;
        expect([label, holders.length + left]).toEqual([label, 1]);
        expect([label, holders.filter((name) => name !== field)]).toEqual([label, []]);
      }
    });
  });

  it('[core §7] żadne pole nie dostaje słów, których jego odpowiedź nie ma', () => {
    check((form, layout) => {
      const { fields } = readBody(bodyOf(form, layout));
      const answers = new Map(form.map(([, answer, field]) => [field, answer]));
      for (const [field, value] of fields) expect([field, value]).toEqual([field, answers.get(field)]);
    });
  });

  it('[core §7] kolejność pytań, brak polskich liter i tabela wokół niczego nie zmieniają', () => {
    check((form, layout) => {
      const body = bodyOf(form, layout);
      const { fields } = readBody(body);
      const sorted = (found: ReadonlyMap<string, string>) =>
        [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const turned = form.toReversed();
      expect(sorted(readBody(bodyOf(turned, layout)).fields)).toEqual(sorted(fields));
      expect(sorted(readBody(table([cell(`${body}${p()}`)])).fields)).toEqual(sorted(fields));
      const plain = sorted(readBody(stripDiacritics(body)).fields);
      expect(plain).toEqual(sorted(fields).map(([field, value]) => [field, stripDiacritics(value)]));
    });
  });

  it('[core §7] zdania między pytaniami nie giną i nie stają się cudzą odpowiedzią w dwóch polach', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...LAYOUT_NAMES), fc.nat(3), (form, layout, at) => {
        const sentence = `Dopisek agrest${at} na marginesie.`;
        const { fields, unplaced } = readBody(p(sentence) + bodyOf(form, layout) + p(sentence));
        const places = [...fields.values(), ...unplaced].filter((text) => text.includes(`agrest${at}`));
        expect(places.length).toBeGreaterThan(0);
      }),
      { seed: SEED + 1, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] pytania zadane jeszcze inaczej: żadna odpowiedź nie ginie i żadna nie stoi po cichu w cudzym polu', () => {
    const fields = Object.keys(OTHER_QUESTIONS).filter((field) => field !== 'medicalHistory.pastChronic');
    const others = fc
      .uniqueArray(fc.record({ field: fc.constantFrom(...fields), pick: fc.nat() }), {
        ...{ selector: ({ field }) => field, minLength: 3, maxLength: 12 },
      })
      .map((picks) =>
        picks.map(({ field, pick }, at): StrangerQuestion => {
          const list = OTHER_QUESTIONS[field] ?? [];
          return [
            list[pick % list.length] ?? '',
            answerOf(field, KINDS[pick % KINDS.length] ?? '', at),
            field,
          ];
        }),
      );
    fc.assert(
      fc.property(others, fc.constantFrom(...LAYOUT_NAMES), (asked, layout) => {
        const form = [PHONE, ...asked.filter(([, , field]) => field !== PHONE[2])];
        const { fields: read, unplaced } = readBody(bodyOf(form, layout));
        for (const [label, answer, field] of form) {
          const holders = [...read].filter(([, value]) => value.includes(answer)).map(([name]) => name);
          const left = unplaced.filter((text) => text.includes(answer)).length;
          expect([label, layout, holders.filter((name) => name !== field)]).toEqual([label, layout, []]);
          expect([label, layout, holders.length + left > 0]).toEqual([label, layout, true]);
        }
      }),
      { seed: SEED + 2, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('[core §7] znane pytania w dowolnym zestawie: żadna odpowiedź nie ginie', () => {
    const asked = Object.entries(FURTHER_QUESTIONS)
      .filter(([field]) => !field.startsWith('preferences.'))
      .flatMap(([field, list]) => list.map((question) => ({ field, question })));
    const forms = fc.uniqueArray(fc.constantFrom(...asked), { minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(forms, fc.constantFrom(...LAYOUT_NAMES), (picks, layout) => {
        const questions = picks.map(({ field, question }, at): StrangerQuestion => [
          question,
          answerOf(field, 'czasem', at),
          field,
        ]);
        const form = [PHONE, ...questions];
        const { fields, unplaced } = readBody(bodyOf(form, layout));
        const read = [...fields.values(), ...unplaced].join('\n');
        for (const [label, answer] of form)
          expect([label, layout, read.includes(answer)]).toEqual([label, layout, true]);
      }),
      { seed: SEED + 3, numRuns: RUNS, endOnFailure: true },
    );
  });
});
