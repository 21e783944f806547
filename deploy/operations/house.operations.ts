import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import pg from 'pg';
import { SUBJECT_TABLES } from '../../services/admin/src/backups/dump/subjects.js';
import { packArchive, unpackArchive } from '../../services/admin/src/practice-archive/archive-file.js';
import { call, type HttpSession, signInOverHttp } from '../e2e/support/http-session.mjs';
import { migrateService, migrateTo } from '../local/data.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { CHECKOUT, SERVICES, TOOLS_FOLDER } from '../local/paths.mjs';
import { offlineValues, ownerOfRunning } from '../local/offline.mjs';
import { freePorts } from '../local/ports.mjs';
import { prepareDataFolder } from '../local/preflight.mjs';
import { recordNames } from '../local/processes.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { readSettings } from '../local/settings.mjs';
import { startDatabase } from '../local/storage.mjs';
import { startStack } from '../local/stack.mjs';
import { Supervisor } from '../local/supervisor.mjs';
import { startProgram } from './support/program.js';
import { pourDataSet, readDataSet, rowsToday, storedVersions, takeDataSet } from '../upgrades/data-set.js';

const run = promisify(execFile);
const KEY = 'dom nad rzeką, 12 drzew';
const STEP_MS = 240_000;
const latest = storedVersions().at(-1) ?? '';

type Stack = Awaited<ReturnType<typeof startStack>>;

const onDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** A data folder in which only the database was started, and stopped again. */
async function folderWith(
  dataDir: string,
  tables: (database: Database, values: ReturnType<typeof offlineValues>, logs: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(dataDir, { mode: 0o711 });
  prepareDataFolder(dataDir);
  const secrets = loadSecrets(dataDir);
  const logs = path.join(dataDir, 'logs');
  const supervisor = new Supervisor({ runDir: path.join(dataDir, 'run'), logDir: logs });
  const log = (name: string) => path.join(logs, `${name}.log`);
  const [port] = await freePorts(1);
  const settings = readSettings({ DATA_DIR: dataDir, SEED: 'none' }, CHECKOUT);
  try {
    const database = await startDatabase({ settings, supervisor, secrets, port, log, fast: true });
    await tables(database, offlineValues(settings, secrets, database), logs);
  } finally {
    await supervisor.stopAll();
  }
}

/** A data folder as the released version left it. */
const releasedFolder = (dataDir: string) =>
  folderWith(dataDir, async (database, values, logs) => {
    const set = readDataSet(latest);
    await migrateTo(set.migrations, values, logs);
    await onDatabase(database.owner, (client) => pourDataSet(client, set));
  });

/** A data folder with the tables of today and nothing in them. */
const emptyFolder = (dataDir: string) =>
  folderWith(dataDir, (_, values, logs) =>
    Promise.all(SERVICES.map((name) => migrateService(name, values, logs))),
  );

/** The program at another place, with the same packages and tools. */
function otherCheckout(folder: string): string {
  const packages: string[] = [];
  const wanted = (source: string) => {
    if (path.basename(source) === 'node_modules') packages.push(path.relative(CHECKOUT, source));
    return !['node_modules', '.git', '.pora'].includes(path.basename(source));
  };
  cpSync(CHECKOUT, folder, { recursive: true, filter: wanted });
  for (const name of packages) symlinkSync(path.join(CHECKOUT, name), path.join(folder, name));
  mkdirSync(TOOLS_FOLDER, { recursive: true });
  mkdirSync(path.join(folder, '.pora'));
  symlinkSync(TOOLS_FOLDER, path.join(folder, '.pora/tools'));
  return folder;
}

/** Rows of what is kept, as one text for each table. */
async function rowsOf(databaseUrl: string): Promise<Map<string, string>> {
  const { tables } = await onDatabase(databaseUrl, (client) =>
    takeDataSet(client, { version: 'now', retired: [] }),
  );
  return new Map(tables.filter(isMoved).map((table) => [`${table.schema}.${table.table}`, table.csv]));
}

const MOVED = new Set([...SUBJECT_TABLES.values()].flat());

/** Whether an archive holds the rows of a table. One counts the writes themselves. */
function isMoved({ schema, table }: { schema: string; table: string }): boolean {
  const name = `${schema}.${table}`;
  return MOVED.has(name) && name !== 'catalog.catalogue_revisions';
}

describe('a practice that was kept with the version before', () => {
  let root = '';
  const at = (name: string) => path.join(root, name);
  let stack: Stack | undefined;
  let session: HttpSession;
  let before: Map<string, string>;
  const start = async (name: string) =>
    (stack = await startStack({ dataDir: at(name), seed: 'none', build: false }));
  const stop = async () => {
    await stack?.stop();
    stack = undefined;
  };
  const status = async (path: string, who = session) => [path, (await call(who, 'GET', path)).status];

  /** A command of this checkout or of another, as an operator gives it. */
  async function command(
    script: string,
    name: string,
    file: string,
    env: NodeJS.ProcessEnv = {},
    cwd = CHECKOUT,
  ) {
    const told = {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: at(name),
      SEED: 'none',
      PRACTICE_KEY: KEY,
      ...env,
    };
    try {
      const { stdout } = await run('node', ['deploy/local/practice.mjs', script, file], { cwd, env: told });
      return stdout;
    } catch (error) {
      return String((error as { stderr?: string }).stderr);
    }
  }

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-house-'));
    chmodSync(root, 0o711);
    await releasedFolder(at('first'));
    await run('cp', ['-a', at('first'), at('older')]);
  }, STEP_MS);
  afterAll(async () => {
    await stop();
    rmSync(root, { recursive: true, force: true });
  });

  it(
    'starts under this one and answers what people read',
    async () => {
      const { url } = await start('first');
      session = await signInOverHttp(url, LOCAL_ACCOUNTS.dietitian.email);
      const plan = '/api/diet-plans2/plan-przyklad-ewa';
      const reads = [
        ...['/api/patients', '/api/patients/p-przyklad-ewa', '/api/patients/p-przyklad-ewa/privacy'],
        ...['/api/patient-surveys', '/api/patient-intolerances', '/api/schedule', '/api/schedule/hours'],
        ...['/api/diet-plans2', plan, `${plan}/safety`, `${plan}/shopping-lists`, `${plan}/history`],
        ...['/api/foods', '/api/meals?all=true', '/api/intolerances/dictionary', '/api/rule-config'],
      ];
      const answers = await Promise.all(reads.map((read) => status(read)));
      expect(answers).toEqual(reads.map((read) => [read, 200]));
      const admin = await signInOverHttp(url, LOCAL_ACCOUNTS.administrator.email);
      expect(await status('/api/admin/backups', admin)).toEqual(['/api/admin/backups', 200]);
    },
    STEP_MS,
  );

  it(
    'is written into one file while people work in it, for nobody to read without the passphrase',
    async () => {
      const personal = { firstName: 'Dorota', lastName: 'Przeprowadzkowa' };
      const made = await call(session, 'POST', '/api/patients', { id: 'p-dom', personal });
      expect(made.status).toBe(201);
      before = await rowsOf(stack?.env.DATABASE_URL ?? '');
      // As one that was killed leaves it.
      const left = `${at('practice.pora')}.${randomUUID()}`;
      mkdirSync(left);
      writeFileSync(`${left}.part`, '');
      expect(await command('export', 'first', at('practice.pora'))).toContain(
        'encrypted with the passphrase',
      );
      expect(readdirSync(root).filter((name) => name.startsWith('practice'))).toEqual(['practice.pora']);
      expect(await command('export', 'first', at('nowhere/practice.pora'))).toContain(
        'nowhere (ENOENT): name another place',
      );
      expect(statSync(at('practice.pora')).mode & 0o777).toBe(0o600);
      expect(readFileSync(at('practice.pora')).includes('Przeprowadzkowa')).toBe(false);
      expect(await command('export', 'first', at('practice.pora'))).toContain('is there already');
    },
    STEP_MS,
  );

  it(
    'moves with its folder to another place and another copy of the program, and people stay signed in',
    async () => {
      await stop();
      await run('cp', ['-a', at('first'), at('moved')]);
      const program = await startProgram({
        dataDir: at('moved'),
        checkout: otherCheckout(at('program')),
      });
      try {
        const who = { ...session, origin: program.url };
        const me = await call(who, 'GET', '/api/auth/me');
        expect([me.status, JSON.parse(me.text)]).toEqual([
          200,
          { user: expect.objectContaining({ email: LOCAL_ACCOUNTS.dietitian.email }) },
        ]);
        expect((await call(who, 'GET', '/api/patients/p-dom')).text).toContain('Przeprowadzkowa');
        const rows = await rowsOf(ownerOfRunning(at('moved'), loadSecrets(at('moved')).ownerPassword));
        for (const name of [
          'catalog.meal_pictures',
          'plans.docx_archive',
          'patients.schedule_feeds',
          'plans.plans',
        ])
          expect([name, rows.get(name) === before.get(name)]).toEqual([name, true]);
      } finally {
        await program.stop();
      }
    },
    STEP_MS,
  );

  it(
    'goes from the file into an empty folder alone: whole, unchanged and of a version that is known',
    async () => {
      const bytes = readFileSync(at('practice.pora'));
      bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1);
      writeFileSync(at('damaged.pora'), bytes);
      await newerArchive(at('practice.pora'), at('newer.pora'));
      const refusals = [
        [at('damaged.pora'), {}, 'damaged'],
        [at('newer.pora'), {}, 'which is newer than this one: upgrade first'],
        [at('practice.pora'), { PRACTICE_KEY: 'another passphrase' }, 'another key'],
        [at('practice.pora'), { PRACTICE_KEY: '' }, 'give its passphrase in PRACTICE_KEY'],
      ] as const;
      for (const [file, env, sentence] of refusals) {
        expect(await command('import', 'new', file, env)).toContain(sentence);
      }
      expect(await command('import', 'new', at('practice.pora'))).toContain(
        'are here. It was kept with SEED=none: set the same here. Start it',
      );
      expect(await command('import', 'new', at('practice.pora'))).toContain(
        'there is a practice here already',
      );
      const { url } = await start('new');
      const after = await rowsOf(stack?.env.DATABASE_URL ?? '');
      for (const [name, rows] of before) expect([name, after.get(name) === rows]).toEqual([name, true]);
      expect((await call({ ...session, origin: url }, 'GET', '/api/auth/me')).status).toBe(401);
      const again = await signInOverHttp(url, LOCAL_ACCOUNTS.dietitian.email);
      const food = { name: 'Pierwszy produkt po przeprowadzce', carbs: 1, fat: 1, protein: 1 };
      expect((await call(again, 'POST', '/api/foods', food)).status).toBe(201);
      await stop();
    },
    STEP_MS,
  );

  it(
    'goes from a file that holds the tables of the version before into tables as that version had them, and on from there',
    async () => {
      expect(await command('export', 'older', at('older.pora'))).toContain('encrypted');
      await emptyFolder(at('empty'));
      expect(await command('import', 'empty', at('older.pora'))).toContain(
        'the tables here are of a newer version than the archive: set a new DATA_DIR',
      );
      expect(await command('import', 'older-here', at('older.pora'))).toContain('are here.');
      await start('older-here');
      await onDatabase(stack?.env.DATABASE_URL ?? '', async (client) => {
        for (const table of readDataSet(latest).tables.filter(isMoved)) {
          const same = (await rowsToday(client, table)) === table.csv;
          expect([`${table.schema}.${table.table}`, same]).toEqual([`${table.schema}.${table.table}`, true]);
        }
      });
      await stop();
    },
    STEP_MS,
  );

  it(
    'leaves no rows lying about when its export is broken off, and nothing running',
    async () => {
      const args = ['deploy/local/practice.mjs', 'export', at('broken.pora')];
      const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: at('older'), SEED: 'none' };
      const child = spawn(process.execPath, args, { cwd: CHECKOUT, env, detached: true, stdio: 'ignore' });
      const end = once(child, 'exit');
      const files = () => readdirSync(root).filter((name) => name.startsWith('broken.pora'));
      // What it writes lies beside the file until it is whole.
      await until(() => files().length > 0, STEP_MS);
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await end;
      expect(files().filter((name) => name !== 'broken.pora')).toEqual([]);
      expect(recordNames(path.join(at('older'), 'run'))).toEqual([]);
    },
    STEP_MS,
  );
});

/** The same practice with a migration nobody knows yet. */
async function newerArchive(from: string, to: string): Promise<void> {
  const folder = `${to}.folder`;
  mkdirSync(folder);
  await unpackArchive(from, folder);
  rmSync(path.join(folder, 'SHA256SUMS'));
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: Record<string, string[]> };
  manifest.migrations['plans']?.push('Later1800000000000');
  writeFileSync(file, JSON.stringify(manifest));
  await packArchive(folder, to);
}
