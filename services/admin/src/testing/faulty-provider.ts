import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_CLIENT } from './test-client.js';

/** What a test changes in an otherwise right ID token. */
export interface TokenFaults {
  claims?: Record<string, unknown>;
  /** Signs with a key the provider does not publish. */
  foreignKey?: boolean;
  /** Leaves the signature out (`alg: none`). */
  unsigned?: boolean;
  /** Happens before a code is answered with a token. */
  meanwhile?: () => Promise<unknown>;
}

/** A provider that issues ID tokens with chosen faults. */
export interface FaultyProvider {
  readonly issuer: string;
  faults: TokenFaults;
  /** The last request to the authorization endpoint, as the product built it. */
  seen: URLSearchParams;
  stop(): void;
}

/** Starts a provider on loopback that answers every code with a token for `account`. */
export async function startFaultyProvider(account: Record<string, unknown>): Promise<FaultyProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: FaultyProvider = {
    issuer,
    faults: {},
    seen: new URLSearchParams(),
    stop: () => server.close().closeAllConnections(),
  };
  const answers: Record<string, (request: IncomingMessage) => object> = {
    '/.well-known/openid-configuration': () => metadata(issuer),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => ({
      access_token: 'access',
      token_type: 'Bearer',
      id_token: idToken(provider, account, provider.faults.foreignKey ? foreign.privateKey : own.privateKey),
    }),
  };
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/authorize') {
      provider.seen = searchParams;
      const back = new URL(String(searchParams.get('redirect_uri')));
      back.search = String(
        new URLSearchParams({ code: 'code', state: String(searchParams.get('state')), iss: issuer }),
      );
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    const before = pathname === '/token' ? provider.faults.meanwhile?.() : undefined;
    void Promise.resolve(before).then(() => {
      const answer = answers[pathname];
      response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer?.(request) ?? {}));
    });
  });
  return provider;
}

function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function idToken(
  { issuer, faults, seen }: FaultyProvider,
  account: Record<string, unknown>,
  key: KeyObject,
): string {
  const now = Math.floor(Date.now() / 1000);
  const base = { iss: issuer, aud: TEST_CLIENT.id, iat: now, exp: now + 600, nonce: seen.get('nonce') };
  const header = faults.unsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'own' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part(header)}.${part({ ...base, ...account, ...faults.claims })}`;
  const signature = faults.unsigned ? '' : sign('sha256', Buffer.from(content), key).toString('base64url');
  return `${content}.${signature}`;
}
