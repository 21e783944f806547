import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Log } from '../logging.js';
import { movableClock } from '../testing/movable-clock.js';
import { AllowList } from './allow-list.js';

const log = new Log({ serviceName: 'admin', logLevel: 'silent' });
const listOf = (allowedEmailsFile?: string) =>
  new AllowList(
    { allowedEmails: ['anna@poradnia.pl'], allowedEmailsFile, adminEmail: 'ewa@poradnia.pl' },
    log,
  );

describe('the allow-list', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pora-allow-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('compares addresses without regard to case and blanks', async () => {
    expect(await listOf().isAllowed(' Anna@Poradnia.PL ')).toBe(true);
    expect(await listOf().isAllowed('anna@poradnia.pl.evil.example')).toBe(false);
    expect(await listOf().isAllowed('')).toBe(false);
  });

  test('knows the one administrator, who needs a place on the list like everybody', async () => {
    expect(listOf().isAdmin('EWA@poradnia.pl')).toBe(true);
    expect(listOf().isAdmin('anna@poradnia.pl')).toBe(false);
    expect(await listOf().isAllowed('ewa@poradnia.pl')).toBe(false);
  });

  test('an address taken out of the file is out within 1 s', async () => {
    const file = join(folder, 'emails');
    await writeFile(file, '# zespół\newa@poradnia.pl, jan@poradnia.pl\n');
    const clock = movableClock();
    const list = listOf(file);
    expect(await list.isAllowed('Jan@poradnia.pl')).toBe(true);
    await writeFile(file, 'ewa@poradnia.pl\n');
    clock.moveAhead(1_000);
    expect(await list.isAllowed('jan@poradnia.pl')).toBe(false);
    expect(await list.isAllowed('ewa@poradnia.pl')).toBe(true);
    clock.restore();
  });

  test('a file that cannot be read lets nobody in but the configured addresses', async () => {
    const list = listOf(join(folder, 'missing'));
    expect(await list.isAllowed('ewa@poradnia.pl')).toBe(false);
    expect(await list.isAllowed('anna@poradnia.pl')).toBe(true);
  });
});
