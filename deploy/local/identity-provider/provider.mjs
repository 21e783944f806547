/** Settings of the development identity provider: one client, any account, no consent screen. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, interactionPolicy } from 'oidc-provider';
import { LOCAL_ACCOUNTS } from './accounts.mjs';

const HOUR = 3600;
const SHORT = 600;

/**
 * @param {object} options
 * @param {string} options.issuer
 * @param {string} options.clientId
 * @param {string} options.clientSecret
 * @param {string} options.redirectUri
 */
export function createProvider({ issuer, clientId, clientSecret, redirectUri }) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The services read name and address from the id token, as they do with Google.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: {
      policy: askEveryTime(),
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    loadExistingGrant: grantEverything,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: HOUR,
      IdToken: HOUR,
      Interaction: SHORT,
      Session: SHORT,
      Grant: HOUR,
    },
  });
  provider.proxy = true;
  return provider;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
}

/** Signing out of the panel must lead back to the choice of accounts, so an earlier choice never counts. */
function askEveryTime() {
  const policy = interactionPolicy.base();
  // The panel asks for the choice of an account by name, as it does with Google; the sign-in page answers both.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const login = policy.get('login');
  if (!login) throw new Error('The library has no prompt "login" any more.');
  login.checks.add(
    new interactionPolicy.Check(
      'every_time',
      'An account is chosen every time.',
      (ctx) => !ctx.oidc.result?.login,
    ),
  );
  return policy;
}

/** The subject of an address is the same after every restart; nothing has to be stored. @param {string} email */
export function subjectOf(email) {
  return Buffer.from(email.trim().toLowerCase()).toString('base64url');
}

/** @param {string} sub */
function claimsOf(sub) {
  const email = Buffer.from(sub, 'base64url').toString();
  const known = Object.values(LOCAL_ACCOUNTS).find((account) => account.email === email);
  return { sub, email, email_verified: true, name: known?.name ?? email.split('@')[0] };
}

/** @param {import('oidc-provider').KoaContextWithOIDC} ctx */
async function grantEverything(ctx) {
  const { client, session, provider, params } = ctx.oidc;
  if (!client || !session) throw new Error('A grant needs a client and an account.');
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.scope));
  await grant.save();
  return grant;
}
