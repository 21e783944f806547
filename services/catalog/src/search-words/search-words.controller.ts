import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { searchWordRoutes as routes } from '@pora/contracts/catalog/search-word.routes';
import { SearchWordsService } from './search-words.service.js';

type Routes = typeof routes;

@Controller()
export class SearchWordsController {
  constructor(private readonly words: SearchWordsService) {}

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
