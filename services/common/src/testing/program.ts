import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CommonConfig } from '../config.js';

/** A service running as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Exit code and what was written to stderr; waits for the end. */
  readonly ended: Promise<{ code: number | null; stderr: string }>;
}

/** Where no service answers. */
export const NOBODY = 'http://127.0.0.1:9';

const LOADER = fileURLToPath(new URL('./source-loader.mjs', import.meta.url));

/** Environment of a program that works beside an application under test, on the same database and Redis. */
export function programEnvironment(config: CommonConfig): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATABASE_URL: config.databaseUrl,
    REDIS_URL: config.redisUrl,
    PUBLIC_URL: config.publicUrl,
    SESSION_SECRET: config.sessionSecret,
    INTERNAL_SECRET: config.internalSecret,
    ALLOWED_EMAILS: config.allowedEmails.join(','),
    ADMIN_EMAIL: config.adminEmail,
    PLANS_URL: NOBODY,
  };
}

/** Runs a TypeScript program of a service from its sources with exactly the given environment. */
export function runProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  programArguments: readonly string[] = [],
  /** Descriptor its standard output goes to; without one nowhere. */
  stdout: number | 'ignore' = 'ignore',
): Program {
  const node = ['--no-warnings', '--conditions=source', '--import', LOADER];
  const child = spawn(process.execPath, [...node, file, ...programArguments], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stderr }));
  });
  return { child, ended };
}
