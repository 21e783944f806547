import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { SERVICE_CONFIG } from '@pora/common/config';
import { ApiError } from '@pora/common/errors';
import { parseOwnPath } from '@pora/contracts/session/own-path';
import type { Request } from 'express';
import type { AdminConfig } from '../config.js';
import { isStart, OIDC_STRATEGY, OidcStrategyRegistry } from './oidc.strategy.js';
import { SignInRefusal } from './sign-in-refusal.js';

/** Sends the browser to the provider, and on the way back turns the provider's answer into a profile. */
@Injectable()
export class OidcGuard extends AuthGuard(OIDC_STRATEGY) {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
    private readonly registry: OidcStrategyRegistry,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.registry.register(this.config.publicUrl);
    if (isStart(request)) request.session.returnTo = this.returnPathOf(request);
    return (await super.canActivate(context)) as boolean;
  }

  private returnPathOf(request: Request): string | undefined {
    const address = new URL(request.originalUrl, this.config.publicUrl);
    return parseOwnPath(address.searchParams.get('return') ?? undefined);
  }

  /** @throws SignInRefusal when the flow was broken off or its answer does not belong to this browser, ApiError 503 when a part of our own is away */
  override handleRequest<T>(error: unknown, profile: T | false): T {
    if (error instanceof SignInRefusal || error instanceof ApiError) throw error;
    if (error || !profile) throw new SignInRefusal('blad', 'the provider answered no valid sign-in', error);
    return profile;
  }
}
