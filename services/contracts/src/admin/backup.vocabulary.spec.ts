import { expect, test } from '@jest/globals';
import { BACKUP_TABLES, restoreSentence } from './backup.vocabulary.js';

test.each([
  [1, 'ODTWÓRZ 1 TABELĘ'],
  [3, 'ODTWÓRZ 3 TABELE'],
  [5, 'ODTWÓRZ 5 TABEL'],
  [BACKUP_TABLES.length, 'ODTWÓRZ CAŁĄ BAZĘ'],
])('before %s tables are restored, how much that is has to be typed', (count, sentence) => {
  expect(restoreSentence(count)).toBe(sentence);
});
