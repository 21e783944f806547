// One pipeline for each workspace, which runs for what it is made of and nothing else. `node deploy/release/pipelines.mjs`
// writes them to .github/workflows; a test holds them against the workspaces.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
/** What proves a workspace and is no part of what others get from it. */
const PROOF = /\.spec\.tsx?$|(^|\/)testing\//;
const IMPORT = /(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm;
/** Every pipeline runs by these. */
const ALWAYS = ['deploy/tooling', 'package-lock.json', 'package.json'];

/** @typedef {{ folder: string, name: string, scripts: Record<string, string> }} Workspace */

/** The workspaces of a checkout. @param {string} [root] @returns {Workspace[]} */
export function listWorkspaces(root = ROOT) {
  const { workspaces } = readJson(path.join(root, 'package.json'));
  return workspaces.map((/** @type {string} */ folder) => {
    const { name, scripts = {} } = readJson(path.join(root, folder, 'package.json'));
    return { folder, name, scripts };
  });
}

/** Name of the pipeline of a workspace. @param {string} folder */
export const pipelineName = (folder) => folder.replaceAll('/', '-');

/** Folders and files that a workspace is made of, itself included. @param {string} folder @param {Workspace[]} workspaces @param {string} [root] */
export function partsOf(folder, workspaces, root = ROOT) {
  const parts = new Set([folder, ...ALWAYS]);
  const visit = (/** @type {string} */ part, /** @type {boolean} */ withProof) => {
    for (const other of importsOf({ part, withProof, workspaces, root })) {
      if (parts.has(other)) continue;
      parts.add(other);
      if (workspaces.some((workspace) => workspace.folder === other)) visit(other, false);
    }
  };
  visit(folder, true);
  return [...parts].sort();
}

/** @param {{ part: string, withProof: boolean, workspaces: Workspace[], root: string }} options */
function importsOf({ part, withProof, workspaces, root }) {
  const nested = workspaces.map(({ folder }) => folder).filter((other) => other.startsWith(`${part}/`));
  const files = readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(part, file.replaceAll(path.sep, '/')))
    .filter((file) => SOURCE.test(file) && !/\/(node_modules|dist)\//.test(file))
    .filter(
      (file) => (withProof || !PROOF.test(file)) && !nested.some((other) => file.startsWith(`${other}/`)),
    );
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, from, alone]) => {
      const other = partNamed(from ?? alone ?? '', file, workspaces);
      return other === undefined || other === part ? [] : [other];
    }),
  );
  return new Set(found);
}

/** Part of the checkout that an import leads to; undefined for a package of others. @param {string} specifier @param {string} file @param {Workspace[]} workspaces */
function partNamed(specifier, file, workspaces) {
  if (!specifier.startsWith('.')) {
    return workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))?.folder;
  }
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const owners = workspaces
    .filter(({ folder }) => target.startsWith(`${folder}/`))
    .map(({ folder }) => folder);
  const [longest] = owners.sort((a, b) => b.length - a.length);
  if (longest) return longest;
  const [first = '', second = ''] = target.split('/');
  return first === 'deploy' ? `${first}/${second}` : first;
}

/** The pipeline of a workspace, for GitHub Actions. @param {Workspace} workspace @param {string[]} parts */
export function pipelineOf({ folder, scripts }, parts) {
  const name = pipelineName(folder);
  const paths = [
    `.github/workflows/${name}.yml`,
    ...parts.map((part) => (/\.json$/.test(part) ? part : `${part}/**`)),
  ];
  const list = paths.map((one) => `      - '${one}'`).join('\n');
  const commands = [
    'npm ci --no-audit --no-fund',
    `npx oxfmt --check ${folder}`,
    `npx eslint -c deploy/tooling/eslint.config.mjs --max-warnings 0 ${folder}`,
    'npm run typecheck',
    'npm run test:imports',
    `npm test -w ${folder}`,
    ...(scripts.build ? [`npm run build -w ${folder}`] : []),
  ];
  return `# Made by deploy/release/pipelines.mjs.
name: ${name}
on:
  push:
    branches: [main]
    paths:
${list}
  pull_request:
    paths:
${list}
permissions:
  contents: read
concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: '20.19'
          cache: npm
${commands.map((command) => `      - run: ${command}`).join('\n')}
`;
}

/** Writes the pipelines of a checkout, and removes those of workspaces that went. @param {string} [root] */
export function writePipelines(root = ROOT) {
  const folder = path.join(root, '.github/workflows');
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const workspaces = listWorkspaces(root);
  for (const workspace of workspaces) {
    const text = pipelineOf(workspace, partsOf(workspace.folder, workspaces, root));
    writeFileSync(path.join(folder, `${pipelineName(workspace.folder)}.yml`), text);
  }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePipelines();
