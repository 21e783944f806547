import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readHandbook, variablesOf } from './handbook-pages.js';
import { missingIn, readOffer } from './named-things.js';

const pages = readHandbook();
const offer = readOffer(variablesOf(pages).keys());

describe("the operator's handbook", () => {
  it('says of every block of commands how it is tested', () => {
    expect(pages.flatMap(({ name, strange }) => strange.map((info) => `${name}: ${info}`))).toEqual([]);
    const kinds = new Set(pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['named', 'run', 'values']);
  });

  it.each(pages.map((page) => [page.name, page] as const))(
    'commands of %s name only scripts, files, settings, containers and resources that are there (those for Docker, a cluster or another machine are not run)',
    (_name, { blocks }) => {
      const commands = blocks.filter(({ kind }) => kind !== 'values').flatMap((block) => block.commands);
      const found = commands.flatMap((line) =>
        missingIn(line, offer).map((sentence) => `${line}: ${sentence}`),
      );
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['npm run back-up', 'npm has no run back-up'],
    ['npm install', 'npm has no install'],
    ['npm run dev -w mf-nowhere', 'npm has no run dev'],
    ['node deploy/local/nothing.mjs', 'there is no deploy/local/nothing.mjs'],
    ['DATA_FOLDER=x npm start', 'there is no setting DATA_FOLDER'],
    ['ls "$NOWHERE/logs"', 'nobody sets $NOWHERE'],
    ['format /dev/sda', 'format is no program of the handbook'],
    ['docker compose -f deploy/compose/docker-compose.yml restart mailer', 'there is no container mailer'],
    ['docker compose -f deploy/compose/docker-compose.yml explode', 'compose has no explode'],
    [
      'docker compose -f deploy/compose/docker-compose.yml exec mailer node deploy/local/operate.mjs backup',
      'there is no container mailer',
    ],
    [
      'docker compose -f deploy/compose/docker-compose.yml run --rm mailer deploy/local/renew-secret.mjs redisPassword',
      'there is no container mailer',
    ],
    [
      'docker compose -f deploy/compose/docker-compose.yml exec admin node deploy/local/dump.mjs',
      'there is no deploy/local/dump.mjs',
    ],
    ['kubectl -n pora exec deployment/mailer -- ls /backups', 'the cluster has no Deployment/mailer'],
    ['kubectl -n pora logs deployment/mailer', 'the cluster has no Deployment/mailer'],
    ['kubectl -n pora delete job migrate', 'the cluster has no Job/migrate'],
  ])('a command that names what is not there is found: %s', (line, sentence) => {
    expect(missingIn(line, offer)).toEqual([sentence]);
  });

  it('settings in its examples are those of the README', () => {
    const settings = pages.flatMap((page) => page.settings);
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => name !== 'NODE_ENV' && !offer.settings.has(name))).toEqual([]);
  });

  it('leads to pages and headings that are there', () => {
    const broken = pages.flatMap(({ name, file, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !isThere(file, target))
        .map((target) => `${name}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

function isThere(from: string, target: string): boolean {
  const [where = '', anchor] = target.split('#');
  const file = where === '' ? from : path.resolve(path.dirname(from), where);
  if (!existsSync(file)) return false;
  if (anchor === undefined) return true;
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(anchor);
}
