import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import * as client from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import passport from 'passport';
import { IdentityProvider } from './identity-provider.js';
import { readProfile } from './provider-profile.js';
import { signInRoutes } from './sign-in.routes.js';

/** Name under which passport knows the strategy. */
export const OIDC_STRATEGY = 'pora-oidc';

/** Key of the session under which an unfinished sign-in keeps its state, nonce and PKCE verifier. */
export const PENDING_SIGN_IN = 'pendingSignIn';

/** Takes the account of last time without asking, so that a refused person could never choose another one. */
const GOOGLE = 'https://accounts.google.com';

interface StrategySettings {
  readonly configuration: client.Configuration;
  readonly publicUrl: string;
}

/** Authorization code flow with PKCE (S256), state and nonce, all bound to the browser by its session. */
class OidcStrategy extends Strategy {
  private readonly publicUrl: string;
  private readonly configuration: client.Configuration;

  constructor({ configuration, publicUrl }: StrategySettings) {
    super(
      {
        config: configuration,
        name: OIDC_STRATEGY,
        sessionKey: PENDING_SIGN_IN,
        scope: 'openid email profile',
        callbackURL: `${publicUrl}/auth/google/callback`,
      },
      (tokens, verified) => {
        readClaims(configuration, tokens)
          .then((claims) => verified(null, { ...readProfile(claims) }))
          .catch((error: unknown) => verified(error));
      },
    );
    this.publicUrl = publicUrl;
    this.configuration = configuration;
  }

  override authorizationRequestParams<T extends AuthenticateOptions>(
    request: Request,
    options: T,
  ): URLSearchParams {
    const parameters = new URLSearchParams(
      super.authorizationRequestParams(request, options) as URLSearchParams,
    );
    parameters.set('state', client.randomState());
    parameters.set('nonce', client.randomNonce());
    if (this.configuration.serverMetadata().issuer === GOOGLE) parameters.set('prompt', 'select_account');
    return parameters;
  }

  override shouldInitiateAuthRequest(request: Request): boolean {
    return isStart(request);
  }

  /** The address people see; the Host header is never believed. */
  override currentUrl(request: Request): URL {
    return new URL(request.originalUrl, this.publicUrl);
  }
}

/** Whether this request starts a sign-in; every other one ends it, whatever its query says. */
export const isStart = (request: Request) => request.path === signInRoutes.start.path;

/** Builds the strategy once the provider is known and hands it to passport. */
@Injectable()
export class OidcStrategyRegistry {
  constructor(private readonly provider: IdentityProvider) {}

  /** @throws SignInRefusal `dostawca` while the provider cannot be reached */
  async register(publicUrl: string): Promise<void> {
    const configuration = await this.provider.getConfiguration();
    passport.use(OIDC_STRATEGY, new OidcStrategy({ configuration, publicUrl }));
  }
}

/** Claims of the ID token; a provider that keeps the address out of it is asked for it. */
async function readClaims(
  configuration: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): Promise<unknown> {
  const claims = tokens.claims();
  if (!claims || claims['email'] !== undefined) return claims;
  const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { ...info, ...claims };
}
