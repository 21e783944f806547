import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.mjs';

const read = (env: Record<string, string>) => readSettings(env, '/checkout');

const GOOGLE = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
  ALLOWED_EMAILS: 'Anna@Gabinet.example, jan@gabinet.example',
  ADMIN_EMAIL: 'anna@gabinet.example',
};
const PRODUCTION = {
  ...GOOGLE,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pora.example',
  SESSION_SECRET: 'x'.repeat(40),
};

describe('settings of the local start', () => {
  it('need nothing: the two ready accounts, demo data and port 8080', () => {
    expect(read({})).toMatchObject({
      nodeEnv: 'development',
      port: 8080,
      dataDir: '/checkout/.pora',
      seed: 'demo',
      oidcIssuer: undefined,
      allowedEmails: ['alicja@gabinet.example', 'admin@gabinet.example'],
      adminEmail: 'admin@gabinet.example',
      docxArchive: 'on',
      rateLimits: 'on',
    });
  });

  it('take a real identity provider, with addresses compared in lower case', () => {
    expect(read(GOOGLE)).toMatchObject({
      oidcIssuer: 'https://accounts.google.com',
      allowedEmails: ['anna@gabinet.example', 'jan@gabinet.example'],
    });
  });

  it('treat the address of the local provider as the local provider', () => {
    expect(read({ OIDC_ISSUER: 'http://localhost:8080/dev-idp/' }).oidcIssuer).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT ma wartość „abc”: ustaw liczbę od 0 do 65535, na przykład PORT=8080.'],
    [{ PORT: '70000' }, 'PORT ma wartość „70000”: ustaw liczbę od 0 do 65535, na przykład PORT=8080.'],
    [{ SEED: 'all' }, 'SEED ma wartość „all”: ustaw jedną z none, starter, demo.'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS ma wartość „yes”: ustaw jedną z on, off.'],
    [
      { PUBLIC_URL: 'http://localhost:8080/app' },
      'PUBLIC_URL ma wartość „http://localhost:8080/app”: podaj sam adres bez ścieżki, na przykład http://localhost:8080.',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL nie jest adresem: podaj pełny adres zaczynający się od postgres:// lub postgresql://.',
    ],
    [
      { ALLOWED_EMAILS: 'anna' },
      'ALLOWED_EMAILS zawiera „anna”: podaj adresy e-mail oddzielone przecinkami.',
    ],
    [{ ADMIN_EMAIL: 'a b' }, 'ADMIN_EMAIL ma wartość „a b”: podaj jeden adres e-mail.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET jest za krótki: podaj co najmniej 32 losowych znaków.'],
    [
      { OIDC_ISSUER: 'https://accounts.google.com' },
      'OIDC_ISSUER wskazuje własnego dostawcę logowania: ustaw też OIDC_CLIENT_ID.',
    ],
    [
      { ...GOOGLE, OIDC_ISSUER: 'http://idp.example' },
      'OIDC_ISSUER używa http: podaj adres dostawcy logowania zaczynający się od https://.',
    ],
    [
      { NODE_ENV: 'production' },
      'NODE_ENV=production nie ma wartości domyślnych dla tajemnic i adresów: ustaw PUBLIC_URL.',
    ],
    [
      { ...PRODUCTION, SESSION_SECRET: '' },
      'NODE_ENV=production nie ma wartości domyślnych dla tajemnic i adresów: ustaw SESSION_SECRET.',
    ],
    [
      { ...PRODUCTION, OIDC_ISSUER: 'https://pora.example/dev-idp' },
      'Lokalny dostawca logowania nie działa przy NODE_ENV=production: ustaw OIDC_ISSUER na prawdziwego dostawcę.',
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: 'http://pora.example' },
      'PUBLIC_URL przy NODE_ENV=production musi zaczynać się od https://.',
    ],
  ])('a bad value stops the start with one sentence: %j', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(sentence);
  });

  it('hold in production when everything is given', () => {
    expect(read(PRODUCTION)).toMatchObject({ nodeEnv: 'production', publicUrl: 'https://pora.example' });
  });
});
