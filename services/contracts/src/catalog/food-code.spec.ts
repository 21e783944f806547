import { describe, expect, it } from '@jest/globals';
import { foodCodeKey, isFoodCode, tidyFoodCode } from './food-code.js';

describe('kod kreskowy produktu', () => {
  it.each(['5901234123457', '20724696', '036000291452', '10614141543219', '0036000291452'])(
    '%s jest kodem',
    (code) => {
      expect(isFoodCode(code)).toBe(true);
    },
  );

  it.each([
    ['zła cyfra kontrolna', '5901234123456'],
    ['przestawione cyfry', '5901234213457'],
    ['za krótki', '1234567'],
    ['długość, której nie ma żaden kod', '123456789'],
    ['za długi', '123456789012345'],
    ['litery', '59012341234AB'],
    ['same zera', '0000000000000'],
    ['pusty', ''],
  ])('nie jest nim %s', (_name, code) => {
    expect(isFoodCode(code)).toBe(false);
  });

  it('pisany w grupach jest tym samym kodem, a kod amerykański zaczyna się od zera', () => {
    expect(tidyFoodCode(' 590 1234-123457 ')).toBe('5901234123457');
    expect(foodCodeKey('036000291452')).toBe(foodCodeKey('0036000291452'));
  });
});
