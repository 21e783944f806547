import { describe, expect, test } from '@jest/globals';
import { defineRoute } from '@pora/contracts';
import { queryInteger, requiredText } from '@pora/contracts/text/text.model';
import { z } from 'zod';
import { ApiError } from '../errors.js';
import { readInput, type RawInput } from './read-input.js';

const route = defineRoute({
  method: 'POST',
  path: '/api/things/:id',
  access: 'user',
  params: z.object({ id: z.string().max(5) }),
  query: z.object({ limit: queryInteger(1, 50).default(10) }),
  body: z.object({
    name: requiredText(10, 'Podaj nazwę'),
    kind: z.enum(['a', 'b']),
    size: z.number().max(9),
  }),
});
const good: RawInput = {
  method: 'POST',
  url: '/api/things/x?limit=5',
  params: { id: 'x' },
  body: { name: ' Ala ', kind: 'a', size: 1 },
  ifMatch: undefined,
  idempotencyKey: undefined,
};
const read = (change: Partial<RawInput>) => readInput(route, { ...good, ...change });
const refusal = (change: Partial<RawInput>) => {
  try {
    read(change);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('the request was accepted');
};

describe('the one validation layer', () => {
  test('gives the controller checked and tidied parts', () => {
    expect(read({ ifMatch: 'W/"7"', idempotencyKey: 'abcdefgh' })).toEqual({
      params: { id: 'x' },
      query: { limit: 5 },
      body: { name: 'Ala', kind: 'a', size: 1 },
      ifMatch: 7,
      idempotencyKey: 'abcdefgh',
    });
  });

  test('names every refused field in Polish, the first one in the sentence', () => {
    const error = refusal({
      params: { id: 'too long' },
      url: '/x?limit=many',
      body: { name: ' ', kind: 'c' },
    });
    expect(error).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(error.message).toBe('Nieprawidłowe dane: Wartość zbyt duża (najwyżej 5).');
    expect(error.details).toEqual({
      fields: [
        { path: 'id', message: 'Wartość zbyt duża (najwyżej 5)' },
        { path: 'limit', message: 'Podaj liczbę całkowitą' },
        { path: 'name', message: 'Podaj nazwę' },
        { path: 'kind', message: 'Wartość spoza dozwolonej listy' },
        { path: 'size', message: 'Pole jest wymagane' },
      ],
    });
  });

  test('a missing body is an empty one, null is not', () => {
    expect(refusal({ body: undefined }).details).toMatchObject({
      fields: [{ path: 'name' }, { path: 'kind' }, { path: 'size' }],
    });
    expect(refusal({ body: null }).details).toEqual({
      fields: [{ path: '', message: 'Potrzebna jest wartość typu obiekt' }],
    });
  });

  test.each([
    ['a version that is no number', { ifMatch: '"abc"' }],
    ['two versions', { ifMatch: '"1", "2"' }],
    ['a key that is too short', { idempotencyKey: 'short' }],
    ['a key with odd signs', { idempotencyKey: 'abc def ghi' }],
    ['two keys', { idempotencyKey: ['abcdefgh', 'abcdefgi'] }],
  ])('refuses %s', (_case, change) => {
    expect(refusal(change).status).toBe(400);
  });

  test('any version is fine for If-Match: *', () => {
    expect(read({ ifMatch: '*' }).ifMatch).toBeUndefined();
  });
});
