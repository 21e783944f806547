import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigError, isLoopback, SERVICE_CONFIG } from '@pora/common/config';
import { Log } from '@pora/common/logging';
import * as client from 'openid-client';
import type { AdminConfig } from '../config.js';
import { SignInRefusal } from './sign-in-refusal.js';

const TIMEOUT_SECONDS = 5;

/** The one OpenID Connect provider; discovered at the first sign-in, so that the service starts without it. */
@Injectable()
export class IdentityProvider implements OnModuleInit {
  /** Issuer identifier exactly as configured. */
  readonly issuer: string;
  private discovered: client.Configuration | undefined;
  private discovering: Promise<client.Configuration> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
    private readonly log: Log,
  ) {
    this.issuer = config.settings.OIDC_ISSUER;
  }

  /** Metadata, keys and client of the provider. @throws SignInRefusal `dostawca` while it cannot be reached */
  async getConfiguration(): Promise<client.Configuration> {
    if (this.discovered) return this.discovered;
    this.discovering ??= this.discover().finally(() => (this.discovering = undefined));
    try {
      this.discovered = await this.discovering;
      return this.discovered;
    } catch (error) {
      this.log.error('identity-provider.unreachable', error, { component: 'identity-provider' });
      throw new SignInRefusal('dostawca', 'discovery failed', error);
    }
  }

  private async discover(): Promise<client.Configuration> {
    const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.config.settings;
    const issuer = new URL(this.issuer);
    return client.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // The signature of the ID token is checked too, although it comes straight from the provider.
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
  }

  /** @throws ConfigError for an issuer without TLS that is not on this machine, or in production [decisions 5] */
  onModuleInit(): void {
    const { protocol, hostname } = new URL(this.issuer);
    const isLocal = protocol === 'http:' && isLoopback(hostname) && !this.config.isProduction;
    if (protocol !== 'https:' && !isLocal) {
      throw new ConfigError(
        'Usługa admin nie wystartuje: popraw ustawienia OIDC_ISSUER (adres http:// działa tylko na tym komputerze i poza produkcją).',
      );
    }
  }
}
