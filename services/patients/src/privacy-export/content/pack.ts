import { EXPORT_FORMAT } from '@pora/contracts/privacy/export.vocabulary';
import { stripDiacritics } from '@pora/text-pl/fold';
import { todayIso } from '@pora/text-pl/dates';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvOfHistory } from '../../privacy/access-history.csv.js';
import { stateOfConsents } from '../../privacy/consent.presenter.js';
import type { ExportContent, ExportMaking } from '../export-content.js';
import { measurementsCsv } from './measurements.csv.js';
import { patientPage } from './patient.page.js';
import { planPage } from './plan.page.js';
import { readMe } from './read-me.text.js';
import { resultsCsv, resultsPage } from './results.page.js';
import { surveyPage } from './survey.page.js';
import { visitsPage } from './visits.page.js';

/** A file of the export by its path; what it holds is made when its turn comes. */
type Entry = readonly [path: string, text: () => string];

/** Bytes that are compressed before others get their turn: some 10 ms of work. */
const PIECE_BYTES = 256 * 1024;

/** Packs everything into one ZIP; other requests get their turn in between. */
export async function packExport(
  content: ExportContent,
  making: ExportMaking,
): Promise<{ file: Buffer; fileName: string }> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [path, text] of entriesOf(content, making)) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = making.madeAt;
    zip.add(entry);
    await pushInPieces(entry, strToU8(text()));
  }
  zip.end();
  return { file: Buffer.concat(chunks), fileName: fileNameOf(content, making) };
}

async function pushInPieces(entry: ZipDeflate, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await nextTurn();
    entry.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  }
}

function entriesOf(content: ExportContent, making: ExportMaking): Entry[] {
  return [
    ['CZYTAJ.txt', () => readMe(content, making)],
    ['dane-i-zgody.html', () => patientPage(content)],
    ['pomiary.csv', () => measurementsCsv(content)],
    ['ankieta.html', () => surveyPage(content)],
    ['nietolerancje.html', () => resultsPage(content)],
    ['nietolerancje.csv', () => resultsCsv(content)],
    ['wizyty.html', () => visitsPage(content)],
    ...content.plans.map((plan, at): Entry => [planPath(at, plan.plan.name), () => planPage(plan)]),
    ['historia-dostepu.csv', () => csvOfHistory(content.accessHistory)],
    ['dane.json', () => JSON.stringify(wholeOf(content, making), undefined, 1)],
  ];
}

function wholeOf({ consents, ...content }: ExportContent, { madeAt, requestedBy }: ExportMaking): object {
  return {
    format: EXPORT_FORMAT.name,
    formatVersion: EXPORT_FORMAT.version,
    exportedAt: madeAt.toISOString(),
    exportedBy: requestedBy,
    ...content,
    consents: { state: stateOfConsents(consents), items: consents },
  };
}

/** Letters and digits of a name, so that every system can unpack it; its number tells namesakes apart. */
function planPath(at: number, name: string): string {
  const safe = stripDiacritics(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `plany/${String(at + 1).padStart(2, '0')}-${safe || 'plan'}.html`;
}

/** `pora-zs-2026-11-23.zip`: initials alone, since a name in a list of downloads would say who is treated here. */
function fileNameOf({ patient: { personal } }: ExportContent, { madeAt }: ExportMaking): string {
  const initials = [personal.firstName, personal.lastName]
    .map((name) => /[a-z]/.exec(stripDiacritics(name).toLowerCase())?.[0] ?? '')
    .join('');
  return `pora-${initials || 'x'}-${todayIso(madeAt)}.zip`;
}
