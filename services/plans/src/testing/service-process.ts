import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlansApp } from './plans-app.js';

/** The service in a process of its own, on the database and the stand-ins of a test's service. */
export interface ServiceProcess {
  readonly url: string;
  stop(): Promise<void>;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const READY_WITHIN_MS = 15_000;

/** Starts `main.ts` as in production: what the test itself computes does not disturb its clock. */
export async function startServiceProcess({ config, patients, catalog }: PlansApp): Promise<ServiceProcess> {
  const port = 20_000 + (process.pid % 20_000);
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', file('./register-ts.mjs'), file('../main.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        TZ: 'Europe/Warsaw',
        NODE_ENV: 'production',
        SERVICE_PORT: String(port),
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
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return { url, stop: () => stop(child) };
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

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
