import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { consumedByRemotes, EAGER, LAZY, providedByShell, type Sharing } from './shared.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

type SharedMap = Record<string, Sharing>;

/** Options of the federation plugin in a built configuration. */
async function federationOf(folder: string) {
  const file = pathToFileURL(path.join(root, folder, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as {
    default: { plugins: { _options?: { shared?: SharedMap } }[] };
  };
  const options = config.plugins.find((plugin) => plugin._options?.shared)?._options;
  if (!options) throw new Error(`${folder} nie używa Module Federation.`);
  return options as { shared: SharedMap; exposes?: Record<string, string>; shareStrategy: string };
}

describe('modules that exist once in the page', () => {
  it('the shell provides each: with its first files, or through provide.ts when a remote asks', async () => {
    const { shared } = await federationOf('shell');
    const provide = readFileSync(path.join(root, 'shell/src/app/provide.ts'), 'utf8');
    expect(Object.keys(shared).sort()).toEqual([...EAGER, ...LAZY].sort());
    for (const name of EAGER) expect(shared[name]).toMatchObject({ singleton: true, eager: true });
    for (const name of LAZY) {
      expect(shared[name]).toMatchObject({ singleton: true, eager: false });
      expect(provide).toContain(`import('${name}')`);
    }
  });

  it('every remote takes all of them from the shell and brings none of its own', async () => {
    expect(remotes.length).toBe(4);
    for (const remote of remotes) {
      const { shared, exposes, shareStrategy } = await federationOf(remote);
      expect(Object.keys(shared).sort()).toEqual(Object.keys(providedByShell()).sort());
      for (const sharing of Object.values(shared))
        expect(sharing).toMatchObject({ singleton: true, import: false });
      expect(exposes).toEqual({ './routes': './src/routes.tsx' });
      expect(shareStrategy).toBe('loaded-first');
    }
  });

  it('both sides ask for the version that is installed', () => {
    const provided = providedByShell();
    for (const [name, { requiredVersion }] of Object.entries(consumedByRemotes())) {
      expect(requiredVersion).toMatch(/^\d+\.\d+\.\d+$/);
      expect(provided[name]?.requiredVersion).toBe(requiredVersion);
    }
  });

  it('each of the design system’s shared parts exists', () => {
    for (const name of [...EAGER, ...LAZY].filter((one) => one.startsWith('@pora/ui/'))) {
      const folder = path.join(root, 'shell/ui/src', name.replace('@pora/ui/', ''));
      expect(readdirSync(folder)).toContain('index.ts');
    }
  });
});
