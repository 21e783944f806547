import { describe, expect, it } from '@jest/globals';
import { auditStartKey } from './audit.model.js';

describe('a place in the audit trail', () => {
  it.each(['admin', 'catalog', 'patients', 'plans'])(
    'is a moment, a service (%s) and a number',
    (service) => {
      const key = `2026-02-28T23:59:59.999999Z~${service}~${'9'.repeat(18)}`;
      expect(auditStartKey.safeParse(key).data).toBe(key);
    },
  );

  // The database would be the first to refuse the days; then nobody says which part of the question is wrong.
  it.each([
    '2026-02-30T10:00:00.000000Z~plans~1',
    '2026-13-01T10:00:00.000000Z~plans~1',
    '2026-02-20T24:00:00.000000Z~plans~1',
    '2026-02-20T10:60:00.000000Z~plans~1',
    '0000-01-01T10:00:00.000000Z~plans~1',
    '2026-02-20T10:00:00.000Z~plans~1',
    '2026-02-20T10:00:00.000000+01:00~plans~1',
    '2026-02-20T10:00:00.000000Z~nobody~1',
    `2026-02-20T10:00:00.000000Z~plans~${'9'.repeat(19)}`,
    '2026-02-20T10:00:00.000000Z~plans~-1',
    '2026-02-20T10:00:00.000000Z~plans~1~2',
    '2026-02-20T10:00:00.000000Z~plans',
    '~~',
    '',
  ])('is not %j', (key) => {
    expect(auditStartKey.safeParse(key).error?.issues).toMatchObject([
      { message: 'Nieprawidłowe miejsce w dzienniku' },
    ]);
  });
});
