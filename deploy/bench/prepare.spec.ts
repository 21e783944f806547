import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';

const IMPORT = /^import\s[^;]*?from '([^']+)';/gm;
const { scripts } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What a program and its own modules import of packages. */
function packagesOf(program: string, seen = new Set<string>()): string[] {
  if (seen.has(program) || !existsSync(program)) return [];
  seen.add(program);
  const imports = [...readFileSync(program, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  return imports.flatMap((name) =>
    name.startsWith('.') ? packagesOf(path.resolve(path.dirname(program), name), seen) : [name],
  );
}

describe('commands on a fresh clone', () => {
  it('build first what they are read with', () => {
    const programs = Object.entries(scripts).flatMap(([name, command]) => {
      const [, program] = /^node (\S+\.mjs)/.exec(command) ?? [];
      return program === undefined ? [] : [{ name, program: path.join(CHECKOUT, program) }];
    });
    const needy = programs.filter(({ program }) =>
      packagesOf(program).some((name) => /^@pora\/(common|contracts|engine|text-pl)\//.test(name)),
    );
    expect(needy.map(({ name }) => [name, scripts[`pre${name}`]])).toEqual([
      ['bench', 'node deploy/bench/prepare.mjs'],
      ['load', 'node deploy/bench/prepare.mjs'],
    ]);
  });
});
