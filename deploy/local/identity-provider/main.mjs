/**
 * Development identity provider: the same OpenID Connect as a real one, with ready accounts and no passwords.
 * For this machine only; it refuses to run in production and behind an address that others reach.
 */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { hasName } from '../errors.mjs';
import { isLoopback } from '../loopback.mjs';
import { createProvider, subjectOf } from './provider.mjs';
import { expiredPage, signInPage } from './sign-in-page.mjs';

const BODY_LIMIT = 4096;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

if (process.env.NODE_ENV === 'production') {
  console.error('The local identity provider does not run with NODE_ENV=production: set OIDC_ISSUER.');
  process.exit(1);
}

const issuer = required('ISSUER');
if (!isLoopback(new URL(issuer).hostname)) {
  console.error(`The local identity provider serves only this machine, not ${issuer}: set OIDC_ISSUER.`);
  process.exit(1);
}
const mount = new URL(issuer).pathname.replace(/\/$/, '');
const provider = createProvider({
  issuer,
  clientId: required('CLIENT_ID'),
  clientSecret: required('CLIENT_SECRET'),
  redirectUri: required('REDIRECT_URI'),
});
const answer = provider.callback();

const server = http.createServer((request, response) => {
  const url = request.url ?? '';
  if (!url.startsWith(`${mount}/`)) {
    response.writeHead(404).end();
    return;
  }
  Object.assign(request, { originalUrl: url, url: url.slice(mount.length) });
  const work = url.startsWith(`${mount}/interaction/`)
    ? interact(request, response)
    : answer(request, response);
  Promise.resolve(work).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.keepAliveTimeout = 75_000;
server.listen(Number(required('PORT')), process.env.HOST ?? '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 500).unref();
  });
}

/** @param {string} name */
function required(name) {
  const value = process.env[name];
  if (!value) {
    console.error(`The local identity provider lacks the setting ${name}.`);
    process.exit(1);
  }
  return value;
}

/** Shows the choice of accounts, and takes it. @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function interact(request, response) {
  if (!(await isUnderWay(request, response))) {
    showPage(response, 400, expiredPage);
    return;
  }
  if (request.method !== 'POST') {
    showPage(response, 200, signInPage);
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const email = form.get('email') ?? '';
  if (form.has('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'Logowanie anulowane.' };
    await provider.interactionFinished(request, response, refusal);
  } else if (EMAIL.test(email)) {
    await provider.interactionFinished(request, response, {
      login: { accountId: subjectOf(email) },
      select_account: {},
    });
  } else {
    showPage(response, 400, signInPage);
  }
}

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function isUnderWay(request, response) {
  try {
    await provider.interactionDetails(request, response);
    return true;
  } catch (error) {
    if (hasName(error, 'SessionNotFound')) return false;
    throw error;
  }
}

/** @param {http.ServerResponse} response @param {number} status @param {(nonce: string) => string} render */
function showPage(response, status, render) {
  const nonce = randomBytes(16).toString('hex');
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'same-origin',
  });
  response.end(render(nonce));
}

/** @param {http.IncomingMessage} request @returns {Promise<string>} */
async function readBody(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > BODY_LIMIT) throw new Error('The sign-in form is too large.');
  }
  return body;
}
