/** Whether what a command of the handbook names is there: scripts, files, settings, containers, resources of the cluster. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { CHECKOUT } from '../local/paths.mjs';

const read = (file: string) => readFileSync(path.join(CHECKOUT, file), 'utf8');

/** Programs a command may begin with; ours are scripts of npm and files for node. */
const PROGRAMS = new Set(
  'apt-get cat cd chmod cp curl df docker du git grep kubectl ls mkdir node npm rm sudo tail tar xargs'.split(
    ' ',
  ),
);
const NPM_VERBS = new Set(['start', 'stop', 'test', 'ci']);
const COMPOSE_VERBS = new Set(['up', 'ps', 'logs', 'down', 'restart', 'exec', 'run']);
/** Words of kubectl before a name. */
const CLUSTER_KINDS = new Map([
  ['deployment', 'Deployment'],
  ['job', 'Job'],
  ['cronjob', 'CronJob'],
]);

/** What the repository has to offer. */
export interface Offer {
  readonly scripts: ReadonlySet<string>;
  readonly containers: ReadonlySet<string>;
  /** As `Kind/name`. */
  readonly resources: ReadonlySet<string>;
  readonly settings: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

/** Reads what the repository has. @param variables Names the handbook sets for its reader. */
export function readOffer(variables: Iterable<string>): Offer {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const { services } = parse(read('deploy/compose/stack.yml'), { merge: true }) as { services: object };
  return {
    scripts: new Set(Object.keys(scripts)),
    containers: new Set(Object.keys(services)),
    resources: new Set(clusterFiles().flatMap(resourcesOf)),
    settings: new Set([...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name)),
    variables: new Set(variables),
  };
}

function clusterFiles(): string[] {
  const names = readdirSync(path.join(CHECKOUT, 'deploy/kubernetes'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.yaml')).map((name) => `deploy/kubernetes/${name}`);
}

function resourcesOf(file: string): string[] {
  return parseAllDocuments(read(file)).map((document) => {
    const { kind, metadata } = (document.toJS() ?? {}) as { kind?: string; metadata?: { name?: string } };
    return `${kind}/${metadata?.name}`;
  });
}

/** What a line names that is not there, as sentences. */
export function missingIn(line: string, offer: Offer): string[] {
  const variables = [...line.matchAll(/\$([A-Z_]+)/g)].map(([, name = '']) => name);
  return [
    ...variables
      .filter((name) => !offer.variables.has(name) && !offer.settings.has(name))
      .map((name) => `nobody sets $${name}`),
    ...line.split(/\s+(?:&&|\|)\s+/).flatMap((command) => missingInCommand(words(command), offer)),
  ];
}

/** As a shell takes them apart: a quoted part may stand in the middle of a word. */
const words = (command: string) =>
  (command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replaceAll(/["']/g, ''));

function missingInCommand(all: readonly string[], offer: Offer): string[] {
  const begin = all.findIndex((word) => !/^[A-Z_]+=/.test(word) && word !== 'sudo');
  const assigned = all.slice(0, begin).flatMap((word) => /^([A-Z_]+)=/.exec(word)?.[1] ?? []);
  const [program = '', ...rest] = all.slice(begin);
  return [
    ...assigned.filter((name) => !offer.settings.has(name)).map((name) => `there is no setting ${name}`),
    ...(PROGRAMS.has(program) ? [] : [`${program} is no program of the handbook`]),
    ...all
      .filter((word) => isOwnPath(word) && !existsSync(path.join(CHECKOUT, word.replace(MADE_BY_BUILD, ''))))
      .map((word) => `there is no ${word}`),
    ...(program === 'npm' ? npmProblems(rest, offer) : []),
    ...(program === 'docker' ? composeProblems(rest, offer) : []),
    ...(program === 'kubectl' ? clusterProblems(rest, offer) : []),
  ];
}

/** A fresh clone has no build yet; the workspace of it is there. */
const MADE_BY_BUILD = /\/dist$/;
const isOwnPath = (word: string) => /^(deploy|services|gateway|shell|mf-[a-z]+)\//.test(word);

function npmProblems(rest: readonly string[], { scripts }: Offer): string[] {
  const [verb = '', script = ''] = rest;
  const workspace = rest[rest.indexOf('-w') + 1] ?? '';
  const offered = rest.includes('-w') ? scriptsOf(workspace) : scripts;
  const isKnown = verb === 'run' ? offered.has(script) : NPM_VERBS.has(verb) && offered.size > 0;
  return isKnown ? [] : [`npm has no ${verb} ${script}`.trim()];
}

/** None where there is no such workspace. */
function scriptsOf(workspace: string): ReadonlySet<string> {
  const file = `${workspace}/package.json`;
  if (!existsSync(path.join(CHECKOUT, file))) return new Set();
  return new Set(Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}));
}

function composeProblems(rest: readonly string[], { containers }: Offer): string[] {
  const [compose, flag, , verb = '', ...after] = rest;
  if (compose !== 'compose' || flag !== '-f') return ['docker is used through compose -f'];
  const words = after.filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-'));
  // What follows is the command inside.
  const names = ['exec', 'run'].includes(verb) ? words.slice(0, 1) : words;
  return [
    ...(COMPOSE_VERBS.has(verb) ? [] : [`compose has no ${verb}`]),
    ...names.filter((name) => !containers.has(name)).map((name) => `there is no container ${name}`),
  ];
}

function clusterProblems(rest: readonly string[], { resources }: Offer): string[] {
  const named = rest.flatMap((word, at) => {
    const [kind = '', name = rest[at + 1] ?? ''] = word.split('/');
    const known = CLUSTER_KINDS.get(kind);
    // `rollout restart deployment` is about all of them.
    return known && /^[a-z]/.test(name) ? [`${known}/${name}`] : [];
  });
  return named.filter((one) => !resources.has(one)).map((one) => `the cluster has no ${one}`);
}
