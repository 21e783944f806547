import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import type { SignedIn } from '@pora/common/testing/app';
import { KINDS } from '../testing/current-record-kinds.js';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

interface Saved {
  id: string;
  patientId: string;
  version: number;
}

let app: PatientsTestApp;
let dietitian: SignedIn;
let patientCount = 0;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());
beforeEach(() => app.plans.fail(false));

async function aPatient(): Promise<string> {
  patientCount += 1;
  const id = `p-${String(patientCount).padStart(3, '0')}`;
  const personal = { firstName: 'Ewa', lastName: 'Kos' };
  await dietitian.post('/api/patients', { id, personal }).expect(201);
  return id;
}

describe.each(KINDS)('%s', (_, kind) => {
  const post = (body: object) => dietitian.post(kind.path, body);
  const save = async (patientId: string, variant?: number) =>
    (await post(kind.body(patientId, variant)).expect(kind.saved)).body as Saved;
  const currentOf = async (patientId: string) =>
    (await dietitian.get(`${kind.path}?patientId=${patientId}`).expect(200)).body.items as Saved[];
  const cards = async () => (await dietitian.get(kind.path).expect(200)).body.items as Saved[];
  const trail = (patientId: string) =>
    app.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE entity_id = $1 AND action LIKE $2 ORDER BY id`,
      [patientId, `${kind.audit}.%`],
    );

  it('[core §7] is saved for a patient, answered whole with id, patient and ETag, and read back the same', async () => {
    const patientId = await aPatient();
    const { body, headers } = await post(kind.body(patientId)).expect(kind.saved);

    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      ...kind.body(patientId),
      patientId,
      version: 1,
      createdBy: dietitian.email,
    });
    expect(body.id.startsWith(kind.idPrefix)).toBe(true);
    const read = await dietitian.get(`${kind.path}?patientId=${patientId}`).expect(200);
    expect(read.body).toEqual({ items: [body], nextStartKey: null });
  });

  it('is an empty list for a patient who has none, and a 404 for an unknown one', async () => {
    const patientId = await aPatient();

    expect(await currentOf(patientId)).toEqual([]);
    const { body } = await dietitian.get(`${kind.path}?patientId=p-nobody`).expect(404);
    expect(body.error).toBe('Nie znaleziono pacjenta.');
    await post(kind.body('p-nobody')).expect(404);
  });

  it('[core §7] is listed for the whole practice by patient and day, without a word of its content', async () => {
    const patientId = await aPatient();
    const saved = await save(patientId);
    const { body } = await dietitian.get(kind.path).expect(200);
    const card = body.items.find((item: Saved) => item.patientId === patientId);

    expect(Object.keys(card).sort()).toEqual(['id', kind.day, 'patientId', 'updatedAt', 'version'].sort());
    expect(card).toMatchObject({ id: saved.id, version: 1, [kind.day]: '2024-05-06' });
    expect(body.nextStartKey).toBeNull();
  });

  it('is listed page by page, each patient once', async () => {
    for (let count = 0; count < 3; count += 1) await save(await aPatient());
    const whole = await cards();
    const paged: Saved[] = [];
    let startKey: string | null = null;
    do {
      const next: string = startKey === null ? '' : `&startKey=${startKey}`;
      const { body } = await dietitian.get(`${kind.path}?limit=2${next}`).expect(200);
      expect(body.items.length).toBeLessThanOrEqual(2);
      paged.push(...body.items);
      startKey = body.nextStartKey;
    } while (startKey !== null);

    expect(paged).toEqual(whole);
    expect(new Set(whole.map(({ patientId }) => patientId)).size).toBe(whole.length);
  });

  it('[core §4] is deleted, hidden everywhere, and brought back by undo', async () => {
    const patientId = await aPatient();
    const { id } = await save(patientId);
    await dietitian.delete(`${kind.path}/${id}`).expect(204);

    expect(await currentOf(patientId)).toEqual([]);
    expect((await cards()).map((card) => card.id)).not.toContain(id);
    await dietitian.delete(`${kind.path}/${id}`).expect(404);
    const { body, headers } = await dietitian.post(`${kind.path}/${id}/restore`).expect(200);
    expect(headers['etag']).toBe('"3"');
    expect(body).toMatchObject({ id, ...kind.body(patientId), version: 3 });
    expect(await currentOf(patientId)).toEqual([body]);
    const again = await dietitian.post(`${kind.path}/${id}/restore`).expect(200);
    expect(again.body).toEqual(body);
  });

  it('that is brought back takes the place of the one saved meanwhile, which can be brought back in turn', async () => {
    const patientId = await aPatient();
    const first = await save(patientId, 1);
    await dietitian.delete(`${kind.path}/${first.id}`).expect(204);
    const second = await save(patientId, 2);
    expect(second.id).not.toBe(first.id);

    await dietitian.post(`${kind.path}/${first.id}/restore`).expect(200);
    expect((await currentOf(patientId)).map(({ id }) => id)).toEqual([first.id]);
    await dietitian.post(`${kind.path}/${second.id}/${kind.bringBack}`).expect(200);
    expect(await currentOf(patientId)).toMatchObject([{ id: second.id, ...kind.body(patientId, 2) }]);
  });

  it('is never there twice, however many are saved at once', async () => {
    const patientId = await aPatient();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (__, variant) => post(kind.body(patientId, variant))),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([kind.saved]));
    expect(await currentOf(patientId)).toHaveLength(1);
  });

  it('is refused on an older version with the newer one beside it, and on one that is gone', async () => {
    const patientId = await aPatient();
    const before = await save(patientId, 1);
    const { body: current } = await post(kind.body(patientId, 2)).expect(kind.saved);
    const refused = await post(kind.body(patientId, 3)).set('If-Match', `"${before.version}"`).expect(412);

    expect(refused.body).toMatchObject({ code: 'stale_version', details: { current } });
    const remove = () => dietitian.delete(`${kind.path}/${current.id}`);
    await remove().set('If-Match', '"9"').expect(412);
    await remove().set('If-Match', `"${current.version}"`).expect(204);
    const gone = await post(kind.body(patientId, 3)).set('If-Match', `"${current.version}"`).expect(412);
    expect(gone.body.details).toEqual({ current: null });
    const { body: next } = await post(kind.body(patientId, 3)).expect(kind.saved);
    expect(next.version).toBeGreaterThan(current.version);
  });

  it('is saved once for one Idempotency-Key, and another body under the same key is a 409', async () => {
    const patientId = await aPatient();
    const send = (variant: number) =>
      post(kind.body(patientId, variant)).set('Idempotency-Key', `key-${patientId}-${kind.audit}`);
    const [first, second] = await Promise.all([send(1), send(1)]);

    expect([first.status, second.status]).toEqual([kind.saved, kind.saved]);
    expect(second.body).toEqual(first.body);
    const { body } = await send(2).expect(409);
    expect(body.code).toBe('idempotency_conflict');
    expect((await trail(patientId)).map(({ action }) => action)).toEqual([`${kind.audit}.create`]);
  });

  it('[core §7] goes with its patient and comes back with them', async () => {
    const patientId = await aPatient();
    const saved = await save(patientId);
    const trashed = await save(await aPatient());
    await dietitian.delete(`${kind.path}/${trashed.id}`).expect(204);
    await dietitian.delete(`/api/patients/${patientId}`).expect(204);
    await dietitian.delete(`/api/patients/${trashed.patientId}`).expect(204);

    await dietitian.get(`${kind.path}?patientId=${patientId}`).expect(404);
    expect((await cards()).map(({ id }) => id)).not.toContain(saved.id);
    await post(kind.body(patientId)).expect(404);
    await dietitian.delete(`${kind.path}/${saved.id}`).expect(404);
    await dietitian.post(`${kind.path}/${trashed.id}/restore`).expect(404);
    await dietitian.post(`/api/patients/${patientId}/restore`).expect(200);
    await dietitian.post(`/api/patients/${trashed.patientId}/restore`).expect(200);
    expect(await currentOf(patientId)).toEqual([saved]);
    expect(await currentOf(trashed.patientId)).toEqual([]);
  });

  it('is removed for good after 30 days in the trash, and with a patient who is', async () => {
    const [old, fresh, orphan] = [
      await save(await aPatient()),
      await save(await aPatient()),
      await save(await aPatient()),
    ];
    for (const { id } of [old, fresh]) await dietitian.delete(`${kind.path}/${id}`).expect(204);
    await dietitian.delete(`/api/patients/${orphan.patientId}`).expect(204);
    const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await app.query(`UPDATE ${kind.table} SET deleted_at = $1 WHERE id = $2`, [past, old.id]);
    await app.query('UPDATE patients SET deleted_at = $1 WHERE id = $2', [past, orphan.patientId]);
    const purged = await app.get<PurgeRegistry>(PurgeRegistry).runAll(new Date());

    expect(purged).toMatchObject({ [`${kind.audit}-trash`]: 1, 'patients-trash': 1 });
    const left = await app.query(`SELECT id FROM ${kind.table} WHERE id = ANY($1)`, [
      [old.id, fresh.id, orphan.id],
    ]);
    expect(left).toEqual([{ id: fresh.id }]);
    await dietitian.post(`${kind.path}/${old.id}/restore`).expect(404);
    await dietitian.post(`${kind.path}/${fresh.id}/restore`).expect(200);
  });

  it('is in the audit trail of its patient with every reading and change, without a value; a list of cards is not', async () => {
    const patientId = await aPatient();
    const { id } = await save(patientId);
    await currentOf(patientId);
    await dietitian.delete(`${kind.path}/${id}`).expect(204);
    await dietitian.post(`${kind.path}/${id}/restore`).expect(200);
    await cards();

    const actions = ['create', 'read', 'delete', 'restore'].map((verb) => `${kind.audit}.${verb}`);
    expect((await trail(patientId)).map(({ action }) => action)).toEqual(actions);
    const [written] = await app.query<{ text: string }>(
      'SELECT string_agg(a::text, chr(10)) AS text FROM audit_entries a WHERE entity_id = $1',
      [patientId],
    );
    expect(written?.text).not.toMatch(/Dorsz|pomidory|redukcja|xlsx|docx|Kos/);
  });

  it('of an unknown number is a 404 with its own sentence', async () => {
    for (const answer of [
      await dietitian.delete(`${kind.path}/${kind.idPrefix}none`),
      await dietitian.post(`${kind.path}/${kind.idPrefix}none/restore`),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([404, kind.missing]);
    }
  });
});
