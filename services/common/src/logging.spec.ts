import { describe, expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeError } from './logging.js';

describe('an error in the log', () => {
  test('keeps class, code and frames, but no message: drivers put values into it', () => {
    const driver = Object.assign(new Error('Key (email)=(anna@poradnia.pl) already exists'), {
      code: '23505',
    });
    const line = describeError(new QueryFailedError('INSERT INTO patients VALUES ($1)', ['Anna'], driver));
    expect(line).toMatchObject({ errorName: 'QueryFailedError', errorCode: '23505' });
    expect(JSON.stringify(line)).not.toMatch(/anna|Anna|INSERT/);
    expect(line['stack']).toEqual(expect.arrayContaining([expect.stringMatching(/^at /)]));
  });

  test('may be something that is no Error', () => {
    expect(describeError('Anna Kowalska')).toEqual({ errorName: 'string' });
    expect(describeError(new DOMException('Anna', 'TimeoutError'))).toMatchObject({
      errorName: 'TimeoutError',
    });
    expect(describeError({ message: 'Anna' })).toEqual({ errorName: 'Object' });
    expect(describeError(undefined)).toEqual({});
  });
});
