// Checks the import rules over the real tree, then proves every rule by planting one violation of it.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { REMOTES } from '../local/paths.mjs';
import config from './dependency-cruiser.config.mjs';
import { folderCircles } from './folder-circles.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FOLDERS = ['services', 'shell', ...REMOTES.map((name) => `mf-${name}`)];
const LEAST_MODULES = 150;

/** File → content of one violation per rule; the second file of a pair is only there to be imported. @type {Record<string, Record<string, string>>} */
const PLANTED = {
  'no-cycles': {
    'services/engine/src/a.ts': "import { b } from './b.js';\nexport const a = () => b;",
    'services/engine/src/b.ts': "import { a } from './a.js';\nexport const b = () => a;",
  },
  'text-stands-alone': {
    'services/text-pl/src/a.ts': "import { b } from '../../engine/src/b.js';\nexport const a = b;",
    'services/engine/src/b.ts': 'export const b = 1;',
  },
  'contracts-zod-only': {
    'services/contracts/src/a.ts': "import pino from 'pino';\nexport const a = pino;",
  },
  'engine-is-pure': { 'services/engine/src/a.ts': "import fs from 'node:fs';\nexport const a = fs;" },
  'engine-knows-contracts-as-types': {
    'services/engine/src/a.ts': "import { b } from '../../contracts/src/b.js';\nexport const a = b;",
    'services/contracts/src/b.ts': 'export const b = 1;',
  },
  'common-knows-no-service': {
    'services/common/src/a.ts': "import { b } from '../../plans/src/b.js';\nexport const a = b;",
    'services/plans/src/b.ts': 'export const b = 1;',
  },
  'no-service-knows-another': {
    'services/patients/src/a.ts': "import { b } from '../../plans/src/b.js';\nexport const a = b;",
    'services/plans/src/b.ts': 'export const b = 1;',
  },
  'services-take-the-switch-alone': {
    'services/admin/src/a.ts': "import { b } from '../../../deploy/local/b.mjs';\nexport const a = b;",
    'deploy/local/b.mjs': 'export const b = 1;',
  },
  'no-remote-knows-another': {
    'mf-diets/src/a.ts': "import { b } from '../../mf-patients/src/b.js';\nexport const a = b;",
    'mf-patients/src/b.ts': 'export const b = 1;',
  },
  'nobody-imports-the-host': {
    'mf-diets/src/a.ts': "import { b } from '../../shell/src/b.js';\nexport const a = b;",
    'shell/src/b.ts': 'export const b = 1;',
  },
  'ui-without-domain': {
    'shell/ui/src/a.ts': "import { b } from '../../../services/contracts/src/b.js';\nexport const a = b;",
    'services/contracts/src/b.ts': 'export const b = 1;',
  },
  'browser-without-services': {
    'mf-diets/src/a.ts': "import { b } from '../../services/common/src/b.js';\nexport const a = b;",
    'services/common/src/b.ts': 'export const b = 1;',
  },
  'browser-without-schemas-of-calls': {
    'mf-diets/src/a.ts':
      "import { b } from '../../services/contracts/src/plan.routes.js';\nexport const a = b;",
    'services/contracts/src/plan.routes.ts': 'export const b = 1;',
  },
  'browser-without-generator': {
    'mf-diets/src/a.ts': "import { b } from '../../services/engine/src/generator.js';\nexport const a = b;",
    'services/engine/src/generator.ts': 'export const b = 1;',
  },
  'controller-without-repository': {
    'services/plans/src/a.controller.ts': "import { b } from './b.repository.js';\nexport const a = b;",
    'services/plans/src/b.repository.ts': 'export const b = 1;',
  },
  'service-without-typeorm-and-express': {
    'services/plans/src/a.service.ts': "import { DataSource } from 'typeorm';\nexport const a = DataSource;",
  },
  'typeorm-in-its-place': {
    'services/plans/src/a.presenter.ts':
      "import { DataSource } from 'typeorm';\nexport const a = DataSource;",
  },
  'no-files-that-pass-routes-on': {
    'mf-diets/src/a.screen.tsx': "import { b } from './b.api.js';\nexport const a = b;",
    'mf-diets/src/b.api.ts': 'export const b = 1;',
  },
  'features-meet-in-public': {
    'mf-diets/src/features/x/a.ts': "import { b } from '../y/b.js';\nexport const a = b;",
    'mf-diets/src/features/y/b.ts': 'export const b = 1;',
  },
};

