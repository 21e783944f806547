import { describe, expect, it } from '@jest/globals';
import { parseCommand } from './command-line.js';

describe('the command line of backups', () => {
  it('names a backup, its tables and whether it is confirmed', () => {
    expect(parseCommand(['restore', 'backup-1', '--tables', 'foods, patients', '--yes'])).toEqual({
      ...{ name: 'restore', source: 'backup-1', tables: ['patients', 'foods'], isConfirmed: true },
      isAlone: false,
    });
  });

  it('means everything where no table is named', () => {
    expect(parseCommand(['backup'])).toMatchObject({ name: 'backup', tables: undefined, description: null });
  });

  it('is told by whoever begins it that Pora is stopped', () => {
    expect(parseCommand(['backup', '--alone'])).toMatchObject({ isAlone: true });
    expect(parseCommand(['restore', 'backup-1', '--alone'])).toMatchObject({ isAlone: true });
  });

  it.each([
    [['restore'], /^Usage: npm run restore/],
    [['restore', 'a', 'b'], /^Usage: npm run restore/],
    [['restore', 'a', '--force'], /^Usage: npm run restore/],
    [['restore', 'a', '--tables', 'pateints'], /^There is no "pateints". There are: patients, diet-plans/],
    [['backup', 'a'], /^Usage: npm run backup/],
    [['wipe'], /npm run backup.*npm run restore/s],
  ])('refuses %j with how it is written', (words, message) => {
    expect(() => parseCommand(words)).toThrow(message);
  });
});
