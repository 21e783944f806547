import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { privacyRoutes as routes } from '@pora/contracts/privacy/privacy.routes';
import { AccessHistoryService } from './access-history.service.js';
import { ConsentsService } from './consents.service.js';
import { PrivacyService } from './privacy.service.js';

type Routes = typeof routes;

@Controller()
export class PrivacyController {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly consents: ConsentsService,
    private readonly accesses: AccessHistoryService,
  ) {}

  @Endpoint(routes.get)
  get(@Input() { params }: RouteInput<Routes['get']>, @Caller() caller: CallerInfo) {
    return this.privacy.get(params.id, caller);
  }

  @Endpoint(routes.giveConsent)
  giveConsent(@Input() input: RouteInput<Routes['giveConsent']>, @Caller() caller: CallerInfo) {
    return this.consents.give(input, caller);
  }

  @Endpoint(routes.withdrawConsent)
  withdrawConsent(@Input() input: RouteInput<Routes['withdrawConsent']>, @Caller() caller: CallerInfo) {
    return this.consents.withdraw(input, caller);
  }

  @Endpoint(routes.history)
  history(@Input() input: RouteInput<Routes['history']>) {
    return this.accesses.page(input);
  }

  @Endpoint(routes.historyFile)
  historyFile(@Input() input: RouteInput<Routes['historyFile']>, @Caller() caller: CallerInfo) {
    return this.accesses.file(input, caller);
  }

  @Endpoint(routes.requestErasure)
  requestErasure(@Input() { params }: RouteInput<Routes['requestErasure']>, @Caller() caller: CallerInfo) {
    return this.privacy.requestErasure(params.id, caller);
  }

  @Endpoint(routes.cancelErasure)
  cancelErasure(@Input() { params }: RouteInput<Routes['cancelErasure']>, @Caller() caller: CallerInfo) {
    return this.privacy.cancelErasure(params.id, caller);
  }

  @Endpoint(routes.erasureRequests)
  erasureRequests(@Caller() caller: CallerInfo) {
    return this.privacy.erasureRequests(caller);
  }
}
