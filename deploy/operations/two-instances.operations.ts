import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import pg from 'pg';
import { familyOf } from '../bench/families.mjs';
import { call, type HttpSession, signInOverHttp } from '../e2e/support/http-session.mjs';
import { isRefused, lostWrites, preparePlans, startCrowd, type Done } from '../load/people.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { CHECKOUT, SERVICES } from '../local/paths.mjs';
import { readRecord, sendSignal } from '../local/processes.mjs';
import { startStack } from '../local/stack.mjs';

type Stack = Awaited<ReturnType<typeof startStack>>;

const START_WITHIN_MS = 180_000;
const DRILL_WITHIN_MS = 240_000;
const BACK_WITHIN_MS = 60_000;
/** How long the database and Redis are away. */
const AWAY_MS = 20_000;
/** So many acknowledged writes are looked for after each drill. */
const ENOUGH_SAVED = 20;
const PEOPLE = { read: 4, write: 3, generate: 1 };
/** Some 40 calls a second: the processes that start again share the machine with them. */
const THINK_MS = { read: 150, write: 150, generate: 1_000 };
const INSTANCES = SERVICES.flatMap((service) => [service, `${service}-2`]);
/** One call that needs each service and what it keeps its data in. */
const CALLS = ['/api/patients', '/api/diet-plans2', '/api/foods/1001', '/api/auth/me'];

