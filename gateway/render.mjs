/**
 * Renders the nginx templates with the values of one place (this machine, compose, a test).
 * Node built-ins only: it runs before anything is installed, and inside the gateway's image.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Generating, exporting, reading a file. */
const SLOW_TIMEOUT = '60s';

/** Where a door tells which configuration is in force. */
export const GENERATION_PATH = '/__generation';
/** Where the services are told which releases of the pages are served, and the file that says so; nobody outside sees it. */
export const RELEASES_PATH = '/releases.json';
export const RELEASES_FILE = '.releases.json';

const here = import.meta.dirname;
const templateFolder = path.join(here, 'templates');

/**
 * @typedef {object} GatewayRoute
 * @property {string} prefix Path prefix; matches itself and everything below it.
 * @property {string} upstream Name of the upstream that owns it.
 * @property {string} [bodyLimit] nginx size of the largest request body; 256k without it.
 * @property {boolean} [page] A page a person navigates to: when the upstream is away it goes to /login.
 * @property {string} [slow] Regular expression on what follows the prefix: calls that may take up to a minute.
 * @property {string} [headers] Name of the header include instead of the services' own.
 *
 * @typedef {object} GatewayLimit
 * @property {string} name Zone name.
 * @property {string} match Regular expression on "METHOD /path".
 * @property {string} rate nginx rate, e.g. 60r/m.
 * @property {number} burst Calls above the rate that still pass at once.
 */

/** @type {{ routes: GatewayRoute[], limits: GatewayLimit[] }} The route table: which prefix belongs to which upstream. */
export const gatewayTable = JSON.parse(readFileSync(path.join(here, 'routes.json'), 'utf8'));

/**
 * @typedef {object} GatewaySettings
 * @property {string} publicUrl Address people use, e.g. http://localhost:8080.
 * @property {string[]} listen nginx listen addresses, e.g. 127.0.0.1:8080.
 * @property {Record<string, string[]>} upstreams Addresses (host:port) of each upstream; one left out has no routes.
 * @property {string} webRoot Folder with index.html, assets/, mf/ and remotes.json; relative to nginx's prefix.
 * @property {string} accessLog Path of the access log.
 * @property {string} [oidcIssuer] Identity provider that a form may be sent to.
 * @property {string} [user] nginx `user` value; needed only when nginx starts as root.
 * @property {string} [workers] Number of worker processes, default auto.
 * @property {boolean} rateLimits Whether the limits of the route table apply.
 * @property {Record<string, string>} [doors] Address (host:port) at which other services are led to an upstream of several
 *   instances; without them they know the one there is.
 * @property {string[]} [releasesDoor] Addresses (nginx listen) at which services are told the releases of the pages, where they
 *   do not see the folder themselves.
 * @property {string[]} [out] Addresses of the upstreams that get nothing new for a while.
 * @property {number} [generation] Number of this configuration, which every door tells.
 */

/**
 * Writes the whole nginx configuration into a folder.
 * @param {string} folder Where the files go; created when missing.
 * @param {GatewaySettings} settings
 * @returns {string} Path of the main file.
 */
export function renderGateway(folder, settings) {
  mkdirSync(folder, { recursive: true });
  const values = templateValues(settings);
  for (const name of readdirSync(templateFolder)) {
    const text = readFileSync(path.join(templateFolder, name), 'utf8');
    writeFileSync(path.join(folder, name), fill(text, values, name));
  }
  return path.join(folder, 'nginx.conf');
}

