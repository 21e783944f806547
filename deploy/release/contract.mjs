/**
 * What one release says about the calls of the product, as a file: every route with what is sent and answered, which of
 * them the release serves, and which it makes. Two releases are compared by these files, whatever their sources look like
 * today.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from './files.mjs';

/**
 * @typedef {import('./json-schema.mjs').JsonSchema} JsonSchema
 * @typedef {import('../../services/contracts/src/route.js').Route} Route
 * @typedef {typeof import('../../services/contracts/src/openapi/schemas.js').describeSchemas} DescribeSchemas
 *
 * @typedef {object} ContractRoute
 * @property {string} owner Service that answers it, or {@link EVERY_SERVICE}.
 * @property {string} access
 * @property {number} status
 * @property {string} answerKind
 * @property {{ field: string, extensions: readonly string[], maxFileBytes: number } | null} upload
 * @property {JsonSchema} params As they are sent.
 * @property {JsonSchema} query
 * @property {JsonSchema} body
 * @property {JsonSchema} answer As it is answered.
 *
 * @typedef {object} Vocabulary
 * @property {Record<string, ContractRoute>} routes By verb and path.
 * @property {Record<string, JsonSchema>} models
 *
 * @typedef {Vocabulary & { serves: string | null, uses: string[] }} Contract
 *
 * @typedef {Record<string, Record<string, Route>>} Tables Route tables by the name of their export.
 */

const SENT = /** @type {const} */ (['params', 'query', 'body']);
const TABLE = /Routes$/;
/** `planRoutes.create` in compiled code. */
const MENTION = /\b([a-z]\w*Routes)\.(\w+)/g;

/** `method:"GET",path:"/api/foods"`, as a call stands in a built page. */
const CALL = /method:\s*["'`]([A-Z]+)["'`],\s*path:\s*["'`]([^"'`]+)["'`]/g;
const MODELS = '#/components/schemas/';
/** Owner of what every service answers for itself, such as its part of the audit trail. */
export const EVERY_SERVICE = '*';

/** @param {Route} route */
const keyOf = ({ method, path: address }) => `${method} ${address}`;

/**
 * Every route with its schemas.
 * @param {Tables} tables
 * @param {DescribeSchemas} describeSchemas
 * @param {readonly { prefix: string, upstream: string }[]} gatewayRoutes Which prefix belongs to which service.
 * @returns {Vocabulary}
 */
export function vocabularyOf(tables, describeSchemas, gatewayRoutes) {
  const routes = Object.values(tables).flatMap((table) => Object.values(table));
  const { sent, answered, components } = describeSchemas(
    new Map(routes.flatMap((route) => SENT.map((part) => [`${keyOf(route)} ${part}`, route[part]]))),
    new Map(
      routes.flatMap((route) =>
        route.answerKind === 'json' ? [[`${keyOf(route)} answer`, route.answer]] : [],
      ),
    ),
  );
  // A model that holds itself and has no name gets a number, which is another one in the next release.
  if (components.has('__shared'))
    throw new Error('A model that holds itself needs a name: export its schema from a *.model.ts.');
  /** @param {Route} route @returns {[string, ContractRoute]} */
  const described = (route) => {
    const key = keyOf(route);
    const { access, status, answerKind, upload } = route;
    return [
      key,
      {
        ...{ owner: ownerOf(route.path, gatewayRoutes), access, status, answerKind, upload },
        params: sent.get(`${key} params`) ?? {},
        query: sent.get(`${key} query`) ?? {},
        body: sent.get(`${key} body`) ?? {},
        answer: answered.get(`${key} answer`) ?? {},
      },
    ];
  };
  return { routes: Object.fromEntries(routes.map(described)), models: Object.fromEntries(components) };
}

/** @param {string} address @param {readonly { prefix: string, upstream: string }[]} gatewayRoutes */
function ownerOf(address, gatewayRoutes) {
  const [, door, service = ''] = address.split('/');
  if (door === 'internal') {
    return gatewayRoutes.some(({ upstream }) => upstream === service) ? service : EVERY_SERVICE;
  }
  const fitting = gatewayRoutes.filter(
    ({ prefix }) => address === prefix || address.startsWith(`${prefix}/`),
  );
  const longest = fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0];
  if (!longest) throw new Error(`No service owns ${address}.`);
  return longest.upstream;
}

