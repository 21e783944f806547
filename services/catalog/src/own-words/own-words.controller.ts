import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { ownWordRoutes as routes } from '@pora/contracts/catalog/own-word.routes';
import { OwnWordsService } from './own-words.service.js';

type Routes = typeof routes;

@Controller()
export class OwnWordsController {
  constructor(private readonly words: OwnWordsService) {}

  @Endpoint(routes.list)
  list() {
    return this.words.list();
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.words.create(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.words.remove(input, caller);
  }
}
