// Files of strangers: how long a report of 200 results and a survey of 60 questions take to be read, and what a file that
// cannot be read costs those who work beside it.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeZip } from '@pora/common/testing/zip';
import { call } from '../e2e/support/http-session.mjs';
import { atMost, median } from './report.mjs';

const RESULTS = 200;
const QUESTIONS = 60;
const ROUNDS = 7;
const READ_WITHIN_MS = 2000;
const REFUSED_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 1000;
/** Others ask this often while a file is read. */
const ASK_EVERY_MS = 20;
const RESULTS_PATH = '/api/patient-intolerances/parse?review=true';
const SURVEY_PATH = '/api/patient-surveys/parse?review=true';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * @typedef {import('../e2e/support/http-session.mjs').HttpSession} HttpSession
 * @typedef {{ what: string, name: string, bytes: Buffer }} Upload
 */

/** @param {HttpSession} session @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureImports(session) {
  const rows = reportRows();
  const lines = Array.from(
    { length: QUESTIONS },
    (_, at) => `Pytanie numer ${at + 1}: odpowiedź ${nameOf(at)}`,
  );
  const survey = ['Imię i nazwisko: Anna Przykładowa', 'Alergie: brak', 'Refluks: po kawie', ...lines];
  return [
    await reading(session, RESULTS_PATH, {
      what: `a workbook of ${RESULTS} results`,
      ...reportFile(),
    }),
    await reading(session, RESULTS_PATH, {
      what: `a PDF of ${RESULTS} results`,
      name: 'a.pdf',
      bytes: pdf(pagesOf(rows)),
    }),
    await reading(session, SURVEY_PATH, {
      what: `a survey of ${survey.length} questions`,
      name: 'a.docx',
      bytes: document(survey),
    }),
    ...(await refusals(session)),
  ];
}

function reportRows() {
  const items = Array.from({ length: RESULTS }, (_, at) => [`Produkt badany ${nameOf(at)}`, `${at % 60},5`]);
  return [['Produkt', 'Wynik (U/ml)'], ...items];
}

/** A workbook of 200 results, as a laboratory sends it. */
export function reportFile() {
  return { name: 'a.xlsx', bytes: workbook(sheetOf(reportRows())) };
}

/** @param {number} at */
const nameOf = (at) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** @param {HttpSession} session @param {string} path @param {Upload} upload */
async function reading(session, path, upload) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { status, text } = await send(session, path, upload);
    if (status !== 200) throw new Error(`${upload.what}: HTTP ${status} ${text.slice(0, 200)}`);
    times.push(performance.now() - started);
  }
  return atMost(`Import of ${upload.what}: median of ${ROUNDS}`, median(times), READ_WITHIN_MS, 'ms');
}

/** @param {HttpSession} session */
async function refusals(session) {
  let slowest = { what: '', ms: 0 };
  let pause = { what: '', ms: 0 };
  const files = badFiles();
  for (const file of files) {
    const longest = askBeside(session);
    const started = performance.now();
    const { status, text } = await send(session, RESULTS_PATH, file);
    const ms = performance.now() - started;
    if (status !== 422 && status !== 415)
      throw new Error(`${file.what}: HTTP ${status} ${text.slice(0, 200)}`);
    if (ms > slowest.ms) slowest = { what: file.what, ms };
    const waited = await longest();
    if (waited > pause.ms) pause = { what: file.what, ms: waited };
  }
  return [
    atMost(
      `${files.length} files that cannot be read, the slowest refusal (${slowest.what})`,
      slowest.ms,
      REFUSED_WITHIN_MS,
      'ms',
    ),
    atMost(`Longest wait of others meanwhile (${pause.what})`, pause.ms, LONGEST_PAUSE_MS, 'ms'),
  ];
}

/** Others read patients until the answer is asked for: their longest wait. @param {HttpSession} session */
function askBeside(session) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await call(session, 'GET', '/api/patients?limit=5');
      longest = Math.max(longest, performance.now() - started);
      await sleep(ASK_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return longest;
  };
}

/** @returns {Upload[]} */
function badFiles() {
  const megabytes = 1024 * 1024;
  const row = '<row r="1"><c r="A1" t="n"><v>1</v></c><c r="B1"><v>2</v></c></row>';
  /** @param {string} what @param {Buffer} bytes @param {string} [name] */
  const file = (what, bytes, name = 'a.xlsx') => ({ what, bytes, name });
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]);
  return [
    file('empty', Buffer.alloc(0)),
    file('another kind under this name', Buffer.from('Kefir;12')),
    file('a password', compound),
    file('broken off', workbook(sheetOf([['Kefir', '12']])).subarray(0, 700)),
    file('a bomb', workbook(`<sheetData>${' '.repeat(40 * megabytes)}</sheetData>`)),
    file('a document type', workbook('<!DOCTYPE a [<!ENTITY b "b">]><sheetData/>')),
    file('macros', workbook('<sheetData/>', [{ name: 'xl/vbaProject.bin', content: 'x' }])),
    file('200,000 rows', workbook(`<sheetData>${row.repeat(200_000)}</sheetData>`)),
    file('a merged area of all cells', workbook('<sheetData/><mergeCell ref="A1:XFD1048576"/>')),
    file(
      'another unit',
      workbook(
        sheetOf([
          ['Produkt', 'Wynik (µg/ml)'],
          ['Dorsz', '3,2'],
          ['Karp', '2,1'],
        ]),
      ),
    ),
    file('no results', workbook(sheetOf([['Dorsz']]))),
    file('a scan', pdf([[]]), 'a.pdf'),
    file('600 pages', pdf(Array.from({ length: 600 }, () => [['Dorsz', '1']])), 'a.pdf'),
    file('a PDF broken off', pdf([[['Dorsz', '1']]]).subarray(0, 400), 'a.pdf'),
  ];
}

/** @param {HttpSession} session @param {string} path @param {Upload} upload */
async function send({ origin, headers }, path, { name, bytes }) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: form });
  return { status: answer.status, text: await answer.text() };
}

/** @param {string[][]} rows */
function sheetOf(rows) {
  /** @param {string} text @param {number} column @param {number} at */
  const cell = (text, column, at) =>
    `<c r="${'AB'[column]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, column, at)).join('')}</row>`,
  );
  return `<sheetData>${lines.join('')}</sheetData>`;
}

/** @param {string} sheet @param {{ name: string, content: string }[]} [more] */
function workbook(sheet, more = []) {
  /** @param {string} type @param {string} target */
  const relation = (type, target) =>
    `<Relationships xmlns="${PACKAGES}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  const book = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Ryby" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/workbook.xml', content: book },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${MAIN}">${sheet}</worksheet>` },
    ...more,
  ]);
}

/** @param {string[]} lines */
function document(lines) {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const content = `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`;
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content },
  ]);
}

/** Rows of a table, fifty on a page. @param {string[][]} rows */
const pagesOf = (rows) =>
  Array.from({ length: Math.ceil(rows.length / 50) }, (_, page) => rows.slice(page * 50, page * 50 + 50));

/** Pages of rows with two cells. @param {string[][][]} pages */
function pdf(pages) {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [at, rows] of pages.entries()) {
    const content = rows
      .flatMap((row, line) =>
        row.map(
          (text, column) =>
            `BT /F1 9 Tf ${50 + column * 250} ${800 - line * 14} Td (${text.replace(/[()]/g, '\\$&')}) Tj ET`,
        ),
      )
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
}
