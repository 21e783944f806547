import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { CHECKOUT } from '../local/paths.mjs';
import { listWorkspaces, partsOf, pipelineName, pipelineOf } from './pipelines.mjs';

interface Pipeline {
  on: { push: { branches: string[]; paths: string[] }; pull_request: { paths: string[] } };
  jobs: { check: { steps: { run?: string; uses?: string }[] } };
}

const FOLDER = path.join(CHECKOUT, '.github/workflows');
const workspaces = listWorkspaces();
const { scripts: ofRoot } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const textOf = (folder: string) => readFileSync(path.join(FOLDER, `${pipelineName(folder)}.yml`), 'utf8');
const commandsOf = (folder: string) =>
  (parse(textOf(folder)) as Pipeline).jobs.check.steps.flatMap(({ run }) => (run === undefined ? [] : [run]));

/** Whether a command names what is there: a script of npm, or a program of a package. */
function exists(command: string): boolean {
  const [program, verb = '', ...words] = command.split(' ');
  if (program === 'npx') return existsSync(path.join(CHECKOUT, 'node_modules/.bin', verb));
  if (program !== 'npm') return false;
  if (verb === 'ci') return true;
  const of = words.indexOf('-w') === -1 ? undefined : words[words.indexOf('-w') + 1];
  const script = verb === 'run' ? words[0] : verb;
  const scripts = of === undefined ? ofRoot : workspaces.find(({ folder }) => folder === of)?.scripts;
  return script !== undefined && scripts?.[script] !== undefined;
}

describe('pipelines', () => {
  it('are there for every workspace, and for nothing else', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      workspaces.map(({ folder }) => `${pipelineName(folder)}.yml`).sort(),
    );
  });

  it.each(workspaces.map((workspace) => [workspace.folder, workspace] as const))(
    'of %s are as pipelines.mjs writes them today',
    (folder, workspace) => {
      expect(textOf(folder)).toBe(pipelineOf(workspace, partsOf(folder, workspaces)));
    },
  );

  it.each(workspaces.map(({ folder }) => [folder]))(
    'of %s run for all it declares to depend on',
    (folder) => {
      const { on } = parse(textOf(folder)) as Pipeline;
      const { dependencies = {} } = JSON.parse(
        readFileSync(path.join(CHECKOUT, folder, 'package.json'), 'utf8'),
      ) as { dependencies?: Record<string, string> };
      const declared = workspaces.filter(({ name }) => dependencies[name] !== undefined);
      expect(on.push.paths).toEqual(
        expect.arrayContaining([`${folder}/**`, ...declared.map((one) => `${one.folder}/**`)]),
      );
      expect(on.pull_request.paths).toEqual(on.push.paths);
      for (const place of on.push.paths) {
        expect([place, existsSync(path.join(CHECKOUT, place.replace(/\/\*\*$/, '')))]).toEqual([place, true]);
      }
    },
  );

  it('test and build the workspace with commands that exist', () => {
    for (const { folder, scripts } of workspaces) {
      const commands = commandsOf(folder);
      expect(commands.filter((command) => !exists(command))).toEqual([]);
      expect(commands).toContain(`npm test -w ${folder}`);
      if (scripts['build']) expect(commands).toContain(`npm run build -w ${folder}`);
    }
    expect(exists('npm run nothing')).toBe(false);
    expect(exists('npm run build -w mf-nothing')).toBe(false);
    expect(exists('npx nothing')).toBe(false);
  });

  it('of one remote do not run for another one', () => {
    const { on } = parse(textOf('mf-diets')) as Pipeline;
    expect(
      on.push.paths.filter((place) => /^mf-|^services\/(patients|plans|catalog|admin)/.test(place)),
    ).toEqual(['mf-diets/**']);
  });
});
