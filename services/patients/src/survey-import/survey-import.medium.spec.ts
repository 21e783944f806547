import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { makeZip } from '@pora/common/testing/zip';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { makeDocx, p } from './testing/make-docx.js';

const PATH = '/api/patient-surveys/parse';
const samples = new URL('./testing/samples/', import.meta.url);

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
}, 60_000);
afterAll(() => app.stop());

const send = (file: Buffer, name = 'ankieta.docx', query = '') =>
  dietitian.post(`${PATH}${query}`).attach('file', file, name);

describe('a survey in a file', () => {
  test.each(['a', 'b'])('[core §7] answers exactly its data, sample %s, and stores nothing', async (name) => {
    const file = readFileSync(new URL(`survey-sample-${name}.docx`, samples));
    const expected = readFileSync(new URL(`survey-sample-${name}.docx.expected.json`, samples), 'utf8');
    const { body } = await send(file).expect(200);
    expect(body).toEqual({ data: JSON.parse(expected) });
    expect(await app.query('SELECT id FROM patient_surveys')).toHaveLength(0);
  });

  test('[core §7] tells who asks for the review what found no field', async () => {
    const file = makeDocx(p('Refluks: nie') + p('Wzrost: 168'));
    const { body } = await send(file, 'a.docx', '?review=true').expect(200);
    expect(body.data.gastro.reflux).toBe('nie');
    expect(body.review).toEqual({
      asked: 2,
      recognised: 1,
      unplaced: [{ text: 'Wzrost: 168', near: 'Refluks', lines: [1] }],
      sources: [{ field: 'gastro.reflux', lines: [0], questions: [{ text: 'Refluks', isTold: true }] }],
      document: {
        blocks: [
          { kind: 'line', line: { at: 0, runs: [{ text: 'Refluks: nie' }] } },
          { kind: 'line', line: { at: 1, runs: [{ text: 'Wzrost: 168' }] } },
        ],
        isCut: false,
      },
    });
  });

  test('[core §7] is saved as it was read', async () => {
    const { body } = await send(readFileSync(new URL('survey-sample-a.docx', samples))).expect(200);
    const patient = await dietitian
      .post('/api/patients', { personal: { firstName: 'Teresa', lastName: 'Przykładowa' } })
      .expect(201);
    const survey = { ...body.data, patientId: patient.body.id, sourceFile: 'ankieta.docx' };
    const saved = await dietitian.post('/api/patient-surveys', survey);
    expect(saved.body).toMatchObject({ ...body.data, sourceFile: 'ankieta.docx' });
  });

  test('[core §7] is read for nobody who is not signed in, or without the token', async () => {
    const file = makeDocx(p('Refluks: nie'));
    await app.http().post(PATH).attach('file', file, 'a.docx').expect(401);
    await app.http().post(PATH).set('Cookie', dietitian.cookie).attach('file', file, 'a.docx').expect(403);
  });
});

describe('a file that holds no survey', () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex');
  const whole = () => makeDocx(p('Refluks: nie'));
  const zipOf = (document: string) =>
    makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: document },
    ]);
  const many = (count: number) => makeDocx(p('Refluks: nie').repeat(count));

  test.each<[string, () => Buffer, string, number, RegExp]>([
    ['empty', () => Buffer.alloc(0), 'a.docx', 422, /^Plik jest pusty\.$/],
    ['of another kind', () => Buffer.from('Refluks: nie'), 'a.docx', 415, /^To nie jest plik \.docx\.$/],
    ['called .doc', whole, 'a.doc', 415, /^To nie jest plik \.docx\.$/],
    ['an archive without a document', () => makeZip([]), 'a.docx', 415, /^To nie jest plik \.docx\.$/],
    [
      'with a password, or an old one',
      () => compound,
      'a.docx',
      422,
      /hasłem albo zapisany w starym formacie/,
    ],
    ['that broke off', () => whole().subarray(0, 400), 'a.docx', 422, /jest uszkodzony/],
    ['that is no XML', () => zipOf('<a><b></a>'), 'a.docx', 422, /^Nie umiemy odczytać tego pliku\. Zapisz/],
    ['whose main part is another thing', () => zipOf('<a/>'), 'a.docx', 415, /^To nie jest plik \.docx\.$/],
    [
      'without a body',
      () => zipOf('<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'),
      'a.docx',
      422,
      /^Nie umiemy odczytać tego pliku\. Zapisz/,
    ],
    ['with entities', () => zipOf('<!DOCTYPE a [<!ENTITY b "b">]><a/>'), 'a.docx', 422, /niedozwolone/],
    [
      'nested without end',
      () => zipOf('<a>'.repeat(5000) + '</a>'.repeat(5000)),
      'a.docx',
      422,
      /zbyt złożony/,
    ],
    [
      'that unpacks without end',
      () => zipOf(`<a>${' '.repeat(40 * 1024 * 1024)}</a>`),
      'a.docx',
      422,
      /zbyt duży/,
    ],
    [
      'with a line of 150 000 letters',
      () => makeDocx(p(`Warzywa – lubi: ${'a, '.repeat(50_000)}`)),
      'a.docx',
      422,
      /zbyt złożony/,
    ],
    ['of 200 000 paragraphs', () => many(200_000), 'a.docx', 422, /zbyt duży|zbyt złożony/],
    ['of a million elements', () => many(110_000), 'a.docx', 422, /zbyt duży|zbyt złożony/],
    [
      'with macros',
      () => makeDocx(p('Refluks: nie'), '', [{ name: 'word/vbaProject.bin', content: 'x' }]),
      'a.docx',
      422,
      /zawiera makra/,
    ],
    ['a picture alone', () => makeDocx('<w:p><w:r><w:drawing/></w:r></w:p>'), 'a.docx', 422, /nie ma tekstu/],
    ['a letter', () => makeDocx(p('Dzień dobry, przesyłam zdjęcia.')), 'a.docx', 422, /nie ma odpowiedzi/],
    ['above 10 MB', () => Buffer.concat([whole(), Buffer.alloc(10 * 1024 * 1024)]), 'a.docx', 413, /10 MB/],
  ])('[core §8] a survey is refused in clear Polish: %s', async (_, make, name, status, sentence) => {
    const { body } = await send(make(), name).expect(status);
    const { details, ...told } = body;
    expect(told).toEqual({ code: expect.any(String), error: expect.stringMatching(sentence) });
    // A reader's refusal names its reason, and nothing else.
    expect([undefined, { reason: expect.any(String) }]).toContainEqual(details);
  });

  test('[core §8] leaves the service answering while a survey is read', async () => {
    const [refused, list, read] = await Promise.all([
      send(many(70_000)),
      dietitian.get('/api/patients').expect(200),
      send(whole()),
    ]);
    expect(refused.status).toBe(422);
    expect(list.body.items).toBeDefined();
    expect(read.body.data.gastro.reflux).toBe('nie');
  });
});