/** @param {string} text @param {Record<string, string>} values @param {string} name */
function fill(text, values, name) {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, key) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The template ${name} uses an unknown value ${key}.`);
    return value;
  });
}

/** @param {GatewaySettings} settings @returns {Record<string, string>} */
function templateValues(settings) {
  const publicUrl = new URL(settings.publicUrl);
  const limits = settings.rateLimits ? gatewayTable.limits : [];
  const routes = gatewayTable.routes.filter((route) => settings.upstreams[route.upstream]);
  return {
    ACCESS_LOG: settings.accessLog,
    API_LOCATIONS: byLongestPrefix(routes)
      .map((route) => locationOf(route, publicUrl.origin))
      .join('\n'),
    FORM_ACTION: formAction(publicUrl, settings.oidcIssuer),
    DOORS: [
      ...Object.entries(settings.doors ?? {}).map(([upstream, address]) =>
        doorOf(upstream, address, settings.generation ?? 0),
      ),
      ...(settings.releasesDoor ? [releasesDoor(settings.releasesDoor, settings.webRoot)] : []),
    ].join('\n'),
    HSTS_LINE:
      publicUrl.protocol === 'https:'
        ? 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;'
        : '# Strict-Transport-Security is sent only where the public address is https.',
    LIMIT_LINES: limits
      .map((limit) => `limit_req zone=${limit.name} burst=${limit.burst} nodelay;`)
      .join('\n    '),
    LIMIT_ZONES: limits.map(zoneOf).join('\n'),
    LISTEN_LINES: settings.listen.map((address) => `listen ${address};`).join('\n    '),
    PUBLIC_HOST: publicUrl.host,
    PUBLIC_SCHEME: publicUrl.protocol.replace(':', ''),
    PUBLIC_URL: publicUrl.origin,
    UPSTREAMS: Object.entries(settings.upstreams)
      .map(([name, addresses]) => upstreamOf(name, addresses, settings.out ?? []))
      .join('\n'),
    USER_LINE: settings.user ? `user ${settings.user};` : '',
    WEB_ROOT: settings.webRoot,
    WORKERS: settings.workers ?? 'auto',
  };
}

/** @param {GatewayRoute[]} routes */
function byLongestPrefix(routes) {
  return [...routes].sort((a, b) => b.prefix.length - a.prefix.length);
}

/** The first regular expression that fits wins, so the slow calls stand first. @param {GatewayRoute} route @param {string} publicUrl */
function locationOf(route, publicUrl) {
  const all = locationBlock(route, publicUrl, [`location ~ ^${route.prefix}(/|$) {`]);
  if (!route.slow) return all;
  const slow = [`location ~ "^${route.prefix}/(${route.slow})$" {`, `  proxy_read_timeout ${SLOW_TIMEOUT};`];
  return `${locationBlock(route, publicUrl, slow)}\n${all}`;
}

/** @param {GatewayRoute} route @param {string} publicUrl @param {string[]} opening */
function locationBlock(route, publicUrl, opening) {
  const lines = [
    ...opening,
    `  include ${route.headers ?? 'proxy-headers'}.conf;`,
    '  proxy_hide_header X-Powered-By;',
    '  proxy_hide_header X-Request-Id;',
    '  add_header X-Request-Id $request_id always;',
    '  add_header X-Content-Type-Options nosniff always;',
  ];
  // The identity provider and the description of the API show pages of their own, with policies of their own.
  if (!route.headers) lines.push('  include answer-headers.conf;');
  if (route.bodyLimit) lines.push(`  client_max_body_size ${route.bodyLimit};`);
  if (route.page) {
    // A location's own error_page drops the inherited ones; of two for one code the first counts.
    lines.push(`  error_page 502 503 504 ${publicUrl}/login?error=service_unavailable;`);
    lines.push('  include error-pages.conf;');
  }
  lines.push(`  proxy_pass http://${route.upstream}$for_writes;`, '}');
  return lines.join('\n');
}

/** @param {GatewayLimit} limit */
function zoneOf({ name, match, rate }) {
  return [
    `map "$request_method $uri" $limit_${name} {`,
    '  default "";',
    `  "~${match}" $binary_remote_addr;`,
    '}',
    `limit_req_zone $limit_${name} zone=${name}:1m rate=${rate};`,
  ].join('\n');
}

/** @param {string} name @param {string[]} addresses @param {string[]} out */
function upstreamOf(name, addresses, out) {
  const serverOf = (/** @type {string} */ address) =>
    `  server ${address} max_fails=1 fail_timeout=2s${out.includes(address) ? ' down' : ''};`;
  const group = (/** @type {string} */ suffix, /** @type {string[]} */ ...rest) =>
    [`upstream ${name}${suffix} {`, ...addresses.map(serverOf), ...rest, '}'].join('\n');
  return [group('', '  keepalive 64;'), group('-writes')].join('\n');
}

/**
 * A door for calls between services. It keeps no connection open: one that ends with an old configuration could take a call
 * along that was just being sent. @param {string} upstream @param {string} address @param {number} generation
 */
function doorOf(upstream, address, generation) {
  return [
    'server {',
    `  listen ${address};`,
    '  include inner-door.conf;',
    `  location = ${GENERATION_PATH} {`,
    '    default_type text/plain;',
    `    return 200 "${generation}";`,
    '  }',
    '  location / {',
    `    proxy_read_timeout ${SLOW_TIMEOUT};`,
    `    proxy_pass http://${upstream}$for_writes;`,
    '  }',
    '}',
  ].join('\n');
}

/** A door behind which one file lies. @param {string[]} addresses @param {string} webRoot */
function releasesDoor(addresses, webRoot) {
  return [
    'server {',
    ...addresses.map((address) => `  listen ${address};`),
    '  access_log off;',
    `  root ${webRoot};`,
    `  location = ${RELEASES_PATH} {`,
    '    default_type application/json;',
    `    try_files /${RELEASES_FILE} =404;`,
    '  }',
    '  location / {',
    '    return 404;',
    '  }',
    '}',
  ].join('\n');
}

/** @param {URL} publicUrl @param {string | undefined} issuer */
function formAction(publicUrl, issuer) {
  const origin = issuer ? new URL(issuer).origin : publicUrl.origin;
  return origin === publicUrl.origin ? "'self'" : `'self' ${origin}`;
}
