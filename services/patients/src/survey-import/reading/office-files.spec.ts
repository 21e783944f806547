import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Document, Packer } from 'docx';
import { answersOf, FORMS, type Form } from '../testing/office-forms.js';
import { LAYOUTS, makeOfficeForm, tickedParagraph } from '../testing/office-layouts.js';
import { flat } from '../testing/read-fields.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

const SAMPLES = new URL('../testing/samples/', import.meta.url);
const LEAST_RIGHT = 0.97;

/** Files by their names with the form they hold: made by `docx`, and written again by LibreOffice. */
const FILES: readonly (readonly [name: string, form: Form, make: () => Promise<Buffer> | Buffer])[] = [
  ...FORMS.flatMap((form) =>
    LAYOUTS.map(
      ([name, layout]) => [`${form.title}, ${name}`, form, () => makeOfficeForm(form, layout)] as const,
    ),
  ),
  ...readdirSync(SAMPLES)
    .filter((name) => name.startsWith('libreoffice-'))
    .map((name) => [name, formOf(name), () => readFileSync(new URL(name, SAMPLES))] as const),
];

function formOf(name: string): Form {
  const form = FORMS[Number(/form(\d)/u.exec(name)?.[1])];
  if (!form) throw new RangeError(`no form for ${name}`);
  return form;
}

const readFields = (file: Buffer) => {
  const reading = readSurvey(readDocument(file));
  if (!reading) throw new Error('nothing was read');
  const fields = flat(reading.data).map((line): [string, string] => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  return { fields: new Map(fields), unplaced: reading.review.unplaced.map(({ text }) => text) };
};

/** Fields that are wrong: missing, with another answer, or filled though nobody was asked. */
function wrongIn(form: Form, fields: ReadonlyMap<string, string>): string[] {
  const wanted = answersOf(form);
  const names = new Set([...wanted.keys(), ...fields.keys()]);
  return [...names].filter((name) => wanted.get(name) !== fields.get(name));
}

describe('ankieta z pliku, który zapisał program', () => {
  it.each(FILES)('[core §7] nic nie ginie: %s', async (_, form, make) => {
    const { fields, unplaced } = readFields(await make());
    const everything = [...fields.values(), ...unplaced].join('\n');
    const lost = [...answersOf(form).values()].filter((answer) => !everything.includes(answer));
    expect(lost).toEqual([]);
  });

  it('[core §7] z co najmniej 20 plików dobrze stoi co najmniej 97 % pól', async () => {
    const counts = [];
    for (const [name, form, make] of FILES) {
      const wrong = wrongIn(form, readFields(await make()).fields);
      counts.push({ name, asked: answersOf(form).size, wrong });
    }
    const asked = counts.reduce((sum, one) => sum + one.asked, 0);
    const wrong = counts.reduce((sum, one) => sum + one.wrong.length, 0);
    const told = counts.flatMap((one) => one.wrong.map((field) => `${one.name}: ${field}`));
    process.stdout.write(
      `Surveys: ${FILES.length} files, ${asked - wrong} of ${asked} fields right. ${told.join('; ')}\n`,
    );
    expect(FILES.length).toBeGreaterThanOrEqual(20);
    expect((asked - wrong) / asked).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('[core §7] kwadraciki Worda: zaznaczony jest odpowiedzią', async () => {
    const boxes = tickedParagraph('Refluks', [
      ['tak', false],
      ['nie', true],
    ]);
    const file = await Packer.toBuffer(new Document({ sections: [{ children: [boxes] }] }));
    expect(readFields(file).fields).toEqual(new Map([['gastro.reflux', 'nie']]));
  });
});
