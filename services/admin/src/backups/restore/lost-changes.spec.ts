import { describe, expect, it } from '@jest/globals';
import { AUDIT_EVENTS } from '@pora/contracts/admin/audit.vocabulary';
import { BACKUP_TABLES } from '@pora/contracts/admin/backup.vocabulary';
import { goesWith } from './lost-changes.js';

const changes = [...AUDIT_EVENTS].flatMap(([action, { kind }]) =>
  kind === 'change' || kind === 'removal' ? [action] : [],
);
const tablesOf = (action: string) => BACKUP_TABLES.filter((table) => goesWith(action, [table]));

describe('the changes that a restore takes back', () => {
  it('each goes with one table, but for what stays in force and what no backup holds', () => {
    expect(changes.length).toBeGreaterThan(60);
    expect(changes.filter((action) => tablesOf(action).length > 1)).toEqual([]);
    expect(changes.filter((action) => tablesOf(action).length === 0).sort()).toEqual([
      ...['backups.remove', 'foods.cancel-import', 'intolerance-sets.erase', 'meals.cancel-import'],
      'patients.erase',
      ...[
        'plans.erase-with-patient',
        'privacy.cancel-erasure',
        'privacy.cancel-export',
        'privacy.remove-export',
        'privacy.request-erasure',
        'privacy.withdraw-consent',
      ],
      ...['records.erase', 'schedule.erase', 'schedule.feed-create', 'schedule.feed-revoke', 'surveys.erase'],
    ]);
  });

  it.each([
    ['patients.update', 'patients'],
    ['intolerance-sets.create', 'patients'],
    ['privacy.give-consent', 'patients'],
    ['plans.save-hand-out-settings', 'diet-plans'],
    ['meals.import', 'meals'],
    ['substitutions.create', 'foods'],
    ['own-words.delete', 'intolerances'],
    ['schedule.create-series', 'schedule'],
    ['surveys.replace', 'surveys'],
    ['rule-config.save', 'rule-config'],
  ])('%s goes with %s', (action, table) => expect(tablesOf(action)).toEqual([table]));
});
