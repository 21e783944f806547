import { describe, expect, it } from '@jest/globals';
import { toldFaults } from './told-rules.js';

const SECRETS = {
  'the key of sessions': { word: 'word of sessions', neededBy: ['plans'] },
  'the key of backups': { word: 'word of backups', neededBy: ['backup'] },
};
const GOOD = { plans: '{"a":"word of sessions"}', backup: '{"a":"word of backups"}' };

describe('the rule for what containers are told', () => {
  it('finds nothing wrong where everybody is told what he needs', () => {
    expect(toldFaults(GOOD, SECRETS)).toEqual([]);
  });

  it.each([
    [
      { ...GOOD, backup: `${GOOD.backup}${GOOD.plans}` },
      'backup is told the key of sessions, which it does not need',
    ],
    [{ ...GOOD, gateway: GOOD.backup }, 'gateway is told the key of backups, which it does not need'],
    [{ ...GOOD, plans: '{}' }, 'plans needs the key of sessions'],
  ])('says of a bad example: %j', (parts, sentence) => {
    expect(toldFaults(parts, SECRETS)).toEqual([sentence]);
  });
});
