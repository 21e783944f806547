import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { declaredSections } from './declared-sections.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('sections in the source of a remote', () => {
  it.each(['mf-patients', 'mf-diets', 'mf-library', 'mf-admin'])(
    'of %s fit the rules, and each has a page of its name',
    async (remote) => {
      const sections = await declaredSections(path.join(ROOT, remote));
      const routes = readFileSync(path.join(ROOT, remote, 'src/routes.tsx'), 'utf8');
      const pages = [...routes.matchAll(/^ {2}(\w+): async/gm)].map(([, name]) => name);
      expect(sections.map(({ name }) => name).sort()).toEqual(pages.sort());
    },
  );

  it('carry the shapes of their icon, so that the shell needs none of its own', async () => {
    const [diets] = await declaredSections(path.join(ROOT, 'mf-diets'));
    expect(diets?.icon.length).toBeGreaterThan(1);
    expect(diets?.icon.every(([, geometry]) => !('key' in geometry))).toBe(true);
  });
});
