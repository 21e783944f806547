import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mammoth from 'mammoth';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ANNA, aMealEntry, aNewPlan, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { findXmlFault, unzip } from '../testing/docx-file.js';
import { exportDocx } from '../testing/exported.js';

let app: PlansApp;
let plan: Plan;
let bytes: Buffer;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startPlansApp();
  const { body } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ stage: 2 })).expect(201);
  await app.dietitian.post(`/api/diet-plans2/${body.id}/generate`, {}).expect(200);
  plan = (await app.dietitian.get(`/api/diet-plans2/${body.id}`).expect(200)).body as Plan;
  const file = await exportDocx(app.dietitian, plan);
  ({ bytes, headers } = file);
}, 60_000);
afterAll(() => app.stop());

/** Advance widths of DejaVu Sans Bold in thousandths of an em; digits of Calibri measure 507. */
const WIDE_FONT = new Map([
  ...[...'0123456789'].map((digit): [string, number] => [digit, 696]),
  ...([
    [',', 380],
    [':', 400],
    ['\u00a0', 348],
    ['–', 500],
    ['−', 838],
  ] as const),
]);
/** Figures are set in 8.5 points; a point is 20 twips. */
const EM_TWIPS = 8.5 * 20;
const widthOf = (shown: string) =>
  ([...shown].reduce((sum, letter) => sum + (WIDE_FONT.get(letter) ?? Infinity), 0) * EM_TWIPS) / 1000;
const shownIn = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, t]) => t).join('');

/** Width of a table cell between its paddings, in twips. */
function roomIn(cell: string): number {
  const twips = (tag: string) =>
    Number(/w:w="(\d+)"/.exec(new RegExp(`<w:${tag} [^>]*>`).exec(cell)?.[0] ?? '')?.[1]);
  const margins = /<w:tcMar>.*?<\/w:tcMar>/s.exec(cell)?.[0] ?? '';
  const padding = [...margins.matchAll(/<w:(?:left|start|right|end) [^>]*w:w="(\d+)"/g)];
  return twips('tcW') - padding.reduce((sum, [, width]) => sum + Number(width), 0);
}

