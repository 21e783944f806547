import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@pora/common/testing/app';
import { startOnSmallDisk, type SmallDisk } from '@pora/common/testing/small-disk';
import { until } from '@pora/common/testing/until';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const DISK_MB = 200;
const REFUSALS = 10;
const MOST_WRITES = 2_000;
const PATIENCE_MS = 30_000;

let disk: SmallDisk;
let app: PatientsTestApp;
let dietitian: SignedIn;
/** What the service said it had saved: the notes of each patient. */
const confirmed = new Map<string, string>();

beforeAll(async () => {
  disk = await startOnSmallDisk(DISK_MB);
  process.env['PORA_TEST_ENVIRONMENT'] = JSON.stringify(disk.environment);
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
}, 90_000);
afterAll(async () => {
  try {
    await app?.stop();
  } finally {
    await disk?.stop();
  }
});

/** One patient with notes that nothing can make shorter. */
async function write() {
  const id = `p-${confirmed.size}-${randomBytes(4).toString('hex')}`;
  const notes = randomBytes(3_500).toString('base64');
  const answer = await dietitian.post('/api/patients', {
    id,
    personal: { firstName: 'Ewa', lastName: 'Kos' },
    notes,
  });
  if (answer.status === 201) confirmed.set(id, notes);
  return answer;
}

async function writeUntilRefused() {
  const refused: Awaited<ReturnType<typeof write>>[] = [];
  for (let turn = 0; turn < MOST_WRITES && refused.length < REFUSALS; turn += 1) {
    const answer = await write();
    if (answer.status !== 201) refused.push(answer);
  }
  return refused;
}

async function expectNothingLost(): Promise<void> {
  const stored = await app.query<{ id: string; notes: string }>('SELECT id, notes FROM patients');
  const byId = new Map(stored.map(({ id, notes }) => [id, notes]));
  expect([...confirmed].filter(([id, notes]) => byId.get(id) !== notes).map(([id]) => id)).toEqual([]);
}

async function expectBack(): Promise<void> {
  await until(async () => (await write()).status === 201, PATIENCE_MS);
}

describe('a full disk under the database', () => {
  it('refuses each write in a clear sentence, loses nothing confirmed, and takes writes again when there is room', async () => {
    expect((await write()).status).toBe(201);
    disk.fill();
    const refused = await writeUntilRefused();
    disk.empty();

    expect(refused).toHaveLength(REFUSALS);
    for (const { status, headers, body } of refused) {
      expect({ status, code: body.code, retry: headers['retry-after'] !== undefined }).toEqual({
        status: 503,
        code: 'service_unavailable',
        retry: true,
      });
    }
    expect(refused[0]?.body.error).toBe('Brak miejsca na dysku serwera. Zmiana nie została zapisana.');
    await expectBack();
    await expectNothingLost();
  }, 120_000);

  it('the same when the journal of the database finds no room, which ends the server', async () => {
    disk.fill();
    await expect(fillJournal()).rejects.toThrow(/pg_wal.*No space left on device/);
    const { status, body } = await write();
    disk.empty();

    expect({ status, code: body.code }).toEqual({ status: 503, code: 'service_unavailable' });
    await expectBack();
    await expectNothingLost();
  }, 120_000);
});

/** Writes to the journal alone until it needs another file. */
async function fillJournal(): Promise<void> {
  for (let megabyte = 0; megabyte < DISK_MB; megabyte += 1) {
    await app.query(`SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000))`);
  }
}
