import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import pg from 'pg';
import { SUBJECT_TABLES } from '../../services/admin/src/backups/dump/subjects.js';
import { call, type HttpSession, signInOverHttp } from '../e2e/support/http-session.mjs';
import { ACCOUNTS } from '../e2e/support/sign-in.js';
import { allValues, backupPart } from '../compose/told.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { serviceFile } from '../local/services.mjs';
import { readSettings } from '../local/settings.mjs';
import { startStack } from '../local/stack.mjs';

const WITHIN_MS = 240_000;
const STARTED_WITHIN_MS = 60_000;
/** The trail of the service notes the restore itself; the counter never goes back. */
const GROWING = new Set(['admin.audit_entries', 'catalog.catalogue_revisions']);
const TABLES = [...SUBJECT_TABLES.values()].flat();
/** What people did since the backup stays in the trails. */
const GROWING_BY_USE = new Set([...GROWING, ...TABLES.filter((name) => name.endsWith('.audit_entries'))]);
const ID = /backup-\d{8}-\d{6}-[0-9a-f]{6}/;

type Sums = Record<string, string>;

describe('a restore drill', () => {
  let dataDir = '';
  let stack: Awaited<ReturnType<typeof startStack>>;
  let session: HttpSession;
  let owner: pg.Client;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'pora-drill-'));
    stack = await startStack({ dataDir, seed: 'demo' });
    owner = await connect(stack.env.DATABASE_URL);
    session = await signInOverHttp(stack.url, ACCOUNTS.dietitian.email);
  }, WITHIN_MS);
  afterAll(async () => {
    await owner.end();
    await stack.stop({ remove: true });
  }, WITHIN_MS);

  /** Begins the command as an operator types it. */
  function begin(words: string[], env: Record<string, string> = {}) {
    const program: ChildProcess = spawn(process.execPath, ['deploy/local/operate.mjs', ...words], {
      cwd: CHECKOUT,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk) => (said += String(chunk)));
    const ended = once(program, 'close').then(([code]: unknown[]) => ({ code, said }));
    return { program, ended };
  }

  const command = (words: string[], env?: Record<string, string>) => begin(words, env).ended;

  async function backUp(): Promise<string> {
    const { code, said } = await command(['backup']);
    expect({ code, said }).toMatchObject({ code: 0 });
    return ID.exec(said)?.[0] ?? '';
  }

  async function sums(client = owner): Promise<Sums> {
    const found: Sums = {};
    for (const name of TABLES) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")), '-') AS sum FROM ${name} t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  }

  const apartFrom = (all: Sums, names: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));

  /** The backup as an administrator downloads it. */
  async function download(id: string): Promise<string> {
    const admin = await signInOverHttp(stack.url, ACCOUNTS.administrator.email);
    const { status, bytes } = await call(admin, 'GET', `/api/admin/backups/${id}/file`);
    expect(status).toBe(200);
    const file = path.join(dataDir, `${id}.tar`);
    await writeFile(file, bytes);
    return file;
  }

  const add = async (id: string) =>
    call(session, 'POST', '/api/patients', { id, personal: { firstName: 'Próba', lastName: 'Odtworzenia' } });

  test(
    'fills, backs up, wipes and restores every table of a product that runs, which then goes on',
    async () => {
      expect((await add('p-drill-before')).status).toBe(201);
      const before = await sums();
      const id = await backUp();
      await owner.query(`TRUNCATE ${TABLES.join(', ')} CASCADE`);
      const { code, said } = await command(['restore', id, '--yes']);
      expect({ code, said }).toMatchObject({
        code: 0,
        said: expect.stringContaining('To go back: npm run restore'),
      });
      expect(apartFrom(await sums(), GROWING)).toEqual(apartFrom(before, GROWING));

      expect((await call(session, 'GET', '/api/patients/p-drill-before')).status).toBe(200);
      expect((await call(session, 'GET', '/api/diet-plans2/plan-demo-anna-1')).status).toBe(200);
      expect((await call(session, 'GET', '/api/foods')).status).toBe(200);
      expect((await add('p-drill-after')).status).toBe(201);
    },
    WITHIN_MS,
  );

  test(
    'backs up by the clock of a cluster, with no more than its pod is told, what a restore then takes',
    async () => {
      const { DATABASE_URL = '', REDIS_URL = '' } = stack.env;
      const settings = readSettings({ DATABASE_URL, REDIS_URL, BACKUP_DIR: `${dataDir}/backups` }, CHECKOUT);
      const hosts = { postgres: 'is-named', redis: 'is-named' };
      const { env } = backupPart(allValues(settings, loadSecrets(dataDir), hosts));
      const program = serviceFile('admin', 'operator');
      const { stdout } = await promisify(execFile)(process.execPath, [program, 'backup'], { env });
      const id = ID.exec(stdout)?.[0] ?? '';
      const { code, said } = await command(['restore', id, '--tables', 'surveys', '--yes']);
      expect({ code, said }).toMatchObject({
        code: 0,
        said: expect.stringContaining('Every row was compared'),
      });
    },
    WITHIN_MS,
  );

  test(
    'leaves whoever was erased after the backup erased, and everything as it was when it is killed',
    async () => {
      const id = await backUp();
      const admin = await signInOverHttp(stack.url, ACCOUNTS.administrator.email);
      expect((await call(admin, 'DELETE', '/api/patients/p-drill-before')).status).toBe(204);
      expect((await call(admin, 'DELETE', '/api/patients/trash/p-drill-before')).status).toBe(204);

      const before = await sums();
      const { program, ended } = begin(['restore', id, '--yes']);
      // Every table is locked in both steps and nothing is committed; the first can be over between two looks.
      const inTheMidst = `SELECT FROM admin.restores WHERE state = 'running' AND step IN ('keeping', 'writing')`;
      const isInTheMidst = async () => (await owner.query(inTheMidst)).rowCount === 1;
      // A program of its own has to start first; once it is known, nothing comes between what is seen and its end.
      const worker = await workerOf(program);
      await until(isInTheMidst, STARTED_WITHIN_MS);
      process.kill(worker, 'SIGKILL');
      await ended;
      expect(await sums()).toEqual(before);

      // What the killed one left is said to be over by the service; its half backup is cancelled as on the screen.
      await owner.query(`UPDATE admin.backups SET state = 'failed' WHERE state IN ('waiting', 'running')`);
      await owner.query(`UPDATE admin.restores SET state = 'failed' WHERE state IN ('waiting', 'running')`);
      const { code, said } = await command(['restore', id, '--yes']);
      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('stay erased: 1') });
      expect((await call(session, 'GET', '/api/patients/p-drill-before')).status).toBe(404);
      expect((await call(session, 'GET', '/api/patients/p-drill-after')).status).toBe(200);
    },
    WITHIN_MS,
  );

  test(
    'brings a practice up on a machine that has nothing, from the folder of a backup',
    async () => {
      const before = await sums();
      const id = await backUp();
      const other = await mkdtemp(path.join(tmpdir(), 'pora-other-'));
      const folder = path.join(dataDir, 'backups', id);
      const { code, said } = await command(['restore', folder, '--yes'], { DATA_DIR: other, SEED: 'none' });
      expect({ code, said }).toMatchObject({ code: 0 });
      const moved = await startStack({ dataDir: other, seed: 'none', build: false });
      const client = await connect(moved.env.DATABASE_URL);
      try {
        expect(apartFrom(await sums(client), GROWING)).toEqual(apartFrom(before, GROWING));
      } finally {
        await client.end();
        await moved.stop({ remove: true });
      }
      await rm(other, { recursive: true, force: true });
    },
    WITHIN_MS,
  );

  test(
    'takes a downloaded .tar as its source, while the product runs and while it is stopped, and refuses half of one',
    async () => {
      const id = await backUp();
      const before = await sums();
      const whole = await download(id);
      expect((await add('p-drill-tar')).status).toBe(201);

      const half = path.join(dataDir, 'half.tar');
      await writeFile(half, (await readFile(whole)).subarray(0, 20_000));
      const refused = await command(['restore', half, '--yes']);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('damaged') });
      expect((await call(session, 'GET', '/api/patients/p-drill-tar')).status).toBe(200);

      const running = await command(['restore', whole, '--yes']);
      expect(running).toMatchObject({ code: 0, said: expect.stringContaining('Every row was compared') });
      expect((await call(session, 'GET', '/api/patients/p-drill-tar')).status).toBe(404);
      expect(apartFrom(await sums(), GROWING_BY_USE)).toEqual(apartFrom(before, GROWING_BY_USE));

      expect((await add('p-drill-tar-2')).status).toBe(201);
      await owner.end();
      await stack.stop();
      const stopped = await command(['restore', whole, '--yes']);
      expect(stopped).toMatchObject({ code: 0, said: expect.stringContaining('Every row was compared') });
      stack = await startStack({ dataDir, seed: 'demo', build: false });
      owner = await connect(stack.env.DATABASE_URL);
      expect(apartFrom(await sums(), GROWING_BY_USE)).toEqual(apartFrom(before, GROWING_BY_USE));
      expect(readdirSync(path.join(dataDir, 'backups')).filter((name) => name.includes('unpacked'))).toEqual(
        [],
      );
    },
    WITHIN_MS,
  );
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** Id of the program that works, not only of the one that started it. */
async function workerOf({ pid }: ChildProcess): Promise<number> {
  let line: string | undefined;
  await until(async () => {
    const listed = promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]);
    // Without a child `ps` ends with 1.
    const { stdout } = await listed.catch(() => ({ stdout: '' }));
    line = stdout.split('\n').find((one) => one.includes('operator'));
    return line !== undefined;
  }, STARTED_WITHIN_MS);
  return Number.parseInt(line ?? '', 10);
}