describe('a stack with two instances of each service', () => {
  let stack: Stack;
  let session: HttpSession;
  let drills = 0;
  // A browser repeats what it sent over a kept connection that had just ended; these people open one for each call.
  const agent = new http.Agent({ keepAlive: false });

  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pora-operations-'));
    const env = { NODE_ENV: 'test', INSTANCES: '2' };
    // As durable as in earnest: what was acknowledged is looked for afterwards.
    stack = await startStack({ dataDir, seed: 'demo', fast: false, env });
    session = await signInOverHttp(stack.url, LOCAL_ACCOUNTS.dietitian.email);
  }, START_WITHIN_MS);
  afterAll(async () => {
    await stack?.stop({ remove: true });
  });

  const runDir = () => path.join(stack.dataDir, 'run');
  const pidOf = (name: string) => {
    const record = readRecord(runDir(), name);
    if (!record) throw new Error(`${name} does not run`);
    return record.pid;
  };

  async function query(sql: string, values: unknown[]): Promise<{ id: string; name: string }[]> {
    const database = new pg.Client({ connectionString: stack.env.DATABASE_URL });
    await database.connect();
    try {
      return (await database.query<{ id: string; name: string }>(sql, values)).rows;
    } finally {
      await database.end();
    }
  }

  /** People work while `drill` goes on; answers what they were told, after every acknowledged write was found. */
  async function underLoad(drill: (done: Done[]) => Promise<void>): Promise<Done[]> {
    drills += 1;
    const crowd = { session, people: PEOPLE, thinkMs: THINK_MS, prefix: `drill${drills}`, agent };
    await preparePlans(crowd);
    const { done, stop } = startCrowd(crowd);
    const saved = () => done.filter((one) => one.saved).length;
    try {
      await drill(done);
      // A slow machine needs longer until there is enough to look for.
      await until(() => saved() > ENOUGH_SAVED, BACK_WITHIN_MS);
    } finally {
      await stop();
    }
    expect(await lostWrites(done, query)).toEqual([]);
    return done;
  }

  const line = ({ what, status, problem, at, ms }: Done) =>
    `${Math.round(at)} + ${Math.round(ms)} ms: ${what}: ${problem ?? status}`;
  /** A generation whose call was broken off goes on: the same person's next one may find the plan changed by it. */
  const isOvertaken = (one: Done, told: Done[]) => {
    const before = told.filter(({ what, at }) => what === one.what && at < one.at).at(-1);
    return one.kind === 'generate' && one.status === 412 && before?.status === 0;
  };
  const works = async () => {
    const answers = await Promise.all(CALLS.map((one) => call(session, 'GET', one).catch(() => undefined)));
    return answers.every((answer) => answer?.status === 200);
  };
  /** Everybody is served again, by all that there is: reads twice over, and a write of each kind was saved since. */
  async function allWell(done: Done[]): Promise<void> {
    await until(async () => (await works()) && (await works()), BACK_WITHIN_MS);
    const from = done.length;
    const savedSince = () => new Set(done.slice(from).flatMap(({ saved }) => saved?.table ?? []));
    await until(() => savedSince().size === 4, BACK_WITHIN_MS);
  }

  it(
    'each service is started again, one instance at a time, and no request fails',
    async () => {
      const before = INSTANCES.map(pidOf);
      const done = await underLoad(async (sofar) => {
        await allWell(sofar);
        const [first, ...others] = SERVICES;
        const restart = [path.join(CHECKOUT, 'deploy/local/restart.mjs'), first];
        const env = { ...process.env, DATA_DIR: stack.dataDir };
        const { stdout } = await promisify(execFile)(process.execPath, restart, { env });
        expect(stdout).toBe(`Started again: ${first}.\n`);
        for (const service of others) await stack.renew(service);
        await allWell(sofar);
      });
      expect(done.filter(isRefused).map(line)).toEqual([]);
      const after = INSTANCES.map(pidOf);
      expect(after.filter((pid, index) => pid === before[index])).toEqual([]);
    },
    DRILL_WITHIN_MS,
  );

  it(
    'every process is killed in turn: no acknowledged write is lost, and all recovers by itself',
    async () => {
      const told = await underLoad(async (done) => {
        for (const name of INSTANCES) {
          await stack.crash(name);
          await allWell(done);
        }
        const worker = familyOf(pidOf('gateway')).find((pid) => pid !== pidOf('gateway'));
        sendSignal(worker!, 'SIGKILL');
        await allWell(done);
        for (const name of ['gateway', 'identity-provider', 'redis', 'postgres']) {
          await stack.crash(name);
          await allWell(done);
        }
        // Whoever was signed in still is: Redis keeps sessions on disk.
        expect((await call(session, 'GET', '/api/auth/me')).status).toBe(200);
      });
      // A call that was under way is broken off or refused for the moment; nobody is told anything else.
      const others = told.filter(isRefused).filter(({ status }) => status !== 0 && status !== 503);
      expect(others.filter((one) => !isOvertaken(one, told)).map(line)).toEqual([]);
    },
    DRILL_WITHIN_MS,
  );

  it.each([
    {
      part: 'the database is frozen',
      leave: async () => familyOf(pidOf('postgres')).forEach((pid) => sendSignal(pid, 'SIGSTOP')),
      back: async () => familyOf(pidOf('postgres')).forEach((pid) => sendSignal(pid, 'SIGCONT')),
    },
    {
      part: 'Redis is stopped',
      leave: () => stack.kill('redis'),
      back: () => stack.start('redis'),
    },
  ])(
    'while $part for 20 s everybody is told to come again, and afterwards all is normal by itself',
    async ({ leave, back }) => {
      let left = 0;
      let returned = 0;
      const done = await underLoad(async (sofar) => {
        const now = () => sofar.at(-1)!.at + sofar.at(-1)!.ms;
        await allWell(sofar);
        await leave();
        left = now();
        try {
          await until(() => now() > left + AWAY_MS, 2 * AWAY_MS);
        } finally {
          returned = now();
          await back();
        }
        await allWell(sofar);
      });
      const refused = done.filter(isRefused);
      expect(
        refused.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0)).map(line),
      ).toEqual([]);
      // Chosen by their end: what began just before the return may be answered after it, and then it is done.
      const meanwhile = done.filter(({ at, ms }) => at > left + 1_000 && at + ms <= returned);
      const writes = meanwhile.filter(({ kind }) => kind === 'write');
      expect(writes.length).toBeGreaterThan(0);
      expect(writes.filter(({ status }) => status !== 503).map(line)).toEqual([]);
    },
    DRILL_WITHIN_MS,
  );
});
