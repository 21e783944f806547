/** Settings of the local start: one table of names, defaults and checks (README shows the same table). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_ACCOUNTS } from './identity-provider/accounts.mjs';
import { StartError } from './start-error.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SECRET_LENGTH = 32;

/**
 * @typedef {object} Settings
 * @property {'development' | 'production' | 'test'} nodeEnv
 * @property {number} port Port of the gateway; 0 picks a free one.
 * @property {string | undefined} publicUrl Set only when given; the default follows from the port.
 * @property {string} dataDir
 * @property {'none' | 'starter' | 'demo'} seed
 * @property {string | undefined} databaseUrl Owner connection of an existing Postgres.
 * @property {string | undefined} redisUrl
 * @property {string | undefined} oidcIssuer Undefined: the development identity provider.
 * @property {string | undefined} oidcClientId
 * @property {string | undefined} oidcClientSecret
 * @property {string[]} allowedEmails
 * @property {string | undefined} allowedEmailsFile File with further allowed addresses, read again when it changes.
 * @property {string} adminEmail
 * @property {string | undefined} sessionSecret Undefined: generated once into the data folder.
 * @property {'on' | 'off'} docxArchive
 * @property {'on' | 'off'} rateLimits
 * @property {string} logLevel
 */

/**
 * Checks every setting before anything is started.
 * @param {Record<string, string | undefined>} env Environment merged over the .env file.
 * @param {string} checkout Folder that relative paths start from.
 * @returns {Settings}
 * @throws {StartError} with one sentence about the first bad value.
 */
