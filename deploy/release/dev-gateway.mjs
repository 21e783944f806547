/**
 * A door in front of a running product, for the team of one remote: what belongs to that remote comes from the folder of
 * its own build, everything else from the product. Pages get a script that loads them anew after a build. Nothing of it
 * is in the product.
 */
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { messageOf } from '../local/errors.mjs';
import { readIfThere } from './files.mjs';

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.map', 'application/json'],
  ['.json', 'application/json'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);
const RELOAD_SCRIPT = '/__dev/reload.js';
const EVENTS = '/__dev/events';
/** The list of remotes as the host page holds it. */
const LIST_IN_PAGE = /(<script[^>]*\bid="remotes"[^>]*>)([\s\S]*?)(<\/script>)/;

const SCRIPT = `const builds = new EventSource('${EVENTS}');
builds.addEventListener('built', () => location.reload());
builds.addEventListener('failed', (event) => console.error(event.data));
`;

/** What stands behind the door is away. */
class ProductAway extends Error {
  /** @param {Error} cause */
  constructor(cause) {
    super(`The product does not answer: ${cause.message}`, { cause });
  }
}

/**
 * @param {object} options
 * @param {string} options.product Address of the running product.
 * @param {string} options.name Public name of the remote, e.g. `diets`.
 * @param {string} options.dist Folder of its build.
 */
export function createDevGateway({ product, name, dist }) {
  const target = new URL(product);
  /** @type {Set<http.ServerResponse>} */
  const listeners = new Set();
  const own = `/mf/${name}/`;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', target);
    const answer = async () => {
      if (pathname === EVENTS) return listen(response, listeners);
      if (pathname === RELOAD_SCRIPT) return send(response, 'text/javascript; charset=utf-8', SCRIPT);
      if (pathname.startsWith(own)) return sendFile(response, dist, pathname.slice(own.length));
      return pass({ request, response, target, name, dist });
    };
    answer().catch((error) => fail(response, error));
  });
  return {
    server,
    /** Tells open pages how the build ended. @param {'built' | 'failed'} event @param {string} [text] */
    tell(event, text = '') {
      for (const one of listeners) one.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
    },
    close() {
      for (const one of listeners) one.end();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {http.ServerResponse} response @param {Set<http.ServerResponse>} listeners */
function listen(response, listeners) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(':\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

/** @param {http.ServerResponse} response @param {string} type @param {string | Buffer} body */
function send(response, type, body) {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** @param {http.ServerResponse} response @param {string} dist @param {string} file */
async function sendFile(response, dist, file) {
  const full = path.join(dist, path.normalize(`/${decodeURIComponent(file)}`));
  const content = await readIfThere(full);
  if (content) send(response, TYPES.get(path.extname(full)) ?? 'application/octet-stream', content);
  else response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
}

/** @param {{ request: http.IncomingMessage, response: http.ServerResponse, target: URL, name: string, dist: string }} visit */
async function pass({ request, response, target, name, dist }) {
  const here = `http://${request.headers.host ?? 'localhost'}`;
  const headers = { ...request.headers, host: target.host };
  for (const header of /** @type {const} */ (['origin', 'referer'])) {
    const value = headers[header];
    if (value) headers[header] = value.replace(here, target.origin);
  }
  // What is rewritten has to be readable.
  if (rewrites(request)) headers['accept-encoding'] = 'identity';
  const { request: ask } = target.protocol === 'https:' ? https : http;
  const answer = await new Promise((resolve, reject) => {
    const sent = ask(new URL(request.url ?? '/', target), { method: request.method, headers }, resolve);
    sent.on('error', (error) => reject(new ProductAway(error)));
    request.pipe(sent);
  });
  /** @type {http.IncomingMessage} */
  const came = answer;
  const type = came.headers['content-type'] ?? '';
  const out = { ...came.headers };
  if (out.location) out.location = out.location.replaceAll(target.origin, here);
  if (!rewrites(request) || !/text\/html|application\/json/.test(type) || came.headers['content-encoding']) {
    response.writeHead(came.statusCode ?? 502, out);
    came.pipe(response);
    return;
  }
  const text = await textOf(came);
  delete out['content-length'];
  delete out.etag;
  // Before the first build there is none.
  const manifest = (await readIfThere(path.join(dist, 'mf-manifest.json')))?.toString('utf8');
  const changed = /json/.test(type) ? withRemote(text, name, manifest) : pageOf(text, name, manifest);
  response.writeHead(came.statusCode ?? 502, out).end(changed.replaceAll(target.origin, here));
}

/** Pages and the list of remotes. @param {http.IncomingMessage} request */
function rewrites({ method, url = '/', headers }) {
  return method === 'GET' && (url.startsWith('/remotes.json') || /text\/html/.test(headers.accept ?? ''));
}

/** @param {http.IncomingMessage} message */
async function textOf(message) {
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** @param {string} html @param {string} name @param {string | undefined} manifest */
function pageOf(html, name, manifest) {
  // A page of the identity provider allows no scripts.
  if (!LIST_IN_PAGE.test(html)) return html;
  return html
    .replace(LIST_IN_PAGE, (_, open, list, close) => `${open}${withRemote(list, name, manifest)}${close}`)
    .replace('</head>', `<script src="${RELOAD_SCRIPT}" defer></script></head>`);
}

/** The list of remotes with the sections that the build declares. @param {string} list @param {string} name @param {string | undefined} manifest */
function withRemote(list, name, manifest) {
  if (!manifest) return list;
  const { metaData } = JSON.parse(manifest);
  const released = { manifest: `/mf/${name}/mf-manifest.json`, sections: metaData?.sections ?? [] };
  const remotes = { ...JSON.parse(list), [`mf_${name.replaceAll('-', '_')}`]: released };
  return JSON.stringify(remotes).replaceAll('<', '\\u003c');
}

/** @param {http.ServerResponse} response @param {unknown} error */
function fail(response, error) {
  const status = error instanceof ProductAway ? 502 : 500;
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${messageOf(error)}\n`);
}