/** Whether a service answers a route. @param {ContractRoute | undefined} route @param {string | null} service */
export const isOwned = (route, service) =>
  service !== null && (route?.owner === service || route?.owner === EVERY_SERVICE);

/** What a service says: what it answers, and what it asks of others. @param {string} name @param {string[]} uses @param {Vocabulary} vocabulary @returns {Contract} */
export function contractOfService(name, uses, vocabulary) {
  const own = Object.keys(vocabulary.routes).filter((key) => isOwned(vocabulary.routes[key], name));
  const others = uses.filter((key) => vocabulary.routes[key]?.owner !== name);
  return { serves: name, uses: others, ...partOf(vocabulary, [...own, ...others]) };
}

/** What pages say: what they ask. @param {string[]} uses @param {Vocabulary} vocabulary @returns {Contract} */
export function contractOfPages(uses, vocabulary) {
  return { serves: null, uses, ...partOf(vocabulary, uses) };
}

/** Some routes with the models they need. @param {Vocabulary} vocabulary @param {string[]} keys @returns {Vocabulary} */
function partOf({ routes, models }, keys) {
  const chosen = Object.fromEntries(keys.sort().flatMap((key) => (routes[key] ? [[key, routes[key]]] : [])));
  /** @type {Record<string, JsonSchema>} */
  const needed = {};
  /** @param {unknown} value */
  const visit = (value) => {
    for (const name of modelsIn(value)) {
      const model = models[name];
      if (needed[name] !== undefined || model === undefined) continue;
      needed[name] = model;
      visit(model);
    }
  };
  visit(chosen);
  return { routes: chosen, models: needed };
}

/** @param {unknown} value @returns {string[]} */
function modelsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child.slice(MODELS.length)] : modelsIn(child),
  );
}

/** Calls that stand in a built page's scripts. @param {string} script @returns {string[]} */
export function callsIn(script) {
  return [...script.matchAll(CALL)].map(([, method, address]) => `${method} ${address}`);
}

/** Routes that compiled code of a service mentions. @param {string} code @param {Tables} tables @returns {string[]} */
export function mentionsIn(code, tables) {
  return [...code.matchAll(MENTION)].flatMap(([, table = '', name = '']) => {
    const route = tables[table]?.[name];
    return route ? [keyOf(route)] : [];
  });
}

/**
 * The contract of a build.
 * @param {object} build
 * @param {'service' | 'pages'} build.kind
 * @param {string} build.name
 * @param {string} build.dist Folder of the built service or of the built pages.
 * @param {string} build.contracts Folder of the built contracts.
 * @param {readonly { prefix: string, upstream: string }[]} build.gatewayRoutes
 * @returns {Promise<Contract>}
 */
export async function readContractOfBuild({ kind, name, dist, contracts, gatewayRoutes }) {
  const tables = await importTables(contracts);
  const { describeSchemas } = await import(pathToFileURL(path.join(contracts, 'openapi/schemas.js')).href);
  const vocabulary = vocabularyOf(tables, describeSchemas, gatewayRoutes);
  const texts = await scriptsOf(dist);
  if (kind === 'pages') {
    const calls = new Set(texts.flatMap(({ text }) => callsIn(text)).filter((key) => vocabulary.routes[key]));
    return contractOfPages([...calls], vocabulary);
  }
  // A controller names the routes it answers; whatever else names one calls it.
  const callers = texts.filter(({ file }) => !/\.controller\.js$|(^|[\\/])testing[\\/]/.test(file));
  const calls = new Set(callers.flatMap(({ text }) => mentionsIn(text, tables)));
  return contractOfService(name, [...calls], vocabulary);
}

/** @param {string} contracts @returns {Promise<Tables>} */
async function importTables(contracts) {
  const files = (await listFiles(contracts)).filter((file) => file.endsWith('.routes.js'));
  if (files.length === 0) throw new Error(`There are no built contracts in ${contracts}.`);
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(path.join(contracts, file)).href)),
  );
  return Object.fromEntries(
    modules.flatMap((module) => Object.entries(module).filter(([name]) => TABLE.test(name))),
  );
}

/** @param {string} dist */
async function scriptsOf(dist) {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(dist, file), 'utf8') })),
  );
}
