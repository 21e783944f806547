// `npm run new-remote -- recipes "Przepisy"`: a remote with one page, its test, its workspace and its pipeline.
// `npm run new-remote -- --remove recipes` takes all of it away again, but no work that is in no commit (`--force` does). Works in
// the checkout it is called in.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSections } from '../../shell/federation/section-rules.mjs';
import { writePipelines } from './pipelines.mjs';

const NAME = /^[a-z]{2,20}$/;
const FIRST_ORDER = 60;
const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const FORMATTER = path.join(CHECKOUT, 'node_modules/oxfmt/bin/oxfmt');
const BUILT = /^(dist|node_modules|coverage)[\\/]/;
/** Of the files that are made, not of this one. */
const EXPORT = 'export';

/** What is wished for cannot be made, in a sentence. @param {string} message */
const refusal = (message) => Object.assign(new Error(message), { name: 'StartError' });

/** @param {string} name @param {string} title @returns {Record<string, string>} Content by file. */
function filesOf(name, title) {
  const word = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const quoted = `'${title.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const feature = `src/features/${name}/${name}`;
  return {
    'webpack.config.mjs': `import { defineRemoteConfig } from '@pora/federation';

export default defineRemoteConfig(import.meta.url, 'mf_${name}');
`,
    'src/sections.json': `${JSON.stringify([sectionOf(name, title)], null, 2)}\n`,
    'src/routes.tsx': `import { defineRemote } from '@pora/kit';

/** Pages of this remote; the shell opens it under /${name}. */
${EXPORT} const remote = defineRemote({
  ${name}: async () => (await import('./features/${name}/${name}.screen.js')).${word}Screen,
});
`,
    [`${feature}.strings.ts`]: `/** Words of the screen. */
${EXPORT} const ${name}Strings = {
  title: ${quoted},
  empty: 'Tu jeszcze niczego nie ma.',
};
`,
    [`${feature}.screen.tsx`]: `import { PageHead, PageLayout } from '@pora/ui';
import { ${name}Strings as t } from './${name}.strings.js';

/** First page of the remote. */
${EXPORT} function ${word}Screen() {
  return (
    <PageLayout>
      <PageHead title={t.title} />
      <p>{t.empty}</p>
    </PageLayout>
  );
}
`,
    [`${feature}.screen.spec.tsx`]: `import { expect, it } from '@jest/globals';
import { renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { ${word}Screen } from './${name}.screen.js';

it('strona ma tytuł i mówi, że jest pusta', async () => {
  renderScreen(<${word}Screen />, { path: '/${name}' });
  await screen.findByRole('heading', { level: 1, name: ${quoted} });
  expect(screen.getByText('Tu jeszcze niczego nie ma.')).toBeVisible();
});
`,
  };
}

/** @param {string} name @param {string} title */
const sectionOf = (name, title) => ({
  name,
  label: title,
  icon: 'blocks',
  path: name,
  group: 'work',
  order: FIRST_ORDER,
  access: 'user',
});

/** @param {string} name @param {string} version */
const manifestOf = (name, version) => ({
  name: `@pora/mf-${name}`,
  version,
  private: true,
  description: `Remote: ${name}`,
  type: 'module',
  scripts: {
    test: 'node ../deploy/tooling/test-workspace.mjs',
    build: `node ../deploy/tooling/build.mjs mf-${name}`,
    dev: `node ../deploy/release/dev.mjs mf-${name}`,
  },
  dependencies: dependenciesOf(version),
});

/** @param {string} version */
const dependenciesOf = (version) => ({ '@pora/kit': version, '@pora/ui': version, react: '19.3.1' });

/** Makes a remote in a checkout. @param {{ root: string, name: string, title: string }} options */
export function makeRemote({ root, name, title }) {
  if (!NAME.test(name)) throw refusal(`${name} is no name for a remote: 2 to 20 letters from a to z.`);
  const folder = path.join(root, `mf-${name}`);
  if (existsSync(folder)) throw refusal(`mf-${name} is there already.`);
  // The icon is a name here and becomes its drawing in the build.
  const { problems } = readSections([{ ...sectionOf(name, title), icon: [['circle', { r: '1' }]] }]);
  if (problems.length > 0) throw refusal(`The menu cannot show it (${problems.join('; ')}).`);
  const { version } = readJson(path.join(root, 'package.json'));
  writeFolder(folder, { name, title, version });
  changeLists(root, (workspaces, packages) => {
    workspaces.splice(workspaces.findLastIndex((one) => one.startsWith('mf-')) + 1, 0, `mf-${name}`);
    if (!packages) return;
    packages[`mf-${name}`] = { name: `@pora/mf-${name}`, version, dependencies: dependenciesOf(version) };
    packages[`node_modules/@pora/mf-${name}`] = { resolved: `mf-${name}`, link: true };
  });
  writePipelines(root);
}

/** @param {string} folder @param {{ name: string, title: string, version: string }} options */
function writeFolder(folder, { name, title, version }) {
  write(path.join(folder, 'package.json'), manifestOf(name, version));
  for (const [file, text] of Object.entries(filesOf(name, title))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // A long name breaks a line, and a title chooses its quotes: its pipeline asks for both.
  execFileSync(process.execPath, [
    FORMATTER,
    ...['-c', path.join(CHECKOUT, '.oxfmtrc.json'), '--write', folder],
  ]);
}

/** Takes a remote out of a checkout. @param {{ root: string, name: string, force?: boolean }} options */
export function removeRemote({ root, name, force = false }) {
  const folder = path.join(root, `mf-${name}`);
  if (!NAME.test(name) || !existsSync(folder)) throw refusal(`There is no remote ${name}.`);
  const work = force ? undefined : workIn({ root, name, folder });
  if (work !== undefined)
    throw refusal(`mf-${name}/${work} is in no commit: commit it, or lose it with --force.`);
  rmSync(folder, { recursive: true });
  changeLists(root, (workspaces, packages) => {
    const place = workspaces.indexOf(`mf-${name}`);
    if (place !== -1) workspaces.splice(place, 1);
    if (!packages) return;
    delete packages[`mf-${name}`];
    delete packages[`node_modules/@pora/mf-${name}`];
  });
  writePipelines(root);
}

/** A file that would be lost: one in no commit that is not as it was made here. @param {{ root: string, name: string, folder: string }} options */
function workIn({ root, name, folder }) {
  const files = uncommitted(folder).filter((file) => existsSync(path.join(folder, file)));
  if (files.length === 0) return undefined;
  const made = mkdtempSync(path.join(tmpdir(), 'pora-new-remote-'));
  try {
    const { version } = readJson(path.join(root, 'package.json'));
    writeFolder(made, { name, title: titleIn(folder), version });
    const isAsMade = (/** @type {string} */ file) =>
      existsSync(path.join(made, file)) &&
      readFileSync(path.join(made, file)).equals(readFileSync(path.join(folder, file)));
    return files.find((file) => !isAsMade(file));
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** Files in no commit; without git all but what a build makes. @param {string} folder @returns {string[]} */
function uncommitted(folder) {
  const lists = [
    ['ls-files', '-z', '--modified', '--others', '--exclude-standard'],
    ['diff', '-z', '--cached', '--name-only', '--relative'],
  ].map((words) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' }));
  if (lists.every(({ status }) => status === 0))
    return lists.flatMap(({ stdout }) => stdout.split('\0')).filter((file) => file !== '');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !BUILT.test(file));
}

/** Title in the menu, as it was made. @param {string} folder */
function titleIn(folder) {
  const file = path.join(folder, 'src/sections.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, label] = /"label": ("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  return label === undefined ? '' : JSON.parse(label);
}

/** Changes the lists of workspaces: that of npm, and that of its lock file. @param {string} root @param {(workspaces: string[], packages?: Record<string, object>) => void} change */
function changeLists(root, change) {
  const manifest = readJson(path.join(root, 'package.json'));
  change(manifest.workspaces);
  write(path.join(root, 'package.json'), manifest);
  const lock = readJson(path.join(root, 'package-lock.json'));
  change(lock.packages[''].workspaces, lock.packages);
  const { '': own, ...others } = lock.packages;
  const sorted = Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'));
  write(path.join(root, 'package-lock.json'), {
    ...lock,
    packages: { '': own, ...Object.fromEntries(sorted) },
  });
}

/** @param {string} file @param {object} content */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = CHECKOUT;
  const words = process.argv.slice(2);
  const force = words.includes('--force');
  const [first = '', second = ''] = words.filter((word) => word !== '--force');
  try {
    if (first === '--remove') removeRemote({ root, name: second, force });
    else if (!first || !second)
      throw refusal('Usage: npm run new-remote -- <name> "<Polish title>" | --remove <name> [--force]');
    else makeRemote({ root, name: first, title: second });
    console.log(
      first === '--remove'
        ? `mf-${second}: gone`
        : `mf-${first}: made. Next: npm ci, npm test -w mf-${first}, npm run dev -w mf-${first}`,
    );
  } catch (error) {
    console.error(error instanceof Error && error.name === 'StartError' ? error.message : error);
    process.exit(1);
  }
}
