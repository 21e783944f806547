import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { jsdocOnExports } from './lint/jsdoc-on-exports.mjs';
import { noFixedWait } from './lint/no-fixed-wait.mjs';

const pora = { rules: { 'jsdoc-on-exports': jsdocOnExports, 'no-fixed-wait': noFixedWait } };

const QUERIES = 'Import from @pora/kit/queries: a second cache breaks the sharing of answers.';
const ROUTER = 'Import from @pora/kit/router: a second router breaks the sharing of modules.';

/** Ways through a function that a reader can still follow. */
const MOST_PATHS = 15;

/** Syntax that stands nowhere. */
const NOWHERE = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Randomness only from a given source (crypto or a seed).',
  },
];

/** A hole in a list would run on as a number. */
const CAST_READ = {
  selector: 'TSAsExpression[typeAnnotation.type="TSNumberKeyword"] > MemberExpression[computed=true]',
  message:
    'Read it with a reader of indexed.ts, which stops at a hole, or write `list[i] ?? missing(list, i)`.',
};

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.pora/', 'deploy/seed/**/*.json'] },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-control-regex': 'off',
      // What eslint does not read in a file, the lint with types would.
      'no-warning-comments': ['error', { terms: ['oxlint-'], location: 'anywhere' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', ...NOWHERE],
      'prefer-const': 'error',
      complexity: ['error', MOST_PATHS],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // A component holds its markup.
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A group of tests is one function by its form, and a test reads the same field of many answers.
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.journey.ts', '**/*.operations.ts'],
    rules: { 'max-lines-per-function': 'off', complexity: 'off' },
  },
  {
    // The helpers that wait for something have their one place each; a page is at rest when it asks for nothing for a while.
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/*.journey.ts',
      '**/testing/**/*.{ts,tsx}',
      'deploy/{e2e,operations}/**/*.{ts,mjs}',
    ],
    ignores: [
      'services/common/src/testing/{until,movable-clock}.ts',
      'deploy/e2e/support/{eventually.ts,transfers.mjs}',
    ],
    plugins: { pora },
    rules: { 'pora/no-fixed-wait': 'error' },
  },
  {
    // A bound or an optimum of the bench is one argument from top to bottom.
    files: ['services/engine/bench/*.mjs'],
    rules: { 'max-lines-per-function': 'off', complexity: ['error', 16] },
  },
  {
    // What shared packages lend says what it is.
    files: ['services/{text-pl,contracts,engine,common}/src/**/*.ts', 'shell/{ui,kit}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**', '**/migrations/**'],
    plugins: { pora },
    rules: { 'pora/jsdoc-on-exports': 'error' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Tools read these files by their default export.
    files: ['**/*.config.mjs', '**/support/global-*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Nest reads the types of constructor parameters at run time.
    files: ['services/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['react-router', 'react-router-dom', 'react-router/dom'].map((name) => ({
              name,
              message: ROUTER,
            })),
            { name: '@tanstack/react-query', message: QUERIES },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/kit/src/{router,queries}.ts', 'shell/kit/src/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The engine is pure: no clock, no input or output.
    files: ['services/engine/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'setTimeout',
        'setInterval',
        'performance',
        'fetch',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The engine knows no clock.' },
      ],
    },
  },
  {
    // support/widths.ts waits for what a new width draws.
    files: ['deploy/e2e/**/*.ts'],
    ignores: ['deploy/e2e/support/widths.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'setViewportSize', message: 'Use resize() of support/widths.ts.' },
      ],
    },
  },
  {
    files: ['services/engine/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, CAST_READ] },
  },
  {
    // Lists of words, foods and rules are data.
    files: ['**/*.defaults.ts', '**/*.data.ts', '**/migrations/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
