import { describe, expect, it } from '@jest/globals';
import { SURVEY_FIELD_LABELS } from '@pora/contracts/patients/survey.labels';
import fc from 'fast-check';
import { p } from '../testing/make-docx.js';
import { read } from '../testing/read-fields.js';
import { ADDRESSES, putTo, QUESTIONS } from './questions.data.js';

/** The run prints its seed; set SURVEY_FUZZ_RUNS and SURVEY_FUZZ_SEED for other ones than those of a test run. */
const SEED = Number(process.env['SURVEY_FUZZ_SEED'] ?? 20_261_130);
const RUNS = Number(process.env['SURVEY_FUZZ_RUNS'] ?? 400);

/** What no survey asks about, behind a question that one does. */
const THINGS =
  'pielgrzymki rejsu egzaminów przeprowadzki zebrania koncertu wyborów wykopalisk wernisażu turnieju'.split(
    ' ',
  );
const TAILS = ['w trakcie', 'podczas', 'z okazji', 'na potrzeby'];
const FORMS = ['herbata', 'kompot', 'zdalnie', 'na miejscu', 'sam', 'z rodziną', 'inne'];

const question = fc.record({
  // "Uwagi: czy mogę pić sok?" is answered by a question.
  wording: fc.constantFrom(
    ...Object.entries(QUESTIONS).flatMap(([field, wordings]) => (field === 'patientNotes' ? [] : wordings)),
  ),
  address: fc.constantFrom(...ADDRESSES),
});
const asked = ({ wording, address }: { wording: string; address: (typeof ADDRESSES)[number] }) =>
  putTo(wording, address).replace(/[?:*\s]+$/u, '');

const sourcesOf = (body: string) => read(p('Imię i nazwisko: Ola Próbna') + body).review.sources;

const check = <T>(property: fc.IProperty<T>) => {
  process.stdout.write(`Told questions: seed ${SEED}, ${RUNS} runs\n`);
  fc.assert(property as fc.IProperty<unknown>, { seed: SEED, numRuns: RUNS });
};

describe('o co pyta plik', () => {
  it('[core §7] nazwy pól ankiety są pewne', () => {
    for (const [section, labels] of Object.entries(SURVEY_FIELD_LABELS)) {
      // "Inne" alone goes on with whatever was asked before.
      for (const [name, label] of Object.entries(labels).filter(([, one]) => one !== 'Inne')) {
        const field = `${section}.${name}`;
        const answer = new Map([
          ['header.date', '12.11.2026'],
          ['header.phone', '600100200'],
          ['header.fullName', 'Ola Próbna'],
        ]).get(field);
        const source = sourcesOf(p(`${label}: ${answer ?? 'rano, w domu'}`)).find(
          (one) => one.field === field,
        );
        expect([label, source?.questions.every(({ isTold }) => isTold)]).toEqual([label, true]);
      }
    }
  });

  it('[core §7] pytanie ze słowem, którego nikt nie zna, nigdy nie jest pewne', () => {
    check(
      fc.property(question, fc.constantFrom(...TAILS), fc.constantFrom(...THINGS), (one, tail, thing) => {
        const text = `${asked(one)} ${tail} ${thing}`;
        const told = sourcesOf(p(`${text}?`) + p('kwarc, dwa razy')).flatMap(({ field, questions }) =>
          questions.filter((found) => found.isTold && found.text.includes(thing)).map(() => field),
        );
        expect([text, told]).toEqual([text, []]);
      }),
    );
  });

  it('[core §7] słowa pytania nigdy nie stoją w odpowiedzi, choćby miało dwukropek', () => {
    const forms = fc.uniqueArray(fc.constantFrom(...FORMS), { minLength: 2, maxLength: 4 });
    const start = fc.constantFrom('W jakiej formie', 'Z jakich', 'Co z tego', 'Od której', 'O jakiej porze');
    check(
      fc.property(question, start, forms, fc.constantFrom('?', '? *'), (one, second, listed, end) => {
        const text = `${asked(one)}? ${second}: ${listed.join(', ')}${end}`;
        const { data } = read(p('Imię i nazwisko: Ola Próbna') + p(text) + p('kwarc, dwa razy'));
        const written = JSON.stringify(data);
        expect([text, listed.filter((word) => written.includes(word))]).toEqual([text, []]);
      }),
    );
  });

  it('[core §7] pole mówi, na które pytanie pliku odpowiada', () => {
    const sources = sourcesOf(p('Leki przyjmowane na stałe:') + p('Euthyrox 75'));
    expect(sources.find(({ field }) => field === 'medicalHistory.currentMeds')?.questions).toEqual([
      { text: 'Leki przyjmowane na stałe', isTold: true },
    ]);
  });
});
