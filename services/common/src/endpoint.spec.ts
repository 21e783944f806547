import { expect, test } from '@jest/globals';
import { defineRoute, type RouteInput } from '@pora/contracts';
import { z } from 'zod';
import { fileAnswer } from './answers.js';
import { Caller, Endpoint, Input, type CallerInfo } from './endpoint.js';
import { ENDPOINT } from './http/endpoint-info.js';

const byId = z.object({ id: z.string() });
const routes = {
  save: defineRoute({
    method: 'PUT',
    path: '/api/things/:id',
    access: 'user',
    params: byId,
    body: z.object({ grams: z.number() }),
    answer: z.object({ id: z.string(), grams: z.number() }),
  }),
  remove: defineRoute({ method: 'DELETE', path: '/api/things/:id', access: 'user', params: byId }),
  upload: defineRoute({
    method: 'POST',
    path: '/api/things',
    access: 'user',
    upload: { field: 'file', extensions: ['.pdf'], maxFileBytes: 10 },
  }),
  file: defineRoute({ method: 'GET', path: '/api/file', access: 'user', answerKind: 'file' }),
};

/** Handlers that fit; that this file compiles is the test. */
class Fitting {
  @Endpoint(routes.save)
  async save(@Input() input: RouteInput<typeof routes.save>, @Caller() caller: CallerInfo) {
    return { id: `${input.params.id} of ${caller.email}`, grams: input.body.grams };
  }

  @Endpoint(routes.remove)
  async remove(@Input() { params }: RouteInput<typeof routes.remove>): Promise<void> {
    void params.id;
  }

  @Endpoint(routes.upload)
  upload(@Input() { file }: RouteInput<typeof routes.upload>): void {
    void file.bytes.length;
  }

  @Endpoint(routes.file)
  file() {
    return fileAnswer({ body: Buffer.from(''), contentType: 'text/plain', fileName: 'a' });
  }
}

/** Handlers that do not fit; each `@ts-expect-error` fails the type check when the mistake compiles. */
class Misfitting {
  // @ts-expect-error the answer lacks the grams
  @Endpoint(routes.save)
  lacking() {
    return { id: '1' };
  }

  // @ts-expect-error the answer is of another type
  @Endpoint(routes.save)
  async wrong() {
    return { id: '1', grams: '10' };
  }

  // @ts-expect-error nothing is answered where something is promised
  @Endpoint(routes.save)
  silent(): void {
    return;
  }

  // @ts-expect-error something is answered where nothing is promised
  @Endpoint(routes.remove)
  talking() {
    return { removed: true };
  }

  // @ts-expect-error the body of the route has grams, not calories
  @Endpoint(routes.save)
  body(@Input() input: { body: { calories: number } }) {
    return { id: '1', grams: input.body.calories };
  }

  // @ts-expect-error a JSON route brings no file
  @Endpoint(routes.save)
  file(@Input() input: RouteInput<typeof routes.upload>) {
    return { id: input.file.name, grams: 1 };
  }
}

test('a handler keeps the route it answers', () => {
  for (const [name, route] of Object.entries(routes)) {
    expect(
      Reflect.getMetadata(ENDPOINT, Object.getOwnPropertyDescriptor(Fitting.prototype, name)?.value),
    ).toEqual({
      route,
      options: {},
    });
  }
  expect(Object.getOwnPropertyNames(Misfitting.prototype)).toHaveLength(7);
});
