import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider, type Configuration, type JWK } from 'oidc-provider';
import { TEST_CLIENT } from './test-client.js';

/** A person the provider of the tests knows. */
export interface Account {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID Connect provider whose next visitor is chosen by the test. */
export interface RealProvider {
  readonly issuer: string;
  /** Who signs in next; undefined cancels. */
  visitor: Account | undefined;
  stop(): Promise<void>;
}

/** Starts oidc-provider on the given (or a free) port of loopback. */
export async function startRealProvider(redirectUri: string, port = 0): Promise<RealProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Account>();
  const provider = new Provider(issuer, settings(redirectUri, accounts));
  const result: RealProvider = { issuer, visitor: undefined, stop: () => close(server) };
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const work = request.url?.startsWith('/visit/')
      ? visit(provider, result, accounts, request, response)
      : answer(request, response);
    Promise.resolve(work).catch(() => response.writeHead(500).end());
  });
  return result;
}

async function visit(
  provider: Provider,
  { visitor }: RealProvider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (visitor) accounts.set(visitor.sub, visitor);
  const outcome = visitor ? { login: { accountId: visitor.sub } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, outcome);
}

function settings(redirectUri: string, accounts: ReadonlyMap<string, Account>): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/visit/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: TEST_CLIENT.id,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      Session: 600,
      Interaction: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
  };
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(4).toString('hex'), use: 'sig' } as JWK;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
