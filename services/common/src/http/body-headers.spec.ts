import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../errors.js';
import { checkBodyHeaders } from './body-headers.js';

const JSON_ROUTE = { maxBodyBytes: 100, upload: null };

function statusOf(headers: Record<string, string>): number | undefined {
  try {
    checkBodyHeaders(headers, JSON_ROUTE);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

describe('a body is judged by its headers before anything else', () => {
  const json = { 'content-type': 'application/json', 'content-length': '10' };

  test.each([
    ['JSON passes', json, undefined],
    [
      'JSON with a UTF-8 charset passes',
      { ...json, 'content-type': 'Application/JSON; charset=UTF-8' },
      undefined,
    ],
    ['no body needs no type', { 'content-length': '0' }, undefined],
    ['a body without a type', { 'content-length': '10' }, 415],
    ['a form', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { ...json, 'content-type': 'text/plain' }, 415],
    ['another charset', { ...json, 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a JSON dialect', { ...json, 'content-type': 'application/problem+json' }, 415],
    ['a compressed body', { ...json, 'content-encoding': 'gzip' }, 415],
    ['a body larger than the limit', { ...json, 'content-length': '101' }, 413],
    ['a length that is none', { ...json, 'content-length': '1e9' }, 400],
    ['a streamed body without a type', { 'transfer-encoding': 'chunked' }, 415],
  ])('%s', (_case, headers, status) => {
    expect(statusOf(headers)).toBe(status);
  });
});
