import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';
import { makeRemote, removeRemote } from './new-remote.mjs';

/** Whoever runs the tests may have signed commits, or no name. */
const OWN_GIT = ['user.name=x', 'user.email=x@x', 'commit.gpgsign=false'].flatMap((one) => ['-c', one]);

describe('a new remote', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-new-remote-'));
    mkdirSync(path.join(root, 'mf-diets/src'), { recursive: true });
    write('mf-diets/package.json', { name: '@pora/mf-diets', scripts: { build: 'x' } });
    write('package.json', { version: '1.2.0', workspaces: ['mf-diets'], scripts: {} });
    write('package-lock.json', {
      lockfileVersion: 3,
      packages: {
        '': { workspaces: ['mf-diets'] },
        'mf-diets': { name: '@pora/mf-diets' },
        'node_modules/@pora/mf-diets': { resolved: 'mf-diets', link: true },
      },
    });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (file: string, content: object) =>
    writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const everything = () => {
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const names = files
      .map((one) => path.relative(root, path.join(one.parentPath, one.name)))
      .filter((name) => !name.startsWith('.git/'))
      .sort();
    return Object.fromEntries(names.map((name) => [name, read(name)]));
  };
  const make = (name: string, title = "Przepisy 'na później'") => makeRemote({ root, name, title });

  it('is a workspace with a page in the menu, a test and a pipeline; removed, nothing of it is left', () => {
    makeRemote({ root, name: 'other', title: 'Inne' });
    removeRemote({ root, name: 'other' });
    const before = everything();
    make('recipes');
    expect(JSON.parse(read('mf-recipes/package.json'))).toMatchObject({
      name: '@pora/mf-recipes',
      version: '1.2.0',
    });
    expect(JSON.parse(read('mf-recipes/src/sections.json'))).toMatchObject([
      { name: 'recipes', label: "Przepisy 'na później'", path: 'recipes' },
    ]);
    expect(read('mf-recipes/src/features/recipes/recipes.strings.ts')).toContain(
      `title: "Przepisy 'na później'"`,
    );
    expect(JSON.parse(read('package.json'))).toMatchObject({ workspaces: ['mf-diets', 'mf-recipes'] });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      packages: {
        '': { workspaces: ['mf-diets', 'mf-recipes'] },
        'node_modules/@pora/mf-recipes': { resolved: 'mf-recipes', link: true },
      },
    });
    expect(read('.github/workflows/mf-recipes.yml')).toContain('npm test -w mf-recipes');
    removeRemote({ root, name: 'recipes' });
    expect(everything()).toEqual(before);
  });

  it('is formatted as its pipeline asks, whatever its name and title', () => {
    make('abcdefghijklmnopqrst');
    const format = path.join(CHECKOUT, 'node_modules/oxfmt/bin/oxfmt');
    const args = [format, '-c', path.join(CHECKOUT, '.oxfmtrc.json'), '--check', root];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  });

  it.each([
    ['diets', 'Plany', 'mf-diets is there already.'],
    ['../x', 'Przepisy', '../x is no name for a remote: 2 to 20 letters from a to z.'],
    ['login', 'Przepisy', 'The menu cannot show it (section 1: name).'],
    ['recipes', ' ', 'The menu cannot show it (section 1: label).'],
    ['recipes', 'P'.repeat(41), 'The menu cannot show it (section 1: label).'],
  ])('%s with the title "%s" is refused and changes nothing', (name, title, sentence) => {
    const before = everything();
    expect(() => make(name, title)).toThrow(sentence);
    expect(everything()).toEqual(before);
  });

  const git = (...words: string[]) => execFileSync('git', [...OWN_GIT, ...words], { cwd: root });
  const screen = 'mf-recipes/src/features/recipes/recipes.screen.tsx';
  const refusal = (file: string) => `${file} is in no commit: commit it, or lose it with --force.`;

  it.each(['without git', 'with git'])('that somebody worked on is not removed unasked, %s', (where) => {
    if (where === 'with git') git('init', '--quiet');
    make('recipes');
    writeFileSync(path.join(root, screen), 'a week of work');
    const before = everything();
    expect(() => removeRemote({ root, name: 'recipes' })).toThrow(refusal(screen));
    expect(everything()).toEqual(before);
    removeRemote({ root, name: 'recipes', force: true });
    expect(Object.keys(everything()).filter((file) => file.startsWith('mf-recipes'))).toEqual([]);
  });

  it('that git has is removed, but for what changed, was added or only staged since', () => {
    git('init', '--quiet');
    writeFileSync(path.join(root, '.gitignore'), 'dist\n');
    make('recipes');
    writeFileSync(path.join(root, screen), 'a week of work');
    git('add', '.');
    expect(() => removeRemote({ root, name: 'recipes' })).toThrow(refusal(screen));
    git('commit', '--quiet', '-m', 'recipes');
    for (const file of [screen, 'mf-recipes/src/nowy plik.ts']) {
      writeFileSync(path.join(root, file), 'another day');
      expect(() => removeRemote({ root, name: 'recipes' })).toThrow(refusal(file));
      rmSync(path.join(root, file));
    }
    mkdirSync(path.join(root, 'mf-recipes/dist'));
    writeFileSync(path.join(root, 'mf-recipes/dist/main.js'), 'built');
    removeRemote({ root, name: 'recipes' });
    expect(Object.keys(everything())).not.toContain(screen);
  });

  it('that is not there cannot be removed', () => {
    expect(() => removeRemote({ root, name: 'recipes' })).toThrow('There is no remote recipes.');
  });
});
