import { expect, test } from '@jest/globals';
import { maskedEmail } from './masked-email.js';

test.each([
  ['karol@poczta.example', 'k***@poczta.example'],
  ['"a@b"@poczta.example', '"***@poczta.example'],
  ['łucja@poczta.example', 'ł***@poczta.example'],
  ['bez-małpy', '***'],
])('of the stranger %s only %s is kept', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
