// `node dist/practice.js export|open|pour`, for deploy/local/practice.mjs: a whole practice into one file, and out of it again.
import { inEnglish } from './backups/command/in-english.js';
import { BadArchive } from './practice-archive/archive-file.js';
import { exportPractice } from './practice-archive/export-practice.js';
import { openArchive, pourPractice, refuseOlder, requireEmpty } from './practice-archive/import-practice.js';

const {
  PRACTICE_DATABASE_URL: url = '',
  PRACTICE_FILE: file = '',
  PRACTICE_FOLDER: folder = '',
} = process.env;
const secret = process.env['PRACTICE_KEY'] || undefined;

/** Whoever presses Ctrl-C leaves nothing lying around; a second time ends it at once. */
const stopped = new AbortController();
const { signal } = stopped;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());

const BROKEN_OFF = 'it was broken off, and nothing was written';
const sentenceOf = (error: unknown) => (error instanceof BadArchive ? error.message : inEnglish(error));

const VERBS = new Map<string, () => Promise<unknown>>([
  [
    'export',
    async () => ({
      rows: await exportPractice({
        ...{ url, file, secret, signal },
        version: process.env['PRACTICE_VERSION'] ?? '',
      }),
    }),
  ],
  [
    'open',
    async () => {
      await requireEmpty(url);
      const { manifest, practice } = await openArchive(file, { folder, secret, signal });
      await refuseOlder(url, manifest);
      return { migrations: manifest.migrations, version: practice.version, steps: practice.steps };
    },
  ],
  ['pour', async () => ({ rows: await pourPractice(url, { folder, secret, signal }) })],
]);

const work = VERBS.get(process.argv[2] ?? '');
try {
  if (!work) throw new Error(`Which? ${[...VERBS.keys()].join(', ')}`);
  process.stdout.write(`${JSON.stringify(await work())}\n`);
} catch (error) {
  process.stderr.write(`${signal.aborted ? BROKEN_OFF : sentenceOf(error)}\n`);
  process.exitCode = 1;
}
