import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/paths.mjs';
import type { Contract } from './contract.mjs';
import { withLock } from './lock.mjs';
import { addServiceRelease, packagesOf, switchService } from './services.mjs';
import { publish, readReleases, withdraw } from './switch.mjs';

const run = promisify(execFile);
const PROGRAM_MS = 60_000;
const PROGRAM = [path.join(CHECKOUT, 'deploy/release/release.mjs')];
const route = {
  ...{ owner: 'plans', access: 'user', status: 200, answerKind: 'json', upload: null },
  ...{ params: {}, query: {}, body: {}, answer: {} },
};
const contract = (serves: string | null, calls: string[]): Contract => ({
  serves,
  uses: serves === null ? calls : [],
  routes: Object.fromEntries(calls.map((call) => [call, route])),
  models: {},
});

describe('commands of a release', () => {
  let root = '';
  const webRoot = () => path.join(root, 'gateway/web');
  const plans = () => ({ folder: path.join(root, 'releases'), name: 'plans' });
  const diets = () => ({ name: 'diets', webRoot: webRoot() });

  const command = async (...words: string[]) => {
    try {
      return (await run(process.execPath, [...PROGRAM, ...words, '--data-dir', root])).stdout;
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };

  function pages(version: string, calls: string[], name = 'diets'): string {
    const dist = path.join(root, `dist-${version}`);
    mkdirSync(dist);
    writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify({ name: `mf_${name}`, version }));
    writeFileSync(path.join(dist, 'contract.json'), JSON.stringify(contract(null, calls)));
    return dist;
  }

  /** A service of a place that does not run. */
  async function service(version: string, calls: string[]): Promise<void> {
    const built = path.join(plans().folder, 'plans', `building-${version}`);
    mkdirSync(path.join(built, 'services/plans/dist'), { recursive: true });
    symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(built, 'node_modules'));
    writeFileSync(
      path.join(built, 'services/plans/dist/contract.json'),
      JSON.stringify(contract('plans', calls)),
    );
    const packages = await packagesOf(CHECKOUT);
    const release = { version, releasedAt: '2026-01-01T00:00:00.000Z', commit: null, packages };
    await addServiceRelease({ ...plans(), built, release });
    await switchService({ ...plans(), version });
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-commands-'));
    mkdirSync(webRoot(), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it(
    'a way back that leaves pages without a call they make is taken, and says so',
    async () => {
      await service('1.0.0', ['GET /api/diet-plans2']);
      await service('2.0.0', ['GET /api/diet-plans2', 'GET /api/diet-plans2/new']);
      await publish({ ...diets(), dist: pages('1.0.0', ['GET /api/diet-plans2']), version: '1.0.0' });
      expect(await command('rollback', 'plans')).toMatch(
        /^plans: 1\.0\.0 is what the next start runs again instead of 2\.0\.0, after \d+\.\d\d s\n$/,
      );
      await command('rollback', 'plans', '2.0.0');
      await publish({ ...diets(), dist: pages('2.0.0', ['GET /api/diet-plans2/new']), version: '2.0.0' });
      expect(await command('rollback', 'plans')).toContain(
        '! mf-diets 2.0.0 calls plans 1.0.0, GET /api/diet-plans2/new: it is not there\n! Until these are rolled back',
      );
      expect(await command('rollback', 'mf-diets')).toMatch(/^mf-diets: 1\.0\.0 is served again[^!]*$/);
      expect(await command('rollback', 'mf-diets')).toContain(
        '! mf-diets 2.0.0 calls plans (1.0.0), GET /api/diet-plans2/new: it is not there',
      );
    },
    PROGRAM_MS,
  );

  it(
    'pages that are no longer kept may still be open in a tab: what they call is missed for a month',
    async () => {
      await service('1.0.0', ['GET /api/diet-plans2']);
      await service('2.0.0', ['GET /api/diet-plans2', 'GET /api/diet-plans2/new']);
      const day = (count: number) => new Date(Date.now() - count * 86_400_000);
      const bring = (version: string, calls: string[], now: Date) =>
        publish({ ...diets(), dist: pages(version, calls), version, now });
      await bring('1.0.0', ['GET /api/diet-plans2/new'], day(40));
      for (const count of [1, 2, 3, 4, 5])
        await bring(`1.0.${count}`, ['GET /api/diet-plans2'], day(40 - count));
      expect(await command('rollback', 'plans')).not.toContain('!');
      await command('rollback', 'plans');
      await bring('1.1.0', ['GET /api/diet-plans2/new'], day(34));
      for (const count of [1, 2, 3, 4, 5])
        await bring(`1.1.${count}`, ['GET /api/diet-plans2'], day(34 - count));
      const [problem, ...others] = (await command('rollback', 'plans')).split('\n').slice(1, -2);
      expect([problem, others]).toEqual([
        '! mf-diets 1.1.0 (open tabs) calls plans 1.0.0, GET /api/diet-plans2/new: it is not there',
        [],
      ]);
    },
    PROGRAM_MS,
  );

  it(
    'a remote that was taken out of the menu may still be open in a tab: what it calls is missed for a month',
    async () => {
      await service('1.0.0', ['GET /api/diet-plans2']);
      await service('2.0.0', ['GET /api/diet-plans2', 'GET /api/diet-plans2/new']);
      const calls = ['GET /api/diet-plans2/new'];
      await publish({ ...diets(), dist: pages('1.0.0', calls), version: '1.0.0' });
      await publish({ name: 'recipes', dist: pages('1.1.0', calls, 'recipes'), webRoot: webRoot() });
      await withdraw(diets());
      await withdraw({ name: 'recipes', webRoot: webRoot(), now: new Date(Date.now() - 31 * 86_400_000) });
      const said = await command('rollback', 'plans');
      expect(said.split('\n').filter((line) => line.includes('is not there'))).toEqual([
        '! mf-diets 1.0.0 (open tabs) calls plans 1.0.0, GET /api/diet-plans2/new: it is not there',
      ]);
      await command('rollback', 'mf-diets');
      expect(await command('rollback', 'plans', '1.0.0')).toContain('! mf-diets 1.0.0 calls plans 1.0.0');
    },
    PROGRAM_MS,
  );

  it(
    'a release waits for another one into the same place, and is only then held against what is in service',
    async () => {
      await service('1.0.0', ['GET /api/diet-plans2', 'GET /api/diet-plans2/new']);
      const dist = pages('2.0.0', ['GET /api/diet-plans2/new']);
      let said = '';
      const { end } = await withLock(path.join(plans().folder, '.release-lock'), async () => {
        const release = spawn(process.execPath, [
          ...PROGRAM,
          'release',
          'mf-diets',
          '2.0.0',
          '--from',
          dist,
          '--data-dir',
          root,
        ]);
        for (const stream of [release.stdout, release.stderr])
          stream.on('data', (text) => (said += String(text)));
        const end = once(release, 'exit');
        await Promise.race([end, once(release.stdout, 'data')]);
        expect(said).toBe('waiting for another release into this place\n');
        await service('1.1.0', ['GET /api/diet-plans2']);
        return { end };
      });
      await end;
      expect(said).toContain('mf-diets 2.0.0 calls plans (1.1.0), GET /api/diet-plans2/new: it is not there');
      expect((await readReleases(diets())).releases).toEqual([]);
    },
    PROGRAM_MS,
  );

  it(
    'a release that waits for another one can be broken off, and the other one keeps its turn',
    async () => {
      const turn = path.join(plans().folder, '.release-lock');
      const words = ['release', 'mf-diets', '2.0.0', '--from', pages('2.0.0', []), '--data-dir', root];
      await withLock(turn, async () => {
        const release = spawn(process.execPath, [...PROGRAM, ...words]);
        const end = once(release, 'exit');
        await once(release.stdout, 'data');
        release.kill('SIGINT');
        expect(await end).toEqual([130, null]);
        expect(existsSync(turn)).toBe(true);
      });
    },
    PROGRAM_MS,
  );

  it.each([
    [['rollback', 'plans'], 'There is no former release: plans.'],
    [['rollback', 'mf-diets'], 'There is no former release: mf-diets.'],
    [['rollback', 'mf-diets', '1.0.0'], 'mf-diets 1.0.0 is not among the kept releases: none.'],
    [['rollback', 'plans', '../1'], 'plans ../1 is not among the kept releases: checkout.'],
    [['rollback'], 'Which part? Parts: shell, mf-'],
    [['release', 'mf-diets'], 'Which version? For example: release mf-diets 1.4.0.'],
    [['release', 'mf-diets', 'żółw'], 'żółw is no version'],
    [['release', 'plans', 'checkout'], 'checkout is the name of something else'],
    [['release', 'plans', '1.0.0', '--from', 'dist'], '--from is for pages.'],
    [['release', 'mf-nobody', '1.0.0'], 'mf-nobody is not in this checkout.'],
    [['release', 'somebody', '1.0.0'], 'somebody is no part of the product.'],
    [['withdraw', 'shell'], 'shell is no remote that is served.'],
    [['release', 'mf-diets', '1.0.0', '--fast', 'x'], 'There is no option --fast.'],
  ])(
    '"%j" ends with a sentence',
    async (words, sentence) => {
      const said = await command(...words);
      expect(said).toContain(sentence);
      expect(said).not.toContain(' at ');
    },
    PROGRAM_MS,
  );
});
