import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.js';
import { IdentityProvider } from './identity-provider.js';
import { OidcGuard } from './oidc.guard.js';
import { OidcStrategyRegistry } from './oidc.strategy.js';
import { SessionMiddleware } from './session.middleware.js';
import { SignInController } from './sign-in.controller.js';
import { SignInFilter } from './sign-in.filter.js';
import { signInRoutes } from './sign-in.routes.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in through the OpenID Connect provider. */
@Module({
  imports: [PassportModule.register({ session: false }), UsersModule],
  controllers: [SignInController],
  providers: [IdentityProvider, OidcStrategyRegistry, OidcGuard, SignInFilter, SignInService],
})
export class SignInModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(SessionMiddleware).forRoutes(signInRoutes.start.path, signInRoutes.callback.path);
  }
}
