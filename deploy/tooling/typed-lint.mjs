// Lint that needs types: a promise nobody waits for loses its failure. Runs over the compiler in native code, each half of
// the product with its own settings; `npm run lint` calls it after eslint, which editors use alone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../local/paths.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const HALVES = [
  {
    tsconfig: 'tsconfig.server.json',
    paths: ['services', 'gateway', 'deploy'],
    not: ['deploy/e2e/**', 'deploy/operations/**'],
  },
  {
    tsconfig: 'tsconfig.browser.json',
    paths: ['shell', ...REMOTES.map((name) => `mf-${name}`), 'deploy/e2e', 'deploy/operations'],
    not: [],
  },
];

/** Prints what is found and answers whether nothing is. @param {string} root @param {string} tsconfig @param {string[]} paths @param {string[]} not */
export function typedLint(root, tsconfig, paths, not) {
  const { status, stdout, stderr, error } = spawnSync(
    'oxlint',
    [
      ...['--config', path.join(ROOT, 'deploy/tooling/oxlint.typed.json'), '--type-aware'],
      ...['--tsconfig', tsconfig, ...not.map((pattern) => `--ignore-pattern=${pattern}`), ...paths],
    ],
    // It looks for its other half in the path.
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` },
    },
  );
  if (error) throw error;
  return { clean: status === 0, printed: `${stdout}${stderr}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = HALVES.map(({ tsconfig, paths, not }) =>
    typedLint(ROOT, path.join('deploy/tooling', tsconfig), paths, not),
  );
  for (const { printed } of results) process.stdout.write(printed);
  process.exitCode = results.every(({ clean }) => clean) ? 0 : 1;
}
