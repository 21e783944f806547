import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const programOf = (name: string, program: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), program);

const COMPILER_OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: false,
  skipLibCheck: false,
  outDir: 'out',
};

/**
 * A project of somebody else: the types that a generator makes of the document, and a program that uses them. Answers the
 * compiled program. Lies in the checkout, so that it finds the packages. @throws Error with what the compiler says
 */
export async function compileConsumer(document: string, program: string): Promise<string> {
  const scratch = path.join(ROOT, '.pora');
  await mkdir(scratch, { recursive: true });
  const folder = await mkdtemp(path.join(scratch, 'api-client-'));
  const description = path.join(folder, 'openapi.json');
  await writeFile(description, document);
  // A default belongs to the answers; whoever sends may leave the field out.
  const options = ['--default-non-nullable', 'false', '--output', path.join(folder, 'api.d.ts')];
  await run(process.execPath, [programOf('openapi-typescript', 'bin/cli.js'), description, ...options]);
  await copyFile(program, path.join(folder, 'program.ts'));
  const settings = { compilerOptions: COMPILER_OPTIONS, files: ['program.ts'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compiler = [programOf('typescript-native', 'bin/tsc'), '-p', folder];
  await run(process.execPath, compiler).catch((error: Error & { stdout?: string }) => {
    throw new Error(`the program does not compile: ${error.stdout ?? error.message}`);
  });
  return path.join(folder, 'out/program.js');
}

/** Runs a compiled program and answers what it prints, which is JSON. */
export async function runConsumer(program: string, env: Record<string, string>): Promise<unknown> {
  const { stdout } = await run(process.execPath, [program], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return JSON.parse(stdout);
}