/** Files → whether their folders stand in a circle. */
const PLANTED_FOLDERS = {
  'a circle of values': {
    files: {
      'services/plans/src/x/a.ts': "import { b } from '../y/b.js';\nexport const a = b;",
      'services/plans/src/y/b.ts': 'export const b = 1;',
      'services/plans/src/y/c.ts': "import { d } from '../x/deep/d.js';\nexport const c = d;",
      'services/plans/src/x/deep/d.ts': 'export const d = 1;',
    },
    isCircle: true,
  },
  'a circle closed by a type over a third folder': {
    files: {
      'services/engine/src/x/a.ts': "import { b } from '../y/b.js';\nexport const a = b;",
      'services/engine/src/y/b.ts': "import { c } from '../z/c.js';\nexport const b = c;",
      'services/engine/src/z/c.ts': "import type { D } from '../x/d.js';\nexport const c: D = 1;",
      'services/engine/src/x/d.ts': 'export type D = number;',
    },
    isCircle: true,
  },
  'a circle closed by a type imported in place': {
    files: {
      'services/plans/src/x/a.ts': "import { b } from '../y/b.js';\nexport const a = b;",
      'services/plans/src/y/b.ts': "export const b: import('../x/c.js').C = 1;",
      'services/plans/src/x/c.ts': 'export type C = number;',
    },
    isCircle: true,
  },
  'specs, testing folders and files beside the folders': {
    files: {
      'services/plans/src/app.ts': "import { b } from './y/b.js';\nexport const app = b;",
      'services/plans/src/x/a.ts': "import { b } from '../y/b.js';\nexport const a = b;",
      'services/plans/src/y/b.ts': 'export const b = 1;',
      'services/plans/src/y/b.spec.ts': "import { a } from '../x/a.js';\nexport const spec = a;",
      'services/plans/src/testing/t.ts': "import { a } from '../x/a.js';\nexport const t = a;",
      'services/plans/src/x/testing/u.ts': "import { t } from '../../testing/t.js';\nexport const u = t;",
    },
    isCircle: false,
  },
};

/** @param {string} baseDir @param {string[]} folders */
async function violations(baseDir, folders) {
  const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir };
  const { output } = await cruise(folders, options, config.options.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  const { violations: found, totalCruised: modules } = output.summary;
  return { found, modules, circles: folderCircles(output.modules) };
}

/** What is found in a tree of these files alone. @param {Record<string, string>} files File → content. */
async function plant(files) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pora-imports-'));
  try {
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), `${content}\n`);
    }
    return await violations(folder, [
      ...new Set(Object.keys(files).map((file) => file.split('/', 1).join())),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const problems = [];
const { found, modules, circles } = await violations(ROOT, FOLDERS);
for (const { rule, from, to } of found) problems.push(`${rule.name}: ${from} → ${to}`);
for (const { service, folders, files } of circles) {
  problems.push(`no-circles-of-folders: ${service}: ${folders.join(' → ')} (${files.join(', ')})`);
}
if (modules < LEAST_MODULES) problems.push(`only ${modules} modules were read`);
for (const { name } of config.forbidden) {
  const planted = PLANTED[name];
  if (!planted) problems.push(`${name}: no violation is planted`);
  else if (!(await plant(planted)).found.some(({ rule }) => rule.name === name)) {
    problems.push(`${name}: the planted violation was not found`);
  }
}
for (const [name, { files, isCircle }] of Object.entries(PLANTED_FOLDERS)) {
  const planted = await plant(files);
  if (planted.circles.length !== (isCircle ? 1 : 0)) {
    problems.push(`no-circles-of-folders: ${name}: ${planted.circles.length} circles found`);
  }
}

for (const problem of problems) console.error(problem);
console.log(
  `Import rules: ${modules} modules, ${config.forbidden.length + 1} rules, ${problems.length} violations`,
);
process.exit(problems.length === 0 ? 0 : 1);