describe('[diets §7] the export of a generated plan', () => {
  test('is a Word file named after stage and patient, with a name for old browsers too', () => {
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="Etap_II_Anna_Zielinska.docx"; filename*=UTF-8''Etap_II_Anna_Zieli%C5%84ska.docx`,
      'cache-control': 'no-store',
    });
  });

  test('consists of well-formed parts without control characters', () => {
    const parts = unzip(bytes);
    const xml = [...parts].filter(([name]) => /\.(xml|rels)$/.test(name));
    expect(xml.length).toBeGreaterThan(8);
    for (const [name, content] of xml) {
      const text = content.toString('utf8');
      expect([name, findXmlFault(text)]).toEqual([name, undefined]);
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }
  });

  test('holds every day, hour, meal and ingredient of the plan and its sums', async () => {
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    const text = value.replaceAll('\u00a0', ' ');
    // Both weeks for the fridge stand before the days and name them too.
    let start = text.indexOf('Tydzień 2');
    for (const { day, slots } of plan.planDays) {
      start = text.indexOf(`Dzień ${day}\n`, start + 1);
      const end = day < 14 ? text.indexOf(`Dzień ${day + 1}\n`, start + 1) : text.length;
      expect(start).toBeGreaterThan(0);
      const page = text.slice(start, end);
      for (const { time, label, entry } of slots) {
        expect(page).toContain(time);
        expect(page).toContain(label);
        expect(page).toContain(entry?.name);
        for (const { foodName } of entry?.ingredients ?? []) expect(page).toContain(foodName);
      }
      expect(page).toContain('Razem dzień');
    }
    expect(text).toContain('Indywidualny plan żywieniowy');
    expect(text).toContain('Anna Zielińska');
    expect(text).toContain('Etap II · 14 dni');
    expect(text).toContain('Redukcja masy');
  });

  test('repeats table heads, never splits a row, and is A4 with 14 mm margins', () => {
    const text = unzip(bytes).get('word/document.xml')?.toString('utf8') ?? '';
    const rows = text.match(/<w:tr[ >].*?<\/w:tr>/gs) ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(14 * 7);
    expect(rows.every((row) => row.includes('<w:cantSplit/>'))).toBe(true);
    // 14 days, two weeks for the fridge, substitutes and the diary.
    expect(rows.filter((row) => row.includes('<w:tblHeader/>'))).toHaveLength(18);
    // 210 × 297 mm and 14 mm in twips of 1/1440 inch.
    const page = /<w:pgSz w:w="(\d+)" w:h="(\d+)"/.exec(text)?.slice(1);
    const margins = /<w:pgMar w:top="(\d+)" w:right="(\d+)" w:bottom="(\d+)" w:left="(\d+)"/
      .exec(text)
      ?.slice(1);
    expect([page, margins]).toEqual([
      ['11906', '16838'],
      ['794', '794', '794', '794'],
    ]);
  });

  test('keeps every number in one line of its column in a font far wider than Calibri, and its unit beside it', () => {
    const text = unzip(bytes).get('word/document.xml')?.toString('utf8') ?? '';
    const numbers = [...text.matchAll(/<w:tc>.*?<\/w:tc>/gs)]
      .map(([cell]) => ({ shown: shownIn(cell), room: roomIn(cell) }))
      .filter(({ shown }) => /^[\d\s,:–−]*\d[\d\s,:–−]*$/.test(shown));
    // An hour and four figures a meal, four figures a day.
    expect(numbers.length).toBeGreaterThanOrEqual(14 * (5 * 5 + 4));
    expect(numbers.filter(({ shown, room }) => shown.includes(' ') || widthOf(shown) > room)).toEqual([]);
    // Only the hits are compared: the whole text says nothing about what is wrong.
    expect(shownIn(text).match(/.{20}\d (?:g|ml|kcal|%)(?![a-ząćęłńóśźż])/g)).toBeNull();
  });

  test('says on every page whom it is for and which page it is', () => {
    const parts = unzip(bytes);
    const footers = [...parts].filter(([name]) => /^word\/footer\d+\.xml$/.test(name));
    // The title page, its section, the lying weeks and the days.
    expect(footers).toHaveLength(4);
    for (const [, content] of footers) {
      const text = content.toString('utf8');
      expect(text).toContain('Plan przeznaczony wyłącznie dla: Anna Zielińska.');
      expect(text).toMatch(/Strona .*PAGE.* z .*NUMPAGES/s);
    }
  });

  test('is in the archive byte for byte, with the plan it was made from', async () => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [kept] = await app.query<{ bytes: Buffer; plan: Plan }>(
      'SELECT bytes, plan, plan_id, patient_id, stage, created_by FROM docx_archive WHERE sha256 = $1',
      [sha256],
    );
    expect(kept?.bytes.equals(bytes)).toBe(true);
    expect(kept).toMatchObject({
      plan_id: plan.id,
      patient_id: ANNA,
      stage: 2,
      created_by: app.dietitian.email,
    });
    expect(kept?.plan).toEqual({ ...plan, lastVerdict: expect.anything() });
  });

  test('is noted in the audit trail', async () => {
    const lines = await app.query(`SELECT actor FROM audit_entries WHERE action = 'plans.export-docx'`);
    expect(lines).toEqual([{ actor: app.dietitian.email }]);
  });
});

test('hostile text in names, meals and ingredients stays text', async () => {
  const anna = app.people.get(ANNA);
  const hostile = `<w:p>&amp;"]]>${String.fromCharCode(7, 27)}\u202eODWRÓĆ`;
  app.people.set('p-hostile', {
    ...anna!,
    // A food outside the base is no question where there is nothing to check it against.
    ...{ id: 'p-hostile', survey: null, intoleranceSet: null },
    personal: { ...anna!.personal, firstName: `../${hostile}`, lastName: 'a'.repeat(300) },
  });
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: 'p-hostile', mealsPerDay: 3 }))
    .expect(201);
  const [bread] = aMealEntry().ingredients;
  const entry = aMealEntry({
    name: '<b>Zupa & "sos"</b>',
    // A food of the base takes its name from there; what stands outside it keeps the name it was given.
    ingredients: [{ ...bread!, foodId: null, foodName: '=1+1 <x>' }],
  });
  await app.dietitian
    .patch(`/api/diet-plans2/${body.id}`, { planDays: daysWithMeal(body, entry) })
    .expect(200);
  const file = await exportDocx(app.dietitian, body);
  const document = unzip(file.bytes).get('word/document.xml')?.toString('utf8') ?? '';
  expect(findXmlFault(document)).toBeUndefined();
  expect(document).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
  const { value } = await mammoth.extractRawText({ buffer: file.bytes });
  expect(value).toContain('<b>Zupa & "sos"</b>');
  expect(value).toContain('=1+1 <x>');
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="Etap_I_[\w&.\-=;'()[\]]{1,140}\.docx"; filename\*=UTF-8''/,
  );
});

test('a plan without meals and without a patient can be exported too', async () => {
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: null, stage: 12, name: 'Szablon' }))
    .expect(201);
  const file = await exportDocx(app.dietitian, body);
  expect(file.headers['content-disposition']).toContain('filename="Etap_XII.docx"');
  const { value } = await mammoth.extractRawText({ buffer: file.bytes });
  expect(value).toContain('Szablon');
  expect(value).toContain('bez posiłku');
});

test('a plan whose patient is gone is not exported under nobody’s name', async () => {
  const anna = app.people.get(ANNA);
  app.people.set('p-gone', { ...anna!, id: 'p-gone' });
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: 'p-gone' }))
    .expect(201);
  app.people.delete('p-gone');
  const answer = await app.dietitian.get(`/api/diet-plans2/${body.id}/export-docx`).expect(409);
  expect(answer.body.error).toBe('Pacjenta tego planu nie ma już w kartotece.');
});
