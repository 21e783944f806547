import { expect, test } from '@jest/globals';
import { waysOf } from './service-ways.js';

const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version }));

test.each([
  ['the newest goes back to what ran before it', '1.2.0', '1.0.0', { former: '1.0.0', newer: null }],
  [
    'one that was taken back goes forth to it, and further back',
    '1.1.0',
    '1.2.0',
    { former: '1.0.0', newer: '1.2.0' },
  ],
  ['of several newer ones the last is proposed', '1.0.0', 'checkout', { former: 'checkout', newer: '1.2.0' }],
  ['or the one that ran before', '1.0.0', '1.1.0', { former: 'checkout', newer: '1.1.0' }],
  ['the checkout knows of no newer one', 'checkout', '1.2.0', { former: '1.2.0', newer: null }],
  ['nor of a way where none is known', 'checkout', null, { former: null, newer: null }],
])('%s', (_case, current, former, ways) => {
  expect(waysOf({ current, former, releases: former === null ? [] : releases })).toEqual(ways);
});
