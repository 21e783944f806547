import { describe, expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway, isSerializationFailure, mapPostgresError } from './postgres-errors.js';

const fault = (code: string, message = 'details nobody may see') =>
  new QueryFailedError('SELECT 1', [], Object.assign(new Error(message), { code }));

describe('errors of Postgres', () => {
  test.each([
    ['a refused connection', 'ECONNREFUSED', 503],
    ['a server that shuts down', '57P01', 503],
    ['a server that starts up', '57P03', 503],
    ['a statement that took too long', '57014', 503],
    ['a lock that took too long', '55P03', 503],
    ['too many connections', '53300', 503],
    ['a broken connection', '08006', 503],
    ['a full disk', '53100', 503],
    ['a disk that fails', '58030', 503],
    ['no memory left', '53200', 503],
    ['no resources left', '53000', 503],
    ['a limit of the server', '53400', 503],
    ['a taken key', '23505', 409],
    ['a missing partner', '23503', 409],
    ['a number out of range', '22003', 400],
    ['a NUL in a text', '22021', 400],
  ])('%s', (_case, code, status) => {
    const mapped = mapPostgresError(fault(code));
    expect(mapped?.status).toBe(status);
    expect(mapped?.message).not.toContain('details');
    expect(mapped?.retryAfterSeconds === undefined).toBe(status !== 503);
  });

  test.each([
    ['53100', 'Brak miejsca na dysku serwera.'],
    ['58030', 'Dysk serwera nie przyjmuje danych.'],
    ['53200', 'Serwerowi zabrakło pamięci.'],
  ])('%s says what is wrong, and that nothing was saved', (code, sentence) => {
    const refusal = mapPostgresError(fault(code));
    expect(refusal?.message).toContain(`${sentence} Zmiana nie została zapisana.`);
    expect(refusal?.details).toEqual({ component: 'database' });
  });

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    // Of a connection by itself, not one of a pool.
    'timeout expired',
    'Query read timeout',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
  ])('the driver says: %s', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  test('both addresses of a host may refuse', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(isDatabaseAway(new AggregateError([refused, refused]))).toBe(true);
  });

  test('only serialization failures and deadlocks are worth another try', () => {
    expect(isSerializationFailure(fault('40001'))).toBe(true);
    expect(isSerializationFailure(fault('40P01'))).toBe(true);
    expect(isSerializationFailure(fault('23505'))).toBe(false);
  });

  test('a fault of our own is not explained away', () => {
    expect(mapPostgresError(new TypeError('x is undefined'))).toBeUndefined();
    expect(mapPostgresError(fault('42P01'))).toBeUndefined();
    expect(mapPostgresError('text')).toBeUndefined();
  });
});
