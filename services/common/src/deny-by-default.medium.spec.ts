import { Controller, Get, Module, Post } from '@nestjs/common';
import { describe, expect, test } from '@jest/globals';
import { defineRoute } from '@pora/contracts';
import { Endpoint } from './endpoint.js';
import { defineService } from './service.js';
import { createTestApp } from './testing/app.js';

const route = defineRoute({ method: 'GET', path: '/api/things', access: 'user' });

@Controller()
class OpenController {
  @Get('/api/open')
  open() {
    return 'anybody';
  }
}

@Controller()
class OverriddenController {
  @Post('/api/other')
  @Endpoint(route)
  things() {
    return undefined;
  }
}

@Controller('prefix')
class PrefixedController {
  @Endpoint(route)
  things() {
    return undefined;
  }
}

@Controller()
class TwiceController {
  @Endpoint(route)
  things() {
    return undefined;
  }

  @Endpoint(route)
  others() {
    return undefined;
  }
}

@Controller()
class LimitedController {
  @Endpoint(route, { rateLimit: { name: 'things', limit: 1, windowSeconds: 60 } })
  things() {
    return undefined;
  }
}

function serviceWith(controller: new () => object) {
  @Module({ controllers: [controller] })
  class OneModule {}
  return defineService({ name: 'catalog', module: OneModule, entities: [], migrations: [] });
}

describe('a service does not start', () => {
  test.each([
    ['with a handler that has no access rule', OpenController, 'OpenController.open has no access rule'],
    [
      'with a handler under another address',
      OverriddenController,
      'OverriddenController.things has no access rule',
    ],
    [
      'with a controller that moves its handlers',
      PrefixedController,
      'PrefixedController has a path of its own',
    ],
    ['with a limit that its contract does not tell of', LimitedController, 'has a limit that its contract'],
    ['with two handlers for one address', TwiceController, 'both answer GET /api/things'],
  ])('%s', async (_case, controller, message) => {
    await expect(createTestApp(serviceWith(controller))).rejects.toThrow(message);
  });
});
