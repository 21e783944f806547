import { describe, expect, it } from '@jest/globals';
import { groupHistory, type HistoryRecord } from './backup-history.js';
import { aboutGroup, factsOf, lostWith, restWords } from './group-words.js';

const groupOf = (...records: HistoryRecord[]) => {
  const [group] = groupHistory(records.map((record) => ({ backupId: 'b-1', ...record })));
  if (!group) throw new Error('no backup');
  return group;
};

describe('słowa o kopii', () => {
  it('[core §2] jedną tabelę nazywa, więcej liczy', () => {
    expect(aboutGroup(groupOf({ resourceId: '1', tableName: 'foods' }))).toBe('ręczna · foods');
    const two = groupOf({ resourceId: '1', tableName: 'foods' }, { resourceId: '2', tableName: 'meals' });
    expect(aboutGroup(two)).toBe('ręczna · 2\u00a0tabele');
  });

  it('[core §2] mówi, co zniknie z usuniętą kopią', () => {
    expect(lostWith(groupOf({ resourceId: '1', tableName: 'foods', backupSizeBytes: 4_404_019 }))).toBe(
      'foods, 4,2\u00a0MB',
    );
    expect(lostWith(groupOf({ resourceId: '1', tableName: 'foods' }))).toBe('foods');
  });

  it.each([
    [['COMPLETED', 'COMPLETED', 'PENDING', 'PENDING', 'PENDING'], 'i 5\u00a0tabel: 2 zakończone, 3 oczekują'],
    [['COMPLETED', 'PENDING'], 'i 2\u00a0tabele: 1 zakończona, 1 oczekuje'],
    [['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED'], 'i 5\u00a0tabel: 5 zakończonych'],
  ] as const)('[core §2] tabele %j liczy słowami „%s”', (statuses, expected) => {
    expect(restWords(statuses.map((status) => ({ status })))).toBe(expected);
  });

  it('[core §3] mówi, kto zlecił kopię, jak leżą jej pliki i kiedy ją odtwarzano', () => {
    const facts = { requestedBy: 'alicja@gabinet.example', restoreCheckedAt: '2026-11-19T10:19:00.000Z' };
    expect(factsOf(groupOf({ ...facts, encrypted: true }))).toBe(
      'Zlecona przez alicja@gabinet.example · pliki zaszyfrowane · odtworzenie sprawdzane 19.11.2026\u00a011:19',
    );
    expect(factsOf(groupOf({ encrypted: false }))).toBe('pliki niezaszyfrowane');
    expect(factsOf(groupOf({}))).toBe('');
  });
});
