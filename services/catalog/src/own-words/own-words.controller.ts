import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { ownWordRoutes as routes } from '@pora/contracts/catalog/own-word.routes';
import { UnderstandingService } from './understanding.service.js';
import { OwnWordsService } from './own-words.service.js';

/** Somebody who types without a pause asks some 60 times a minute. */
const UNDERSTAND_LIMIT = { name: 'understand-words', limit: 180, windowSeconds: 60 };

type Routes = typeof routes;

@Controller()
export class OwnWordsController {
  constructor(
    private readonly words: OwnWordsService,
    private readonly understanding: UnderstandingService,
  ) {}

  @Endpoint(routes.list)
  list() {
    return this.words.list();
  }

  @Endpoint(routes.create)
  create(@Input() input: RouteInput<Routes['create']>, @Caller() caller: CallerInfo) {
    return this.words.create(input, caller);
  }

  @Endpoint(routes.understand, { rateLimit: UNDERSTAND_LIMIT })
  understand(@Input() input: RouteInput<Routes['understand']>) {
    return this.understanding.understand(input);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.words.remove(input, caller);
  }
}
