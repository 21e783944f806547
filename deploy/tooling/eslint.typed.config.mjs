// Lint that needs types: a promise nobody waits for loses its failure. `npm run lint` runs it after eslint.config.mjs,
// which editors use alone because it is quick.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Files of one TypeScript project. @param {string[]} files @param {string[]} ignores @param {string} project */
const typed = (files, ignores, project) => ({
  files,
  ignores: [...ignores],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: [path.join(here, project)], tsconfigRootDir: path.resolve(here, '../..') },
  },
  plugins: { '@typescript-eslint': tseslint.plugin },
  linterOptions: { noInlineConfig: true },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
  },
});

export default [
  { ignores: ['**/node_modules/', '**/dist/', '**/.pora/', '**/*.mjs', '**/*.cjs'] },
  typed(
    ['services/*/src/**/*.ts', 'gateway/**/*.ts', 'deploy/**/*.ts'],
    ['deploy/e2e/**'],
    'tsconfig.server.json',
  ),
  typed(['shell/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'deploy/e2e/**/*.ts'], [], 'tsconfig.browser.json'),
];