export function readSettings(env, checkout) {
  const nodeEnv = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development');
  const port = portOf(env);
  const oidcIssuer = urlOf(env, 'OIDC_ISSUER', ['http:', 'https:']);
  const settings = {
    nodeEnv,
    port,
    publicUrl: originOf(env, 'PUBLIC_URL'),
    dataDir: path.resolve(checkout, given(env, 'DATA_DIR') ?? '.pora'),
    seed: oneOf(env, 'SEED', ['none', 'starter', 'demo'], 'demo'),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    oidcIssuer,
    oidcClientId: given(env, 'OIDC_CLIENT_ID'),
    oidcClientSecret: given(env, 'OIDC_CLIENT_SECRET'),
    allowedEmails: emailsOf(env),
    allowedEmailsFile: fileOf(env, 'ALLOWED_EMAILS_FILE', checkout),
    adminEmail: emailOf(env, 'ADMIN_EMAIL', LOCAL_ACCOUNTS.administrator.email),
    sessionSecret: secretOf(env, 'SESSION_SECRET'),
    docxArchive: oneOf(env, 'DOCX_ARCHIVE', ['on', 'off'], 'on'),
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
  if (oidcIssuer === localIssuer(publicUrlOf(settings, port))) settings.oidcIssuer = undefined;
  checkIdentityProvider(settings, env);
  if (nodeEnv === 'production') checkProduction(settings, env);
  return settings;
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function given(env, name) {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** @param {Record<string, string | undefined>} env @param {string} name @param {string[]} values @param {string} fallback */
function oneOf(env, name, values, fallback) {
  const value = given(env, name) ?? fallback;
  if (!values.includes(value)) {
    throw new StartError(`${name} ma wartość „${value}”: ustaw jedną z ${values.join(', ')}.`);
  }
  return value;
}

/** @param {Record<string, string | undefined>} env */
function portOf(env) {
  const text = given(env, 'PORT') ?? '8080';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new StartError(`PORT ma wartość „${text}”: ustaw liczbę od 0 do 65535, na przykład PORT=8080.`);
  }
  return port;
}

/** @param {Record<string, string | undefined>} env @param {string} name @param {string[]} protocols */
function urlOf(env, name, protocols) {
  const text = given(env, name);
  if (text === undefined) return undefined;
  // The value itself may hold a password, so it is never repeated.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartError(
      `${name} nie jest adresem: podaj pełny adres zaczynający się od ${protocols.map((p) => `${p}//`).join(' lub ')}.`,
    );
  }
  return text.replace(/\/+$/, '');
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function originOf(env, name) {
  const url = urlOf(env, name, ['http:', 'https:']);
  if (url !== undefined && new URL(url).origin !== url) {
    throw new StartError(
      `${name} ma wartość „${url}”: podaj sam adres bez ścieżki, na przykład http://localhost:8080.`,
    );
  }
  return url;
}

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** @param {Record<string, string | undefined>} env @param {string} name @param {string} fallback */
function emailOf(env, name, fallback) {
  const email = (given(env, name) ?? fallback).toLowerCase();
  if (!EMAIL.test(email)) throw new StartError(`${name} ma wartość „${email}”: podaj jeden adres e-mail.`);
  return email;
}

/** @param {Record<string, string | undefined>} env */
function emailsOf(env) {
  const text = given(env, 'ALLOWED_EMAILS');
  if (text === undefined) {
    return given(env, 'ALLOWED_EMAILS_FILE') ? [] : Object.values(LOCAL_ACCOUNTS).map(({ email }) => email);
  }
  const emails = text.split(',').map((email) => email.trim().toLowerCase());
  const bad = emails.find((email) => !EMAIL.test(email));
  if (bad !== undefined) {
    throw new StartError(`ALLOWED_EMAILS zawiera „${bad}”: podaj adresy e-mail oddzielone przecinkami.`);
  }
  return emails;
}

/** @param {Record<string, string | undefined>} env @param {string} name @param {string} checkout */
function fileOf(env, name, checkout) {
  const file = given(env, name);
  if (file === undefined) return undefined;
  const full = path.resolve(checkout, file);
  if (!existsSync(full))
    throw new StartError(`${name} wskazuje plik ${full}, którego nie ma: utwórz go albo popraw ścieżkę.`);
  return full;
}

/** @param {Record<string, string | undefined>} env @param {string} name */
function secretOf(env, name) {
  const secret = given(env, name);
  if (secret !== undefined && secret.length < SECRET_LENGTH) {
    throw new StartError(`${name} jest za krótki: podaj co najmniej ${SECRET_LENGTH} losowych znaków.`);
  }
  return secret;
}

/** @param {Settings} settings @param {Record<string, string | undefined>} env */
function checkIdentityProvider(settings, env) {
  if (settings.oidcIssuer === undefined) return;
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'ALLOWED_EMAILS', 'ADMIN_EMAIL']) {
    const inFile = name === 'ALLOWED_EMAILS' && settings.allowedEmailsFile !== undefined;
    if (given(env, name) === undefined && !inFile) {
      throw new StartError(`OIDC_ISSUER wskazuje własnego dostawcę logowania: ustaw też ${name}.`);
    }
  }
  const issuer = new URL(settings.oidcIssuer);
  const safe = issuer.protocol === 'https:';
  if (!safe && (!LOOPBACK.has(issuer.hostname) || settings.nodeEnv === 'production')) {
    throw new StartError(
      'OIDC_ISSUER używa http: podaj adres dostawcy logowania zaczynający się od https://.',
    );
  }
}

/** @param {Settings} settings @param {Record<string, string | undefined>} env */
function checkProduction(settings, env) {
  // The accounts follow from OIDC_ISSUER: whoever names a provider of his own has to name them too.
  const required = ['PUBLIC_URL', 'OIDC_ISSUER', 'SESSION_SECRET'];
  const missing = required.find((name) => given(env, name) === undefined);
  if (missing) {
    throw new StartError(
      `NODE_ENV=production nie ma wartości domyślnych dla tajemnic i adresów: ustaw ${missing}.`,
    );
  }
  if (settings.oidcIssuer === undefined) {
    throw new StartError(
      'Lokalny dostawca logowania nie działa przy NODE_ENV=production: ustaw OIDC_ISSUER na prawdziwego dostawcę.',
    );
  }
  if (new URL(settings.publicUrl).protocol !== 'https:') {
    throw new StartError('PUBLIC_URL przy NODE_ENV=production musi zaczynać się od https://.');
  }
}

/** Address people use: the given one, else this machine on the gateway's port. @param {{ publicUrl: string | undefined }} settings @param {number} port */
export function publicUrlOf(settings, port) {
  return settings.publicUrl ?? `http://localhost:${port}`;
}

/** Issuer of the development identity provider behind the gateway. @param {string} publicUrl */
export function localIssuer(publicUrl) {
  return `${publicUrl}/dev-idp`;
}
