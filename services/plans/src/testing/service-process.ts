import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlansApp } from './plans-app.js';

/** The service in a process of its own, on the database and the stand-ins of a test's service. */
export interface ServiceProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** How a program ended. */
export interface ProgramResult {
  readonly exitCode: number | null;
  readonly output: string;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const READY_WITHIN_MS = 15_000;

/** Starts `main.ts` as in production: what the test itself computes does not disturb its clock. */
export async function startServiceProcess(app: PlansApp): Promise<ServiceProcess> {
  const port = 20_000 + (process.pid % 20_000);
  const child = start(app, '../main.ts', { NODE_ENV: 'production', SERVICE_PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

/** Runs one of the service's programs to its end, e.g. `../seed.ts`. */
export async function runProgram(
  app: PlansApp,
  program: '../seed.ts',
  env: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const child = start(app, program, env);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => chunks.push(String(data)));
  const exitCode = await ended(child);
  return { exitCode, output: chunks.join('') };
}

function start(app: PlansApp, program: string, env: Readonly<Record<string, string>>): ChildProcess {
  const { config, patients, catalog } = app;
  const options = ['--conditions=source', '--import', file('./register-ts.mjs'), file(program)];
  return spawn(process.execPath, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TZ: 'Europe/Warsaw',
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: config.redisUrl,
      PUBLIC_URL: config.publicUrl,
      SESSION_SECRET: config.sessionSecret,
      INTERNAL_SECRET: config.internalSecret,
      ALLOWED_EMAILS: config.allowedEmails.join(','),
      ADMIN_EMAIL: config.adminEmail,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      PATIENTS_URL: patients.url,
      CATALOG_URL: catalog.url,
      ...env,
    },
  });
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('the service process did not start');
    await wait(100);
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}
