// Five projects: `unit` (pure, ESM), `dom` (React in jsdom), `medium` (real Postgres and Redis), `journeys` (browser),
// `operations` (whole programs that are killed, moved, upgraded).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../local/paths.mjs';
import { SWC_OPTIONS } from './build-services.mjs';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const jsToTs = { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'] };
const ignored = ['/node_modules/', '/dist/', '<rootDir>/.pora/'];

const node = {
  rootDir,
  testEnvironment: '<rootDir>/deploy/tooling/jest/node-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': ['<rootDir>/deploy/tooling/jest/bound-globals.cjs', { ...SWC_OPTIONS, swcrc: false }],
    // It checks every answer in the tests, and is as slow without.
    '/node_modules/zod/.+\\.c?js$': ['<rootDir>/deploy/tooling/jest/bound-globals.cjs', { plain: true }],
  },
  transformIgnorePatterns: ['/node_modules/(?!zod/)'],
  moduleNameMapper: jsToTs,
  modulePathIgnorePatterns: ['<rootDir>/.pora/', '<rootDir>/.*/dist/'],
  testPathIgnorePatterns: ignored,
};

const backEnd = ['<rootDir>/services', '<rootDir>/gateway', '<rootDir>/deploy'];

export default {
  rootDir,
  testTimeout: 60_000,
  // Modules of a finished file are not all given back: a worker grew to 3.5 GB, and the collector with it.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...node,
      displayName: 'unit',
      roots: [...backEnd, '<rootDir>/shell/federation'],
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [...ignored, '\\.medium\\.spec\\.ts$', '<rootDir>/deploy/e2e/'],
    },
    {
      rootDir,
      displayName: 'dom',
      roots: ['<rootDir>/shell', ...REMOTES.map((name) => `<rootDir>/mf-${name}`)],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testPathIgnorePatterns: [...ignored, '<rootDir>/shell/federation/'],
      testEnvironment: '<rootDir>/deploy/tooling/jest/dom-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
      transform: {
        '/node_modules/lucide-react/': '<rootDir>/deploy/tooling/jest/lazy-icons.cjs',
        '^.+\\.(ts|tsx|mjs|js)$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
            module: { type: 'commonjs' },
            swcrc: false,
          },
        ],
      },
      // The first is published with its sources, which the `source` condition finds.
      transformIgnorePatterns: ['/node_modules/(?!(compute-scroll-into-view|lucide-react)/)'],
      moduleNameMapper: { ...jsToTs, '\\.css$': '<rootDir>/deploy/tooling/jest/empty-module.cjs' },
      setupFiles: ['<rootDir>/deploy/tooling/jest/browser-globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/deploy/tooling/jest/dom-matchers.cjs'],
    },
    {
      ...node,
      displayName: 'medium',
      roots: backEnd,
      testMatch: ['**/*.medium.spec.ts'],
      globalSetup: '<rootDir>/services/common/src/testing/medium-setup.mjs',
      globalTeardown: '<rootDir>/services/common/src/testing/medium-teardown.mjs',
    },
    {
      ...node,
      displayName: 'journeys',
      roots: ['<rootDir>/deploy/e2e'],
      testMatch: ['**/*.journey.ts'],
      globalSetup: '<rootDir>/deploy/e2e/support/global-setup.mjs',
      globalTeardown: '<rootDir>/deploy/e2e/support/global-teardown.mjs',
    },
    {
      ...node,
      displayName: 'operations',
      roots: ['<rootDir>/deploy/operations'],
      testMatch: ['**/*.operations.ts'],
    },
  ],
};
